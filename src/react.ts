/**
 * The tag in the JSX of React 19, for TypeScript: name `pyramid-solitaire/react` among the compiler's
 * `types`, or in a triple-slash reference. Types alone: there is nothing to import when it runs.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PublicProperties, PyramidEventMap, PyramidSolitaire } from './index.js';

/** React listens to `pyramid-win` by `onpyramid-win`. */
type Listeners = {
  readonly [Type in keyof PyramidEventMap as `on${Type}`]?: (event: PyramidEventMap[Type]) => void;
};

type Props = DetailedHTMLProps<HTMLAttributes<PyramidSolitaire>, PyramidSolitaire> &
  Partial<PublicProperties> &
  Listeners;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React's own way
  namespace JSX {
    interface IntrinsicElements {
      'pyramid-solitaire': Props;
    }
  }
}
