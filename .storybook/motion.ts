// Lets the toolbar ask for less motion, as a system would.

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const ALWAYS = 'all';

const ask = window.matchMedia.bind(window);

/** From now on the element's question about motion is answered by the toolbar, then by the system. */
export function letToolbarStill(): void {
  window.matchMedia = (query) =>
    ask(
      query === LESS_MOTION && document.documentElement.dataset['motion'] === 'reduced'
        ? ALWAYS
        : query,
    );
}
