/** What a tap, Enter or letter on the board asks of the engine. */
import {
  DRAW,
  parseCard,
  REDEAL,
  tap,
  type Card,
  type Intent,
  type Move,
  type Session,
} from '../engine/index.js';
import type { Command } from './keys.js';
import type { StopKey } from './stops.js';

const playing = (move: Move): Intent => ({ kind: 'play', move });

/** Draws or, with the stock empty, turns the waste over. */
export const drawIntent = ({ position }: Session): Intent =>
  playing(position.stock.length > 0 ? DRAW : REDEAL);

const drawTo = (waste: number): Intent => playing({ kind: 'draw', waste });

const numberOf = (stop: string): number => Number(stop.slice(stop.indexOf(':') + 1));

/** The intent of acting on a stop, or null where there is nothing to do. */
export function actOn(session: Session, stop: StopKey): Intent | null {
  const { position, selected } = session;
  const [kind] = stop.split(':');
  switch (kind) {
    case 'stock':
    case 'draw':
      return drawIntent(session);
    case 'lay':
    case 'waste':
      return position.wastes.length > 1 ? drawTo(numberOf(stop)) : null;
    case 'cell':
      return selected ? playing({ kind: 'cell', card: selected }) : null;
    case 'spot': {
      const card = position.tableau[numberOf(stop)];
      return card ? playing({ kind: 'remove', cards: [card] }) : null;
    }
    case 'foundation':
      return null;
    default: {
      const card: Card | null = parseCard(stop);
      return card && tap(session, card);
    }
  }
}

/** The intent of a command key, or null where it has no meaning now. */
export function follow(
  session: Session,
  command: Exclude<Command, 'hint' | 'new' | 'keys'>,
): Intent | null {
  switch (command) {
    case 'draw':
      return drawIntent(session);
    case 'undo':
    case 'redo':
      return { kind: command };
    case 'deselect':
      return session.selected ? { kind: 'select', card: null } : null;
    default:
      return session.position.wastes.length > 1 ? drawTo(numberOf(command)) : null;
  }
}
