/** Cards that leave for the foundation, together or alone, and the way back from there. */
import { between, FOUNDATION, offset, topBox, wellOf, type Box } from './boxes.js';
import { seenAt, type Cue } from './cue.js';
import type { Journey } from './journeys.js';
import { TIME } from './timing.js';

/** More cards than these leave in no single move. */
const MOST = 3;
/** How far beside their middle the cards of a pair meet, and how high a king's arc is, in card widths. */
const ASIDE = 0.3;
const ARC = 0.35;

/** What lay on the foundation stays in sight until the new card has come. */
function holdFoundation({ board, shot, stage }: Cue): void {
  const well = wellOf(board, FOUNDATION);
  const old = shot.likeness('foundation');
  if (well && old) stage.hold(old, well);
}

function flyPair(
  { shot, stage, pace }: Cue,
  pair: readonly Journey[],
  to: Box,
  away: number,
): void {
  const boxes = pair.map(({ card, from }) => shot.boxIn(card, from));
  const [first, second] = boxes;
  if (!first || !second) return;
  const middle = between(first, second);
  const meet = TIME.meet * pace;
  const duration = meet + away * pace;
  const leftmost = first.left <= second.left ? 0 : 1;
  for (const [index, { card }] of pair.entries()) {
    const copy = shot.likeness(card);
    const from = boxes[index];
    if (!copy || !from) continue;
    if (card === shot.held) copy.style.zIndex = '1';
    const side = (index === leftmost ? -ASIDE : ASIDE) * from.width;
    const met = { ...middle, left: middle.left + side };
    stage.ghost(
      copy,
      from,
      [
        { translate: '0 0', offset: 0 },
        { translate: offset(met, from), scale: 1, offset: meet / duration, easing: 'ease-in-out' },
        { translate: offset(to, from), scale: 0.9, offset: 1 },
      ],
      { duration },
    );
  }
}

function flyAlone(
  { shot, stage, pace }: Cue,
  { card, from }: Journey,
  to: Box,
  time: number,
): void {
  const copy = shot.likeness(card);
  const start = shot.boxIn(card, from);
  if (!copy || !start) return;
  const middle = between(start, to);
  const top = { ...middle, top: middle.top - ARC * start.width };
  stage.ghost(
    copy,
    start,
    [
      { translate: '0 0', easing: 'ease-out' },
      { translate: offset(top, start), easing: 'ease-in' },
      { translate: offset(to, start), scale: 0.9 },
    ],
    { duration: time * pace },
  );
}

export function leave(cue: Cue, won: boolean): void {
  const leaving = cue.journeys.filter(({ to }) => to.pile === 'foundation');
  const to = topBox(cue.board, FOUNDATION, cue.frame);
  if (leaving.length === 0 || leaving.length >= MOST || !to) return;
  holdFoundation(cue);
  const [first] = leaving;
  if (leaving.length === 2) flyPair(cue, leaving, to, won ? TIME.lastCards : TIME.leave);
  else if (first) flyAlone(cue, first, to, won ? TIME.lastCards : TIME.king);
}

/** Without travel: what leaves fades where it lay. */
export function fadeAway({ shot, stage, journeys }: Cue): void {
  const leaving = journeys.filter(({ to }) => to.pile === 'foundation');
  if (leaving.length >= MOST) return;
  for (const { card, from } of leaving) {
    const copy = shot.likeness(card);
    const box = shot.boxIn(card, from);
    if (copy && box) stage.ghost(copy, box, [{}, { opacity: 0 }], { duration: TIME.fade });
  }
}

/** From the foundation back to where the cards lay. */
export function comeBack(cue: Cue): void {
  const coming = cue.journeys.filter(({ from }) => from.pile === 'foundation');
  if (coming.length >= MOST) return;
  for (const { card, from } of coming) {
    const seen = seenAt(cue, card);
    const start = cue.shot.boxIn(card, from);
    if (!seen || !start) continue;
    cue.stage.move(
      seen.element,
      [{ translate: offset(start, seen.box), scale: 0.9, zIndex: 7 }, { zIndex: 7 }],
      { duration: (TIME.meet + TIME.leave) * cue.pace },
    );
  }
}
