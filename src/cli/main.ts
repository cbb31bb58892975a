/** Chooses the command, and tells the faults of its arguments. */
import { readArguments } from './arguments.js';
import { helpOf, helpOfAll, optionsOf, PROGRAM, type Command } from './command.js';
import { deal } from './deal.js';
import type { Io } from './io.js';
import { odds } from './odds.js';
import { Problem, quote } from './problem.js';
import { replay } from './replay.js';
import { solve } from './solve.js';

const COMMANDS: readonly Command[] = [deal, solve, replay, odds];

/** Exit code of a wrong argument, card or code. */
const WRONG = 2;

async function run([name, ...rest]: readonly string[], io: Io): Promise<number> {
  if (name === '--help' || name === '-h') {
    await io.out.write(helpOfAll(COMMANDS));
    return 0;
  }
  const names = COMMANDS.map((command) => command.name).join(', ');
  if (name === undefined) throw new Problem(`a command is missing: ${names}, or --help`);
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) throw new Problem(`there is no command ${quote(name)}; there are ${names}`);
  const args = readArguments(rest, optionsOf(command));
  if (!args.texts.has('help')) return command.run(args, io);
  await io.out.write(helpOf(command));
  return 0;
}

/** The whole program: arguments and the world in, exit code out. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await run(argv, io);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await io.err.write(`${PROGRAM}: ${error.message}\n`);
    return WRONG;
  }
}
