/** Who attends the board once the game is on it: drags, motion, the reader of a message, its room. */
import type { Fact, Session } from '../../engine/index.js';
import { letDrag } from '../drag/index.js';
import { Motion } from '../motion/motion.js';
import { wantsMotion } from '../motion/wanted.js';
import type { Attendants, Attended } from '../scene.js';
import { listenToReader } from './reading.js';
import { watchRoom } from './room.js';

export function attend(root: ShadowRoot, attended: Attended): Attendants {
  const drag = letDrag(root, attended);
  const motion = new Motion(root, () => wantsMotion(attended.texts));
  listenToReader(root, (reading) => attended.reads(reading));
  watchRoom(root.host, root);
  return {
    note: (before: Session, facts: readonly Fact[], after: Session) =>
      motion.note(before, facts, after),
    beforeRender: () => motion.capture(),
    rendered: () => drag.rendered(),
    afterRender: () => motion.start(),
    leave: () => {
      drag.cancel();
      motion.stop();
    },
  };
}
