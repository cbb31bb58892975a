// Shortens the templates of the builds, since a minifier takes their line breaks for text.

/** Strings stay; of blanks, those go that only part what is parted anyway. */
const shortCss = (text) =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/('[^']*'|"[^"]*")| ?([{};,>]) ?|([:(]) | (\))|\b0(?=\.\d)/g, '$1$2$3$4')
    .replaceAll(';}', '}');

/** One blank stays for a line break, which shows as one between words and buttons. */
const shortHtml = (text) => text.replace(/\s*\n\s*>/g, '>').replace(/\s*\n\s*/g, ' ');

/** Between the elements of a drawing a blank is nothing. */
const shortSvg = (text) => shortHtml(text).replaceAll('> <', '><');

const SHORTEN = { css: shortCss, html: shortHtml, svg: shortSvg };

/** All constant parts of tagged templates, in the order of the code. */
function* partsOf(node) {
  if (node?.type === 'TaggedTemplateExpression') {
    const shorten = SHORTEN[node.tag.name];
    if (shorten) for (const { start, end } of node.quasi.quasis) yield { start, end, shorten };
  }
  if (node && typeof node === 'object')
    for (const child of Object.values(node)) yield* partsOf(child);
}

export const shortTemplates = () => ({
  name: 'short-templates',
  transform(code, id) {
    if (!id.includes('/src/')) return undefined;
    let [short, at] = ['', 0];
    const parts = [...partsOf(this.parse(code))].toSorted((a, b) => a.start - b.start);
    for (const { start, end, shorten } of parts) {
      short += code.slice(at, start) + shorten(code.slice(start, end));
      at = end;
    }
    return { code: short + code.slice(at), map: null };
  },
});
