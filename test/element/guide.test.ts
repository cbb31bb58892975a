// The guide: goes on when its step is done, waits where the player strays, and finds the way back.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Guide } from '../../src/element/learn/guide.js';
import { GUIDED, SCRIPT, type Tool } from '../../src/element/learn/script.js';
import {
  freeCards,
  locate,
  parseCard,
  reduce,
  tap,
  whyNotFree,
  type Card,
  type Fact,
  type Intent,
  type Session,
} from '../../src/engine/index.js';
import { solve } from '../../src/solver/index.js';
import { anyWalk, walk } from '../engine/arbitraries.js';
import { intentOf, Player, setupFor } from '../engine/player.js';

/** A guided game: what is done in it, the guide is told. */
class Lesson {
  session: Session;
  readonly guide: Guide;

  constructor(tools: readonly Tool[] = ['undo', 'hint']) {
    this.session = new Player(setupFor(GUIDED.variant, { code: GUIDED.code })).session;
    this.guide = new Guide({
      session: () => this.session,
      dispatch: (intent) => this.send(intent),
      offers: (tool) => tools.includes(tool),
    });
  }

  send(intent: Intent): readonly Fact[] {
    const { session, facts } = reduce(this.session, intent);
    this.session = session;
    this.guide.follow(facts, session);
    return facts;
  }

  play(...words: readonly string[]): this {
    for (const word of words) this.send(intentOf(word));
    return this;
  }

  tap(card: string): this {
    this.send(tap(this.session, card as Card));
    return this;
  }

  /** Does what the step asks for. */
  obey(): this {
    const { step } = this.guide;
    if (step?.task === 'move') this.play(step.move);
    if (step?.task === 'try') this.tap(step.card);
    if (step?.task === 'undo') this.play('undo');
    if (step?.task === 'hint') this.guide.hinted();
    if (step?.task === 'read') this.guide.next();
    return this;
  }

  get says(): string {
    return this.guide.step?.says ?? '';
  }
}

const obeyUntil = (says: string, lesson = new Lesson()): Lesson => {
  for (let step = 0; step < 20 && lesson.says !== says; step += 1) lesson.obey();
  expect(lesson.says).toBe(says);
  return lesson;
};

const free = ({ session }: Lesson, rank: string): number =>
  freeCards(session.position).filter((card) => card.startsWith(rank)).length;
const tops = ({ session }: Lesson): readonly unknown[] =>
  session.position.wastes.map((pile) => pile.at(-1));

it('goes through the whole script when it is obeyed, and ends where the game can be won', () => {
  const lesson = new Lesson();
  const said: string[] = [];
  while (lesson.guide.step) {
    said.push(lesson.says);
    expect(lesson.guide.strayed).toBe(false);
    lesson.obey();
  }

  expect(said).toEqual(SCRIPT.map(({ says }) => says));
  expect(solve(lesson.session.position).verdict).toBe('winnable');
});

it('tries a card that is covered when it is tried', () => {
  const lesson = obeyUntil('learn.guide.covered');
  const step = SCRIPT.find(({ says }) => says === 'learn.guide.covered');
  const card = step?.task === 'try' ? parseCard(step.card) : null;

  expect(card && whyNotFree(lesson.session.position, card)).toBe('covered');
});

it('says of the cards what is so', () => {
  const covered = obeyUntil('learn.guide.covered').session.position;
  expect(['TS', 'JS'].map((card) => locate(covered, card as Card)?.above)).toEqual([0, 1]);
  expect(covered.tableau.at(-1)).toBe('7S');
  expect(tops(obeyUntil('learn.guide.waste'))).toEqual(['3C']);
  const beneath = obeyUntil('learn.guide.beneath');
  expect([tops(beneath), free(beneath, '6')]).toEqual([['7D'], 0]);
  const undo = obeyUntil('learn.guide.undo');
  expect([tops(undo), free(undo, '2')]).toEqual([['JC'], 0]);
});

it('leaves out what the player has no button for', () => {
  const { steps } = new Lesson([]).guide;

  expect(steps).toHaveLength(SCRIPT.length - 2);
  obeyUntil('', new Lesson([]));
});

it('stays on a step while a card is selected or a pair is refused', () => {
  const lesson = new Lesson().tap('7C').tap('7S').tap('7S');

  expect([lesson.says, lesson.guide.strayed]).toEqual(['learn.guide.king', false]);
});

it('goes on with a player who is ahead of it', () => {
  expect(obeyUntil('learn.guide.covered').play('draw').says).toBe('learn.guide.waste');
});

it('does not take a move that has yet to be made for one taken back', () => {
  expect(obeyUntil('learn.guide.beneath').tap('QC').says).toBe('learn.guide.beneath');
});

describe('off the script', () => {
  it('says so, and goes on once the player is back', () => {
    const lesson = new Lesson().play('draw');
    expect(lesson.guide.strayed).toBe(true);
    lesson.play('undo');

    expect([lesson.says, lesson.guide.strayed]).toEqual(['learn.guide.king', false]);
  });

  it('finds the way back after moves of the player’s own and moves taken back', () => {
    const lesson = obeyUntil('learn.guide.waste').play('undo', 'undo', 'draw', 'draw');
    expect(lesson.guide.strayed).toBe(true);
    lesson.guide.back();

    expect([lesson.says, lesson.guide.strayed]).toEqual(['learn.guide.waste', false]);
    expect(lesson.obey().says).toBe('learn.guide.beneath');
  });

  it('finds it from wherever somebody has gone', () => {
    fc.assert(
      fc.property(fc.nat({ max: SCRIPT.length - 1 }), anyWalk, (steps, choices) => {
        const lesson = new Lesson();
        for (let at = 0; at < steps; at += 1) lesson.obey();
        const player = new Player(lesson.session.setup);
        player.session = lesson.session;
        for (const { word } of walk(player, choices)) lesson.play(word);
        if (!lesson.guide.step) return;
        lesson.guide.back();
        expect(lesson.guide.strayed).toBe(false);
      }),
    );
  });

  it('minds no other way once there is nothing more to play', () => {
    expect(obeyUntil('learn.guide.redeal').play('draw', 'draw').guide.strayed).toBe(false);
  });
});

describe('ends', () => {
  it('when it is left', () => {
    const lesson = new Lesson();
    lesson.guide.leave();
    expect(lesson.play('KD').says).toBe('');
  });

  it('with another game', () => {
    const lesson = obeyUntil('learn.guide.draw');
    lesson.send({ kind: 'deal', setup: setupFor('giza', { code: 'PY1-N-AAAAAAA' }) });
    expect(lesson.says).toBe('');
  });

  it('with a game given up', () => {
    expect(obeyUntil('learn.guide.draw').play('give-up').says).toBe('');
  });
});

it('begins again with the same deal', () => {
  const lesson = obeyUntil('learn.guide.draw');
  lesson.send({ kind: 'restart' });

  expect([lesson.says, lesson.guide.strayed]).toEqual(['learn.guide.king', false]);
});
