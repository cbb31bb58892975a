/** `deal`: shows the cards of a deal. */
import type { Position, RuleSet } from '../engine/index.js';
import { jsonOption, type Command } from './command.js';
import { readDeal } from './deals.js';
import { drawPile, drawPiles, drawReserve, drawTableau } from './picture.js';
import { Problem } from './problem.js';
import { nameRules, readRules } from './rules.js';
import { dealt } from './task.js';

/** The tableau by rows from the top. */
function rowsOf({ game, tableau }: Position): (string | null)[][] {
  return Array.from({ length: game.rules.rows }, (_, row) =>
    tableau.filter((_card, index) => game.layout[index]?.row === row),
  );
}

function draw(rules: RuleSet, position: Position): readonly string[] {
  const { reserve, stock, hand, wastes } = position;
  const begun = hand !== null || wastes.some((pile) => pile.length > 0);
  return [
    ...drawTableau(rules, rowsOf(position)),
    '',
    ...drawReserve(reserve),
    ...(hand ? [drawPile('Drawn', [hand])] : begun ? drawPiles('Waste', wastes) : []),
    ...(stock.length > 0 ? [drawPile('Stock', stock)] : []),
  ];
}

export const deal: Command = {
  name: 'deal',
  usage: 'CODE|CARDS [rules] [--json]',
  summary: 'Shows the cards of a deal.',
  about: ['The stock is shown from the card that is drawn first.'],
  options: [jsonOption('one line of JSON instead of the picture')],
  takesRules: true,
  async run(args, { out }) {
    if (args.words.length === 0) throw new Problem('deal needs a deal code or cards');
    const settings = readRules(args);
    const { rules } = settings;
    const { name, deal: cards } = readDeal(args.words.join(' '), rules);
    const position = dealt(rules, cards);
    if (args.texts.has('json')) {
      const { reserve, stock, hand, wastes } = position;
      const tableau = rowsOf(position);
      const line = { deal: name, rules, tableau, reserve, stock, drawn: hand, wastes };
      await out.write(`${JSON.stringify(line)}\n`);
    } else {
      const lines = [name, nameRules(settings), '', ...draw(rules, position)];
      await out.write(`${lines.join('\n')}\n`);
    }
    return 0;
  },
};
