/** Out of sight, yet read aloud: declarations shared by whatever the eye can do without. */
import { css } from 'lit';

export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
