// Where a card can be put down: whatever is legal can be dragged, and nothing else is called legal.
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatMove, legalMoves, whyNot, type Position } from '../../src/engine/index.js';
import { dropsOf, heldAt, type Held } from '../../src/element/drag/drops.js';
import { shownWaste, type StopKey } from '../../src/element/stops.js';
import { anyDeal, anyWalk, walk } from '../engine/arbitraries.js';
import { deal, Player } from '../engine/player.js';

// A busy machine is no fault.
vi.setConfig({ testTimeout: 60_000 });

/** All that could be picked up, one way or another. */
function everyHeld(position: Position): readonly Held[] {
  const { tableau, reserve, cells, hand, wastes, stock, game } = position;
  const shown = [
    ...tableau,
    ...reserve.flat(),
    ...cells,
    hand,
    ...wastes.flatMap((_, index) => shownWaste(position, index)),
    ...(game.rules.stock === 'open' ? stock.slice(0, 1) : []),
  ].filter((card) => card !== null);
  const stops: readonly StopKey[] = [
    ...shown,
    ...(game.rules.stock === 'open' ? [] : ['stock' as const]),
  ];
  return stops.flatMap((stop) => heldAt(position, stop) ?? []);
}

/** The drops of a card, as `zone move`, those to be refused with their reason. */
function told({ session: { position } }: Player, held: Held): readonly string[] {
  return dropsOf(position, held).map(({ zone, move, legal }) => {
    const reason = legal ? null : whyNot(position, move);
    return [zone, formatMove(move), reason ?? ''].join(' ').trim();
  });
}

const legalOnes = (player: Player, held: Held): readonly string[] =>
  told(player, held).filter((drop) => drop.split(' ').length === 2);

const anyPosition = fc
  .tuple(anyDeal, anyWalk)
  .map(([setup, steps]) => walk(new Player(setup), steps).at(-1)?.session.position)
  .filter((position) => position !== undefined);

describe('laws', () => {
  it('a drop is called legal where the engine says so, and each place is named once', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        for (const held of everyHeld(position)) {
          const drops = dropsOf(position, held);
          for (const { move, legal } of drops) expect(whyNot(position, move) === null).toBe(legal);
          expect(new Set(drops.map(({ zone }) => zone)).size).toBe(drops.length);
        }
      }),
    );
  });

  it('whatever is legal can be dragged, but for turning the waste over', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const dragged = new Set(
          everyHeld(position).flatMap((held) =>
            dropsOf(position, held).flatMap(({ move, legal }) => (legal ? formatMove(move) : [])),
          ),
        );
        const { rules } = position.game;
        const unseen = position.wastes.flatMap((pile, index) =>
          pile.filter((card) => !shownWaste(position, index).includes(card)),
        );
        for (const move of legalMoves(position)) {
          const isHidden =
            move.kind === 'remove' && move.cards.some((card) => unseen.includes(card));
          // The open stock's top goes with the waste's rather than onto it.
          const isPair = move.kind === 'draw' && rules.stock === 'open';
          if (move.kind === 'redeal' || isHidden || isPair) continue;
          expect(dragged).toContain(formatMove(move));
        }
      }),
    );
  });
});

describe('a card', () => {
  it('goes with its partners, wherever they lie', () => {
    const player = deal('traditional', {
      cards: { rows: { 7: '4C 9D 9H KC' }, stock: '9C 9S' },
    }).play('draw draw');
    expect(legalOnes(player, '4C')).toEqual([
      '9D 9D+4C',
      '9H 9H+4C',
      'hand 9S+4C',
      'waste:0 9C+4C',
    ]);
    expect(legalOnes(player, 'KC')).toEqual(['foundation KC']);
  });

  it('is refused elsewhere, as two taps are, itself named first', () => {
    const player = deal('traditional', {
      cards: { rows: { 6: '2D', 7: '4C KC 8H' }, stock: '3S 5C' },
    });
    const drops = told(player.play('draw draw'), '4C');
    expect(drops).toContain('2D 4C+2D covered');
    expect(drops).toContain('KC KC+4C king-alone');
    expect(drops).toContain('8H 8H+4C sum');
    expect(drops).toContain('hand 5C+4C sum');
    expect(drops).toContain('waste:0 4C+3S sum');
    expect(drops).toContain('foundation 4C not-alone');
    expect(dropsOf(player.session.position, '4C')[0]?.move).toMatchObject({
      cards: ['4C', expect.anything()],
    });
  });

  it('that is covered is held only where a cover pair may take it', () => {
    const cards = { rows: { 6: '9D', 7: '4C ..' } };
    const covered = deal('overlapping', { cards });
    expect(heldAt(covered.session.position, '9D')).toBe(null);
    const layout = { rows: { 6: '9D', 7: '4C KC QD QC JD JC TD' } };
    const single = deal('overlapping', { cards: layout }).play('KC');
    expect(heldAt(single.session.position, '9D')).toBe('9D');
    expect(legalOnes(single, '9D')).toEqual(['4C 9D+4C']);
    expect(legalOnes(single, '4C')).toEqual(['9D 9D+4C']);
    expect(heldAt(deal('traditional', { cards: layout }).play('KC').session.position, '9D')).toBe(
      null,
    );
  });

  it('of a waste finds the one below it in its own pile', () => {
    const player = deal('aisleriot', { cards: { stock: '4C 9D' } }).play('draw draw');
    expect(legalOnes(player, '9D')).toContain('4C 9D+4C');
    expect(legalOnes(player, '4C')).toEqual(['9D 9D+4C']);
    expect(told(player, '9D').join()).not.toContain('waste:');
    expect(told(deal('aisleriot', { cards: { stock: '4C 8D' } }).play('draw draw'), '8D').join())
      .not //
      .toContain('4C');
  });

  it('face down is refused by itself, so that nothing tells what it is', () => {
    const player = deal('thirteen', { cards: { rows: { 8: '4C' } } });
    const [spot] = dropsOf(player.session.position, '4C');
    expect(spot).toMatchObject({
      zone: 'spot:0',
      legal: false,
      move: { cards: [expect.anything()] },
    });
    expect(told(player, '4C')[0]).toMatch(/face-down$/u);
  });

  it('may be parked in an empty spot, and leaves it for its partner', () => {
    const player = deal('cell', { cards: { rows: { 7: '4C KC 9D' } } });
    expect(legalOnes(player, '4C')).toContain('cell:0 cell:4C');
    expect(told(player, 'KC')).toContain('cell:0 cell:KC king-alone');
    player.play('cell:4C');
    expect(legalOnes(player, '9D')).toContain('cell:0 9D+4C');
    expect(told(player, '4C').join()).not.toContain('cell:');
  });
});

describe('the stock', () => {
  it('goes wherever drawn cards go, and nowhere else', () => {
    expect(told(deal('traditional'), 'stock')).toEqual(['waste:0 draw', 'hand draw']);
    expect(told(deal('casual', { rules: { stock: 'closed' } }), 'stock')).toEqual(['waste:0 draw']);
    expect(told(deal('apophis-dealt'), 'stock')).toEqual([0, 1, 2].map((n) => `waste:${n} draw`));
  });

  it('asks for a waste where there is a choice, for itself and for the card in the hand', () => {
    const player = deal('apophis', { cards: { stock: '4C 9D 3H' } });
    expect(legalOnes(player, 'stock').at(-1)).toBe('hand draw');
    player.play('draw');
    const choices = [0, 1, 2].map((n) => `waste:${n} draw>${n + 1}`);
    expect(told(player, 'stock')).toEqual([...choices, 'hand draw choose-waste']);
    expect(told(player, '4C')).toEqual(expect.arrayContaining(choices));
    player.play('draw>2');
    expect(told(player, '9D')).toEqual(
      expect.arrayContaining(['waste:0 draw>1', 'waste:1 9D+4C', 'waste:2 draw>3']),
    );
  });

  it('open: its top goes with the top of the waste, else onto it', () => {
    const player = deal('semicolon', { cards: { stock: '4C 9D 3H' } });
    expect(legalOnes(player, '4C')).toContain('waste:0 draw');
    player.play('draw');
    expect(legalOnes(player, '9D')).toContain('waste:0 9D+4C');
    expect(legalOnes(player, '4C')).toContain('9D 9D+4C');
    player.play('draw');
    expect(legalOnes(player, '3H')).toContain('waste:0 draw');
    expect(told(player, '3H').join()).not.toContain('3H 3H');
  });

  it('that may not be drawn from says why', () => {
    const player = deal('thirteen', { cards: { rows: { 8: 'KC' } } });
    expect(told(player, 'stock')).toEqual(['waste:0 draw must-remove-first']);
  });

  it('is not there to be held once it is empty', () => {
    const player = deal('casual', { rules: { stock: 'closed' } });
    expect(heldAt(player.session.position, 'stock')).toBe('stock');
    expect(heldAt(player.play('draw*24').session.position, 'stock')).toBe(null);
    for (const stop of ['draw', 'foundation', 'waste:0', 'lay:1', 'spot:3', 'cell:0'] as const) {
      expect(heldAt(player.session.position, stop)).toBe(null);
    }
  });
});
