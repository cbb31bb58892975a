// The fan of a waste: its last tops in sight, and of a packet's cards that were never on top the edges.
import { describe, expect, it } from 'vitest';
import { fanOf } from '../../src/element/stops.js';
import {
  findSetup,
  parseMove,
  reduce,
  settingsOf,
  snapshotOf,
  startSession,
  variantOf,
} from '../../src/engine/public.js';
import type { Card, Session } from '../../src/engine/public.js';

function begin(variant: string): Session {
  const named = variantOf(variant);
  if (!named) throw new Error(variant);
  const found = findSetup(settingsOf(named), { code: 'PY1-N-AAAAAAS' });
  if (!found.ok) throw new Error(found.reason);
  return startSession(found.setup);
}

const play = (session: Session, moves: string): Session =>
  moves
    .split(' ')
    .flatMap((text) => parseMove(text) ?? [])
    .reduce((now, move) => reduce(now, { kind: 'play', move }).session, session);

/** Cards as they lie, oldest first: edges as a bar. */
const seen = ({ position }: Session, waste = 0): string =>
  fanOf(position, waste)
    .map(({ card, unseen }) => (unseen ? '|' : card))
    .join(' ');

const places = ({ position }: Session): readonly string[] =>
  fanOf(position, 0).map(({ steps, edges }) => `${steps}.${edges}`);

describe('packets of three', () => {
  it('show the top, and two edges for the cards under it', () => {
    const session = play(begin('tuts-tomb'), 'draw');
    expect(session.position.wastes[0]).toHaveLength(3);
    expect(seen(session)).toBe(`| | ${session.position.wastes[0]?.at(-1)}`);
    expect(places(session)).toEqual(['0.2', '0.1', '0.0']);
  });

  it('show three tops at most, and edges between them only', () => {
    const session = play(begin('tuts-tomb'), 'draw draw draw draw');
    const pile = session.position.wastes[0] ?? [];
    expect(seen(session)).toBe(`${pile[5]} | | ${pile[8]} | | ${pile[11]}`);
    expect(places(session)).toEqual(['2.4', '1.4', '1.3', '1.2', '0.2', '0.1', '0.0']);
  });

  it('show a card once it has come to the top', () => {
    let session = play(begin('tuts-tomb'), 'draw');
    const top = (): Card | undefined => session.position.wastes[0]?.at(-1);
    const takesTop = (): string | undefined =>
      snapshotOf(session).legal.find((move) => move.includes(top() ?? '?'));
    while (!takesTop()) session = play(session, 'draw');
    const below = session.position.wastes[0]?.at(-2);
    expect(seen(session)).not.toContain(below);
    session = play(session, takesTop() ?? '');
    expect(seen(session)).toMatch(new RegExp(`\\| ${below}$`));
  });
});

describe('other wastes', () => {
  it('have no edges where cards come one by one', () => {
    const session = play(begin('pyramide'), 'draw draw draw draw');
    expect(seen(session)).toBe((session.position.wastes[0] ?? []).slice(-3).join(' '));
    expect(places(session)).toEqual(['2.0', '1.0', '0.0']);
  });

  it('show one card each where there are several', () => {
    const session = play(begin('apophis-dealt'), 'draw draw');
    for (const [at, pile] of session.position.wastes.entries()) {
      expect(seen(session, at)).toBe(pile.at(-1));
    }
  });

  it('show nothing while empty', () => {
    expect(seen(begin('tuts-tomb'))).toBe('');
  });
});
