/** A picture of a lock: the tableau small, the locked card and what holds it marked. */
import type { Card, Position } from 'pyramid-solitaire/engine';
import type { Lock } from 'pyramid-solitaire/solver';
import { html, nothing, svg, type TemplateResult } from 'lit';

const WIDTH = 40;
const HEIGHT = 30;
const GAP = 4;
const SUITS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };

const faceOf = (card: Card): string =>
  `${card.startsWith('T') ? '10' : card.charAt(0)}${SUITS[card.charAt(1)]}`;

function markOf(card: Card, lock: Lock): string {
  if (card === lock.card) return 'locked';
  return lock.partners.some((partner) => partner.card === card) ? 'holds' : 'other';
}

export function lockPicture(
  { tableau, game }: Position,
  lock: Lock,
  words: string,
): TemplateResult {
  const half = (WIDTH + GAP) / 2;
  const reach = Math.max(...game.layout.map(({ centre }) => centre)) * half + WIDTH / 2 + 2;
  const height = game.rules.rows * (HEIGHT + GAP);
  const cards = game.layout.map(({ row, centre }, place) => {
    const card = tableau[place];
    if (!card) return nothing;
    const [x, y] = [centre * half - WIDTH / 2, row * (HEIGHT + GAP) + 2];
    return svg`<g class=${markOf(card, lock)}>
      <rect x=${x} y=${y} width=${WIDTH} height=${HEIGHT} rx="5"></rect>
      <text x=${x + WIDTH / 2} y=${y + HEIGHT * 0.68}>${faceOf(card)}</text>
    </g>`;
  });
  return html`<svg
    class="lock-picture"
    role="img"
    aria-label=${words}
    viewBox=${`${-reach} 0 ${reach * 2} ${height}`}
    width=${reach * 2}
  >
    ${cards}
  </svg>`;
}
