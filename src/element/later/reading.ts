/** A message stays while somebody points at it, and so may still be reading it. */

const isOnMessage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.toast') !== null;

/** Says when the pointer comes to a message and when it leaves; listens as long as the root lives. */
export function listenToReader(root: EventTarget, reads: (reading: boolean) => void): void {
  let reading = false;
  const now = (is: boolean): void => {
    if (is !== reading) reads((reading = is));
  };
  root.addEventListener('pointerover', ({ target }) => now(isOnMessage(target)));
  root.addEventListener('pointerout', (event) =>
    now(isOnMessage((event as PointerEvent).relatedTarget)),
  );
}
