/** Cuts a text that comes in pieces into lines, which are passed on as soon as they are whole. */

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** All lines but the blank ones, those of one piece together. */
export async function* linesOf(
  pieces: AsyncIterable<string>,
): AsyncGenerator<readonly Line[], void> {
  let [rest, number] = ['', 0];
  const cut = (text: string): readonly Line[] => {
    const lines = text.split(/\r?\n/u).map((line) => ({ number: ++number, text: line.trim() }));
    return lines.filter((line) => line.text !== '');
  };
  for await (const piece of pieces) {
    const whole = `${rest}${piece}`;
    const end = whole.lastIndexOf('\n');
    rest = whole.slice(end + 1);
    if (end >= 0) yield cut(whole.slice(0, end));
  }
  yield cut(rest);
}

/** A whole text that comes in pieces. */
export async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
