// The faces of the cards, as the style sheet shows them inside a shadow root.
import { expect } from '@open-wc/testing';
import { adoptStyles, html, nothing, render, type TemplateResult } from 'lit';
import { loadCourts } from '../../src/element/classic/index.js';
import {
  cardBack,
  cardFace,
  icon,
  LOCAL_LETTERS,
  modern,
  passPip,
  slotArt,
  sprite,
  type Courts,
  type FaceOptions,
  type Letters,
} from '../../src/element/face/index.js';
import { styles as late } from '../../src/element/later/index.js';
import { styles } from '../../src/element/styles/index.js';
import { deckOf, RANKS, SUITS, suitOf, type Card } from '../../src/engine/index.js';
import { hasDevtools } from './devtools.js';

const DECK = deckOf(RANKS.length);
const FULL: FaceOptions = { ranks: RANKS.length, letters: {}, courts: modern };

/** Widths of one card at each level of detail, in px. */
const LEVELS = { small: 36, middle: 64, large: 112 };

const SUIT_SYMBOLS = /[\u2660-\u2667]/u;

/** The classic courts, loaded before the tests. */
let classic: Courts;
let host: HTMLElement;

/** Renders into a shadow root that has the element's sheet; removed after each test. */
function show(
  content: TemplateResult | readonly TemplateResult[],
  options: Partial<FaceOptions> = {},
): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  adoptStyles(root, [...styles, ...late]);
  render(html`${sprite({ ...FULL, ...options })}${content}`, root);
  return root;
}

const cardOf = (card: Card, face: TemplateResult) =>
  html`<button class="card free ${suitOf(card)}">${face}</button>`;

const faceOf = (card: Card, options: Partial<FaceOptions> = {}) =>
  cardOf(card, cardFace(card, { ...FULL, ...options }));

/** The size of the cards comes from the board; here it is set by hand. */
function setWidth(width: number) {
  host.style.setProperty('--w', `${width}px`);
  host.style.setProperty('--h', `${width * 1.4}px`);
}

const isDrawn = (element: Element) => element.getClientRects().length > 0;

function drawnIn(root: ShadowRoot, selector: string) {
  return [...root.querySelectorAll<SVGGraphicsElement>(selector)].filter(isDrawn);
}

/** The text of the symbol that a drawing refers to. */
const printed = (root: ShadowRoot, use: Element | null) =>
  root.querySelector(`symbol${use?.getAttribute('href')}`)?.textContent?.trim();

/** How many pips one path holds. */
const pipsOf = (path: Element | undefined) => path?.getAttribute('d')?.match(/M/g)?.length;

/** What aces, courts and two pip cards print. */
function lettersOf(letters: Letters) {
  const cards: Card[] = ['AS', '9S', 'TS', 'JS', 'QS', 'KS'];
  const root = show(
    cards.map((card) => faceOf(card, { letters })),
    { letters },
  );
  return drawnIn(root, '.L > .rank').map((rank) => printed(root, rank));
}

/** The inks of clubs, diamonds, hearts and spades. */
function inks(isFour: boolean): string[] {
  const root = show(
    html`<div data-four=${isFour ? '' : nothing}>${SUITS.map((suit) => faceOf(`5${suit}`))}</div>`,
  );
  return [...root.querySelectorAll('.card')].map((card) => getComputedStyle(card).color);
}

describe('card faces', () => {
  before(async () => {
    classic = await loadCourts();
  });

  beforeEach(() => {
    host = document.createElement('div');
    document.body.append(host);
    setWidth(LEVELS.large);
  });

  afterEach(() => host.remove());

  it('draws all 52 cards, each with its index', () => {
    const root = show(DECK.map((card) => faceOf(card)));
    const faces = [...root.querySelectorAll('.face')];

    expect(faces.map((face) => printed(root, face.querySelector('.rank')))).to.deep.equal(
      DECK.map((card) => card[0]?.replace('T', '10')),
    );
    for (const face of faces) {
      const { width, height } = face.getBoundingClientRect();
      expect(width).to.equal(LEVELS.large);
      expect(height).to.be.closeTo(LEVELS.large * 1.4, 0.1);
    }
  });

  it('refers only to drawings that the same shadow root holds, once each', () => {
    for (const courts of [modern, classic]) {
      const faces = DECK.map((card) => faceOf(card, { courts }));
      const root = show([...faces, cardOf('KS', cardBack)], { courts });
      const uses = [...root.querySelectorAll('use')];

      expect(uses.length).to.be.greaterThan(DECK.length);
      for (const use of uses) {
        const id = use.getAttribute('href') ?? '';
        expect(root.querySelectorAll(id), id).to.have.length(1);
      }
    }
  });

  it('draws as many pips as the card counts', () => {
    for (const rank of RANKS.slice(1, 10)) {
      const root = show(faceOf(`${rank}H`));
      const count = RANKS.indexOf(rank) + 1;

      expect(pipsOf(drawnIn(root, '.mid')[0]), rank).to.equal(count);
    }
  });

  for (const [level, width] of Object.entries(LEVELS)) {
    it(`keeps every index inside the card: ${level}`, () => {
      setWidth(width);
      for (const letters of [{}, LOCAL_LETTERS.ru, LOCAL_LETTERS.it]) {
        const cards = RANKS.map((rank) => faceOf(`${rank}C`, { letters }));
        const root = show(cards, { letters });
        for (const face of root.querySelectorAll('.face')) {
          const box = face.getBoundingClientRect();
          const texts = [...face.querySelectorAll('.rank')].filter(isDrawn);
          expect(texts.length).to.be.greaterThan(0);
          for (const text of texts) {
            const { left, right } = text.getBoundingClientRect();
            // Firefox has a letter's box a little wider than the letter.
            const more = hasDevtools ? 0 : 2;
            expect(left, text.outerHTML).to.be.at.least(box.left - more);
            expect(right, text.outerHTML).to.be.at.most(box.right + more);
          }
        }
      }
    });
  }

  it('keeps the ten clear of its suit, in any font', () => {
    for (const width of [LEVELS.small, LEVELS.middle]) {
      setWidth(width);
      for (const font of ['serif', 'monospace', 'sans-serif']) {
        host.style.setProperty('--pyramid-serif', font);
        const root = show(faceOf('TD'));
        const [text] = drawnIn(root, '.M > .rank');
        const [suit] = drawnIn(root, '.M > .rank + use');

        expect(text?.getBoundingClientRect().right).to.be.at.most(
          suit?.getBoundingClientRect().left ?? 0,
        );
      }
    }
  });

  it('shows more as the card grows', () => {
    const root = show(faceOf('KH'));
    const shown = () => ({
      corners: drawnIn(root, '.L .rank').length,
      panel: drawnIn(root, '.low > .panel, .mid > .panel').length,
      busts: drawnIn(root, 'use[href="#fK"]').length,
    });

    setWidth(LEVELS.small);
    expect(shown()).to.deep.equal({ corners: 0, panel: 0, busts: 1 });
    setWidth(LEVELS.middle);
    expect(shown()).to.deep.equal({ corners: 0, panel: 1, busts: 1 });
    setWidth(LEVELS.large);
    expect(shown()).to.deep.equal({ corners: 2, panel: 1, busts: 2 });
  });

  it('shows a classic bust in the place of the modern one, and the whole figure on large cards', () => {
    const root = show(faceOf('QH', { courts: classic }), { courts: classic });
    const shown = () => ({
      busts: drawnIn(root, '.low use[href="#cQH"]').length,
      figures: drawnIn(root, '.mid use[href="#cQH"]').length,
      frames: drawnIn(root, '.court-frame').length,
      modern: drawnIn(root, 'use[href="#fQ"]').length,
    });

    setWidth(LEVELS.small);
    expect(shown()).to.deep.equal({ busts: 1, figures: 0, frames: 0, modern: 0 });
    setWidth(LEVELS.middle);
    expect(shown()).to.deep.equal({ busts: 1, figures: 0, frames: 1, modern: 0 });
    setWidth(LEVELS.large);
    expect(shown()).to.deep.equal({ busts: 0, figures: 1, frames: 1, modern: 0 });
  });

  it('gives each classic court a picture of its own, in two halves', () => {
    const root = show([], { courts: classic });
    const pictures = [...root.querySelectorAll('symbol[id^="c"]')];

    expect(pictures.map(({ id }) => id)).to.have.members(
      ['J', 'Q', 'K'].flatMap((rank) => SUITS.map((suit) => `c${rank}${suit}`)),
    );
    expect(new Set(pictures.map(({ innerHTML }) => innerHTML)).size).to.equal(pictures.length);
    for (const picture of pictures) {
      const layers = picture.querySelectorAll(':scope > g');
      const turned = picture.querySelectorAll(':scope > g > use[transform^="rotate(180 "]');
      expect([layers.length, turned.length], picture.id).to.deep.equal([7, 7]);
    }
  });

  it('leaves nothing below the strip of a buried court, in either face', () => {
    host.style.setProperty('--step', '0.4');
    for (const courts of [modern, classic]) {
      const root = show(
        html`<button class="card covered buried S">
          ${cardFace('KS', { ...FULL, courts, ranks: 12 })}
        </button>`,
        { courts },
      );
      for (const width of Object.values(LEVELS)) {
        setWidth(width);
        expect(drawnIn(root, '.low, .low *')).to.deep.equal([]);
        const [art] = drawnIn(root, '.art');
        expect(getComputedStyle(art as Element).clipPath).to.match(/^inset\(0px 0px .+\)$/u);
      }
    }
  });

  it('shows the simple back on small cards only', () => {
    const root = show(cardOf('KS', cardBack));
    const shown = () => drawnIn(root, '.face use').map((use) => use.getAttribute('href'));

    setWidth(LEVELS.small);
    expect(shown()).to.deep.equal(['#backS']);
    setWidth(LEVELS.middle);
    expect(shown()).to.deep.equal(['#back']);
  });

  it('says what courts count where the deck leaves out pips', () => {
    const courts: Card[] = ['JC', 'QD', 'KH'];
    const values = (options: Partial<FaceOptions>) =>
      courts.map((card) => {
        const root = show(faceOf(card, options), options);
        const shown = drawnIn(root, '.value');
        return shown.map((value) => printed(root, value)).join();
      });

    for (const face of [modern, classic]) {
      for (const width of Object.values(LEVELS)) {
        setWidth(width);
        expect(values({ ranks: 13, courts: face })).to.deep.equal(['', '', '']);
        expect(values({ ranks: 12, courts: face })).to.deep.equal(['10', '11', '12']);
        expect(values({ ranks: 10, courts: face })).to.deep.equal(['8', '9', '10']);
      }
    }
  });

  it('prints local letters and leaves the digits', () => {
    expect(lettersOf(LOCAL_LETTERS.ru)).to.deep.equal(['Т', '9', '10', 'В', 'Д', 'К']);
    expect(lettersOf(LOCAL_LETTERS.it)).to.deep.equal(['A', '9', '10', 'F', 'D', 'R']);
  });

  it('inks two suits red, and all four apart when asked', () => {
    const [clubs, diamonds, hearts, spades] = inks(false);
    expect([clubs, diamonds]).to.deep.equal([spades, hearts]);
    expect(new Set(inks(true)).size).to.equal(4);
  });

  it('reuses a face that was drawn before', () => {
    expect(cardFace('QD', FULL)).to.equal(cardFace('QD', FULL));
    expect(cardFace('QD', FULL)).not.to.equal(cardFace('QD', { ...FULL, ranks: 12 }));
    expect(cardFace('QD', FULL)).not.to.equal(cardFace('QD', { ...FULL, courts: classic }));
  });

  it('needs no style attribute, no suit character and no name', () => {
    const root = show([
      ...DECK.flatMap((card) => [
        faceOf(card),
        faceOf(card, { ranks: 12, letters: LOCAL_LETTERS.ru }),
        faceOf(card, { courts: classic }),
      ]),
      cardOf('KS', cardBack),
      icon('undo'),
      passPip(true),
      passPip(false),
      slotArt('sun'),
    ]);

    expect(root.querySelectorAll('[style]')).to.have.length(0);
    expect(root.textContent).not.to.match(SUIT_SYMBOLS);
    for (const drawing of root.querySelectorAll('svg:not(svg svg)')) {
      expect(drawing.getAttribute('aria-hidden')).to.equal('true');
    }
  });
});
