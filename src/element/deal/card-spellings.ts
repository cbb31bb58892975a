/** How people write cards: the letters and words of each language for ranks and suits. */
import { RANKS, SUITS, type Rank, type Suit } from '../../engine/index.js';

/** What a language writes, in capitals and several spellings apart by blanks. */
type Written = Partial<Readonly<Record<Rank | 'clubs' | 'diamonds' | 'hearts' | 'spades', string>>>;

/** Understood in every language. Some write a nought for the ten, and some a one for the ace. */
const EVERYWHERE: Written = {
  A: '1 A',
  T: '10 T 0',
  J: 'J',
  Q: 'Q',
  K: 'K',
  clubs: '♣ ♧',
  diamonds: '♦ ♢',
  hearts: '♥ ♡',
  spades: '♠ ♤',
};

const ENGLISH: Written = {
  A: 'ACE',
  J: 'JACK',
  Q: 'QUEEN',
  K: 'KING',
  clubs: 'C CLUB CLUBS',
  diamonds: 'D DIAMOND DIAMONDS',
  hearts: 'H HEART HEARTS',
  spades: 'S SPADE SPADES',
};

/** An R alone may be either red or black here (ruutu, risti), so it is not read. */
const FINNISH: Written = {
  A: 'ÄSSÄ',
  J: 'JÄTKÄ SOTILAS',
  Q: 'ROUVA',
  K: 'KUNINGAS',
  T: 'KYMPPI',
  clubs: 'RI RISTI',
  diamonds: 'RU RUUTU',
  hearts: 'H HE HERTTA',
  spades: 'P PA PATA',
};

const NORWEGIAN: Written = {
  A: 'E ESS',
  J: 'KN KNEKT',
  Q: 'D DAME',
  K: 'KONGE',
  clubs: 'K KL KLØVER',
  diamonds: 'R RU RUTER',
  hearts: 'H HJ HJERTER',
  spades: 'S SP SPAR',
};

const RUSSIAN: Written = {
  A: 'Т ТУЗ',
  2: 'ДВОЙКА',
  3: 'ТРОЙКА',
  4: 'ЧЕТВЁРКА ЧЕТВЕРКА',
  5: 'ПЯТЁРКА ПЯТЕРКА',
  6: 'ШЕСТЁРКА ШЕСТЕРКА',
  7: 'СЕМЁРКА СЕМЕРКА',
  8: 'ВОСЬМЁРКА ВОСЬМЕРКА',
  9: 'ДЕВЯТКА',
  T: 'ДЕСЯТКА',
  J: 'В ВАЛЕТ',
  Q: 'Д ДАМА',
  K: 'К КОРОЛЬ',
  clubs: 'Т К ТРЕФ ТРЕФЫ КРЕСТИ КРЕСТЕЙ',
  diamonds: 'Б БУБЕН БУБНЫ',
  hearts: 'Ч ЧЕРВЕЙ ЧЕРВИ ЧЕРВЫ ЧЕРВ',
  spades: 'П ПИК ПИКИ',
};

const ITALIAN: Written = {
  A: 'ASSO',
  J: 'F FANTE',
  Q: 'D DONNA',
  K: 'R RE',
  clubs: 'F FIORI',
  diamonds: 'Q QUADRI',
  hearts: 'C CUORI',
  spades: 'P PICCHE',
};

/** A language's way of writing cards. */
export interface Spelling {
  readonly ranks: ReadonlyMap<string, Rank>;
  readonly suits: ReadonlyMap<string, Suit>;
}

const NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

function spellingOf(own: Written): Spelling {
  const written = (name: keyof Written): readonly string[] =>
    `${EVERYWHERE[name] ?? name} ${own[name] ?? ''}`.trim().split(' ');
  return {
    ranks: new Map(RANKS.flatMap((rank) => written(rank).map((text) => [text, rank]))),
    suits: new Map(
      SUITS.flatMap((suit, index) =>
        written(NAMES[index] ?? 'spades').map((text) => [text, suit] as const),
      ),
    ),
  };
}

/** Of several readings of a text that make a deck, the first one's counts. */
export const SPELLINGS: readonly Spelling[] = [ENGLISH, FINNISH, NORWEGIAN, RUSSIAN, ITALIAN].map(
  spellingOf,
);

/** The words that may stand between rank and suit. */
export const CONNECTORS = ['OF', 'DI', 'AV'] as const;
