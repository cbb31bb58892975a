/** Engine, solver and words without a page: change the arguments, and see what they give. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import {
  findSetup,
  formatMove,
  parseMove,
  reduce,
  settingsOf,
  snapshotOf,
  startSession,
  variantOf,
  VARIANTS,
  type Setup,
  type Variant,
} from 'pyramid-solitaire/engine';
import { solve, whyLost } from 'pyramid-solitaire/solver';
import { expect } from 'storybook/test';
import { toolbar } from '../parts/toolbar.js';
import { example } from './example.js';
import './developers.css';

interface Deal {
  readonly variant: string;
  readonly code: string;
}

const CODE = 'PY1-N-AAAAAAS';

const meta: Meta<Deal> = {
  title: 'For developers/Engine and solver',
  // Their page is `engine.mdx`.
  tags: ['!autodocs'],
  args: { variant: 'pyramide', code: CODE },
  argTypes: {
    variant: { control: 'select', options: VARIANTS.map(({ key }) => key) },
    code: { control: 'text' },
  },
};

export default meta;

/** The setup; null of a code that deals nothing for the variant. */
function setupOf({ variant, code }: Deal): Setup | null {
  const found = findSetup(settingsOf(variantOf(variant) as Variant), { code });
  return found.ok ? found.setup : null;
}

const NO_DEAL = { error: 'This code deals no cards for this variant.' };

const beginning = ({ variant, code }: Deal): string =>
  `const settings = settingsOf(variantOf('${variant}'));
const { setup } = findSetup(settings, { code: '${code}' });`;

/** Deals, plays a move, and looks at the table. */
export const Engine: StoryObj<Deal & { readonly move: string }> = {
  args: { move: 'KD' },
  argTypes: { move: { control: 'text' } },
  render(args) {
    const setup = setupOf(args);
    const code = `import { … } from 'pyramid-solitaire/engine';

${beginning(args)}
const before = startSession(setup);
const { session, facts } = reduce(before, { kind: 'play', move: parseMove('${args.move}') });
const state = snapshotOf(session);`;
    if (!setup) return example('Engine', code, NO_DEAL);
    const move = parseMove(args.move);
    const { session, facts } = reduce(startSession(setup), { kind: 'play', move });
    const { legal, score, moves, tableau } = snapshotOf(session);
    return example('Engine', code, {
      facts,
      'state.legal': legal.join('  '),
      'state.score, state.moves': `${score}, ${moves}`,
      'state.tableau': tableau.map((row) => row.map((card) => card ?? '··').join(' ')).join('\n'),
    });
  },
  async play({ canvasElement }) {
    await expect(canvasElement.textContent).toContain('TC+3H  TC+3S  draw');
  },
};

/** Whether a deal can be won, by which moves, and why not. */
export const Solver: StoryObj<Deal & { readonly shortest: boolean }> = {
  args: { shortest: false },
  argTypes: { shortest: { control: 'boolean' } },
  render(args) {
    const setup = setupOf(args);
    const code = `import { solve, whyLost } from 'pyramid-solitaire/solver';

${beginning(args)}
const { verdict, moves, positions } = solve(setup, { positions: 200_000, shortest: ${args.shortest} });`;
    if (!setup) return example('Solver', code, NO_DEAL);
    const { shortest } = args;
    const { verdict, moves, positions } = solve(setup, { positions: 200_000, shortest });
    const lock = verdict === 'unwinnable' && whyLost(startSession(setup).position);
    return example('Solver', code, {
      verdict,
      positions,
      ...(moves && { 'moves.map(formatMove)': moves.map(formatMove).join('  ') }),
      ...(lock && { 'whyLost(position)': lock }),
    });
  },
  async play({ canvasElement }) {
    await expect(canvasElement.textContent).toContain('winnable');
  },
};

/** What the package can say, in the language of the toolbar. */
export const Words: StoryObj<Deal> = {
  render(args) {
    const setup = setupOf(args);
    const { words } = toolbar();
    const code = `import { createWords } from 'pyramid-solitaire/words';

const words = await createWords('${words.locale}');
${beginning(args)}`;
    if (!setup) return example('Words', code, NO_DEAL);
    return example('Words', code, {
      'words.variant(setup.variant)': words.variant(setup.variant),
      "words.card('KD')": words.card('KD'),
      'words.differences(setup.rules)': words.differences(setup.rules),
      'words.position(startSession(setup))': words.position(startSession(setup)),
    });
  },
};
