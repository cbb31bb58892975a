/** A player at the table: deals a variant and plays it by words and taps, so tests read like rules. */
import {
  deckOf,
  findSetup,
  formatCards,
  formatDealCode,
  freeCards,
  layoutOf,
  parseMove,
  parseRules,
  reduce,
  settingsOf,
  snapshotOf,
  startSession,
  tap,
  variantOf,
  type Card,
  type Fact,
  type Intent,
  type Options,
  type RuleSet,
  type Session,
  type Settings,
  type Setup,
  type Snapshot,
} from '../../src/engine/index.js';

/** Cards in their places, `..` for any other card; rows are counted from 1 at the top. */
export interface Arrangement {
  readonly rows?: Readonly<Record<number, string>>;
  readonly reserve?: string;
  /** The first cards of the stock, the first to be drawn first. */
  readonly stock?: string;
}

export interface Deal {
  readonly code?: string;
  readonly cards?: string | Arrangement;
  readonly rules?: Partial<RuleSet>;
  readonly options?: Partial<Options>;
}

const ANY = '..';
const words = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');
const padded = (cards: readonly string[], size: number): string[] => [
  ...cards,
  ...Array.from({ length: size - cards.length }, () => ANY),
];

/** A whole deck with these cards in their places and the others, in their order, in the gaps. */
export function arrange(
  rules: RuleSet,
  { rows = {}, reserve = '', stock = '' }: Arrangement,
): string {
  const lines = Object.entries(rows).map(([row, cards]) => [Number(row), words(cards)] as const);
  const byRow = new Map(lines);
  const places = layoutOf(rules).map(({ row, column }) => byRow.get(row + 1)?.[column] ?? ANY);
  places.push(...padded(words(reserve), rules.reserve * rules.reserveDepth), ...words(stock));
  const named = new Set(places);
  const lost = lines.flatMap(([, cards]) => cards).find((card) => !named.has(card));
  if (lost) throw new Error(`no place for ${lost}`);
  const others = deckOf(rules.ranks).filter((card) => !named.has(card));
  const filled = padded(places, rules.ranks * 4).map((place) =>
    place === ANY ? (others.shift() ?? ANY) : place,
  );
  return filled.join(' ');
}

/** The settings of a variant with some rules and options changed. */
export function settingsFor(
  key: string,
  rules: Partial<RuleSet> = {},
  options: Partial<Options> = {},
): Settings {
  const variant = variantOf(key);
  if (!variant) throw new Error(`no variant ${key}`);
  const parsed = parseRules({ ...variant.rules, ...rules });
  if (!parsed.ok) throw new Error(parsed.reason);
  return { ...settingsOf(variant), ...options, rules: parsed.rules };
}

/** The setup of a deal; a test that names an impossible one fails. */
export function setupFor(key: string, how: Deal = {}): Setup {
  const settings = settingsFor(key, how.rules, how.options);
  const cards = typeof how.cards === 'object' ? arrange(settings.rules, how.cards) : how.cards;
  const found = findSetup(settings, { code: how.code ?? null, cards: cards ?? null });
  if (!found.ok) throw new Error(`${found.reason} ${found.card ?? ''}`);
  return found.setup;
}

const ACTIONS: Readonly<Record<string, Intent>> = {
  undo: { kind: 'undo' },
  redo: { kind: 'redo' },
  'give-up': { kind: 'give-up' },
};

/** What a word of a transcript wants. */
export const intentOf = (word: string): Intent =>
  ACTIONS[word] ?? { kind: 'play', move: parseMove(word) };

/** The reason of the first fact, if it is a refusal. */
function reasonOf([fact]: readonly Fact[]): string | null {
  return fact?.kind === 'refused' ? fact.reason : null;
}

export class Player {
  session: Session;
  /** What the last action brought about. */
  facts: readonly Fact[] = [];

  constructor(setup: Setup) {
    this.session = startSession(setup);
  }

  /** Carries an intent out and tells why not, or null. */
  send(intent: Intent): string | null {
    const { session, facts } = reduce(this.session, intent);
    this.session = session;
    this.facts = facts;
    return reasonOf(facts);
  }

  /** Plays words of a transcript, `draw*6` for six of a kind; one refused fails the test. */
  play(text: string): this {
    for (const word of words(text)) {
      const [action = '', times = '1'] = word.split('*');
      for (let i = 0; i < Number(times); i++) {
        const reason = this.send(intentOf(action));
        if (reason !== null) throw new Error(`${action} refused: ${reason}`);
      }
    }
    return this;
  }

  /** Tries one word: why it is refused, or null if it was done. */
  try(word: string): string | null {
    return this.send(intentOf(word));
  }

  /** Taps cards one after another; the refusal of the last tap, or null. */
  tap(text: string): string | null {
    let reason: string | null = null;
    for (const card of words(text)) reason = this.send(tap(this.session, card as Card));
    return reason;
  }

  get shown(): Snapshot {
    return snapshotOf(this.session);
  }

  get legal(): readonly string[] {
    return this.shown.legal;
  }

  /** Legal moves but draws, redeals and cell moves. */
  get removals(): readonly string[] {
    return this.legal.filter((move) => !/^(?:draw|redeal|cell)/u.test(move));
  }

  get score(): number {
    return this.shown.score;
  }

  get moves(): number {
    return this.session.moves;
  }

  get outcome(): string {
    return this.shown.outcome;
  }

  /** Free cards, in the order of the piles. */
  get free(): readonly Card[] {
    return freeCards(this.session.position);
  }

  /** A pile of the waste as text, the oldest card first. */
  waste(pile = 1): string {
    return (this.shown.wastes[pile - 1] ?? []).join(' ');
  }

  get stock(): string {
    return formatCards(this.session.position.stock);
  }

  /** A row of the tableau as text, counted from 1 at the top; `--` where a card has gone. */
  row(number: number): string {
    return (this.shown.tableau[number - 1] ?? []).map((card) => card ?? '--').join(' ');
  }

  get tableauLeft(): number {
    return this.shown.tableau.flat().filter((card) => card !== null).length;
  }
}

/** Deals a variant: `deal('pyramide', { code: 'PY1-N-AAAAAAS' })`. Without a deal, that of seed 0. */
export function deal(key: string, how: Deal = {}): Player {
  const { ranks } = settingsFor(key, how.rules).rules;
  const code = formatDealCode({ ranks, seed: 0 });
  return new Player(setupFor(key, { code, ...how }));
}

/** Every card wherever it lies, pile by pile. */
export const everyCard = ({ position }: Session): readonly Card[] =>
  [
    ...position.tableau,
    ...position.reserve.flat(),
    ...position.cells,
    ...position.stock,
    position.hand,
    ...position.wastes.flat(),
    ...position.removed,
  ].filter((card) => card !== null);
