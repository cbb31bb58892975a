/** Helpers of play functions: they find the boards, and wait for what the boards promise. */
import type { PyramidSolitaire } from 'pyramid-solitaire';

/** All boards of a story, ready to be played. */
export async function boardsIn(canvas: HTMLElement): Promise<readonly PyramidSolitaire[]> {
  const boards = [...canvas.querySelectorAll('pyramid-solitaire')] as PyramidSolitaire[];
  await Promise.all(boards.map((board) => board.updateComplete));
  return boards;
}

/** The only board, or the first. */
export async function boardIn(canvas: HTMLElement): Promise<PyramidSolitaire> {
  const [board] = await boardsIn(canvas);
  if (!board) throw new Error('There is no board in this story.');
  return board;
}

/** Waits until nothing moves on a board, since cards in flight have no names of their own. */
export async function stillness({ shadowRoot }: PyramidSolitaire): Promise<void> {
  const moving = shadowRoot?.getAnimations() ?? [];
  // One that is cut short has ended too.
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
