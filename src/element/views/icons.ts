/** Icons that are fetched once the game is on the table. */
import type { TemplateResult } from 'lit';
import { outline } from '../face/index.js';
import type { LateIconName } from '../later/icons.js';
import type { Scene } from '../scene.js';

/** Until it is there, its place is kept. */
export const lateIcon = ({ later }: Scene, name: LateIconName): TemplateResult =>
  outline(later?.icons[name] ?? '');
