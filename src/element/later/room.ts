/** The room that a page gives: where it ends above the table's foot, the board is made to fit it. */

/**
 * Watches whether the table is higher than its element, which is so only where the page gives a height.
 * It is measured as it would be without that height, so what follows from a measure never changes it.
 */
export function watchRoom(host: Element, root: ParentNode): void {
  let watchesBoard = false;
  const fit = (): void => {
    const room = root.querySelector<HTMLElement>('.room');
    const board = root.querySelector('.board');
    if (!room || !board) return;
    // Other rules may need another height.
    if (!watchesBoard) observer.observe(board);
    watchesBoard = true;
    room.classList.remove('tight');
    room.style.height = '';
    const { bottom } = host.getBoundingClientRect();
    const height = host.clientHeight;
    const parts = [...(board.parentElement?.children ?? [])];
    if (parts.every((part) => part.getBoundingClientRect().bottom < bottom + 1)) return;
    room.classList.add('tight');
    // Where the page does not stretch it, or only bounds it, the room needs a height of its own.
    const bounded = getComputedStyle(host).maxHeight !== 'none';
    if (bounded || room.clientHeight < height) room.style.height = `${height}px`;
  };
  // In the next frame, since a size that changes while sizes are told would be told of as an error.
  const observer = new ResizeObserver(() => requestAnimationFrame(fit));
  observer.observe(host);
}
