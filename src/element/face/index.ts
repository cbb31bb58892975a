/** All that the views draw with. */
export { cardBack } from './back.js';
export { modern, type Courts } from './courts.js';
export { cardFace, type FaceOptions } from './face.js';
export { icon, outline, passPip, type IconName } from './icons.js';
export { letterOf, LOCAL_LETTERS, type Letters } from './ranks.js';
export { slotArt, type SlotArt } from './slots.js';
export { sprite } from './sprite.js';
