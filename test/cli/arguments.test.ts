/** Help, and what is said of arguments that are wrong. */
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../src/engine/index.js';
import { run } from './run.js';

const COMMANDS = ['deal', 'solve', 'replay', 'odds'];
const DEAL = 'PY1-N-AAAAAAS';

describe('help', () => {
  it('names every command', async () => {
    const { code, out, err } = await run('--help');
    expect([code, err]).toEqual([0, '']);
    for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
  });

  it.each(COMMANDS)('of %s stands on the output, and fits a terminal', async (command) => {
    const { code, lines, err } = await run(`${command} --help`);
    expect([code, err]).toEqual([0, '']);
    expect(lines[0]).toMatch(new RegExp(`^pyramid-solitaire ${command} `, 'u'));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  it('names every variant and rule flag', async () => {
    const { out } = await run('solve --help');
    for (const { key } of VARIANTS) expect(out).toContain(` ${key}`);
    for (const flag of ['--goal all|pyramid', '--passes 1…99|unlimited', '--cover-pair[=false]']) {
      expect(out).toContain(flag);
    }
  });
});

describe('a wrong argument gets one line that names it, and exit code 2', () => {
  it.each([
    ['', 'a command is missing'],
    ['shuffle', '"shuffle"'],
    ['deal', 'deal needs'],
    ['solve', 'solve needs'],
    ['replay', 'replay needs'],
    ['odds', '--deals'],
    [`solve ${DEAL} --gaol all`, '"--gaol"'],
    [`solve ${DEAL} -x`, '"-x"'],
    [`solve ${DEAL} --goal most`, '--goal: "most" is none of all|pyramid'],
    [`solve ${DEAL} --goal`, '--goal needs a value'],
    [`solve ${DEAL} --goal --json`, '--goal needs a value'],
    [`solve ${DEAL} --passes 100`, '--passes: "100"'],
    [`solve ${DEAL} --variant nile`, '"nile"'],
    [`solve ${DEAL} --variant giza --rows 8`, 'not enough cards'],
    [`solve ${DEAL} --first-draw=maybe`, '--first-draw takes no value "maybe"'],
    [`solve ${DEAL} --json=yes`, '--json takes no value "yes"'],
    [`solve ${DEAL} --positions none`, '--positions: "none"'],
    [`solve ${DEAL} --memory 0`, '--memory: "0"'],
    [`replay ${DEAL} --goal all`, '"--goal"'],
    [`replay ${DEAL} ${DEAL}`, 'one argument too many'],
    ['deal pharaoh', '"pharaoh" is neither a deal code nor cards'],
    ['deal PY1-N-AAAA', '"PY1-N-AAAA"'],
    ['deal PY1-X-AAAAAAA', '"PY1-X-AAAAAAA"'],
    ['deal PY1-S-AAAAAAA', '"PY1-S-AAAAAAA"'],
    ['solve JD 6C XX', '"XX": this is no card'],
    ['solve JD 6C 10D JD', '"JD": this card is there twice'],
    ['solve JD 6C', 'this card is missing'],
    ['solve TC JD --ranks 12', '"TC": this card is not in the deck'],
    ['odds --deals 0', '--deals: "0"'],
    ['odds --deals 10 extra', '"extra"'],
    ['odds --deals 10 --shard 4/3', '--shard: "4/3"'],
    ['odds --deals 10 --shard 1/11', '--shard'],
    ['odds --deals 2 --from PY1-N-7777777', 'no 2 deals'],
    ['odds --deals 2 --from PY1-I-AAAAAAA', '"PY1-I-AAAAAAA"'],
    ['odds --merge', '--merge needs'],
    ['odds --merge nowhere', '"nowhere" cannot be read'],
  ])('%s', async (line, named) => {
    const { code, out, err } = await run(line);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^pyramid-solitaire: [^\n]+\n$/u);
    expect(err).toContain(named);
  });

  it('keeps to one line and a moderate length whatever the argument', async () => {
    const { err } = await run(['deal', `x\ny${'z'.repeat(500)}`]);
    expect(err).toMatch(/^[^\n]{1,150}\n$/u);
  });
});

const rulesOf = async (flags: string): Promise<unknown> =>
  (JSON.parse((await run(`deal ${DEAL} --json ${flags}`)).out) as { rules: unknown }).rules;

describe('rule flags', () => {
  it('stand on top of the variant, pyramide unless said otherwise', async () => {
    expect(await rulesOf('')).toMatchObject({ stock: 'closed', firstDraw: true, goal: 'pyramid' });
    expect(
      await rulesOf('--variant par --goal pyramid --passes unlimited --cover-pair'),
    ).toMatchObject({ stock: 'drawn', goal: 'pyramid', passes: 'unlimited', coverPair: true });
    expect(await rulesOf('--first-draw=false --goal=all')).toMatchObject({
      firstDraw: false,
      goal: 'all',
    });
  });
});
