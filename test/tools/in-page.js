// What the tools do inside a page that shows one element.

const MOST_DRAWS = 200;

const table = () => document.querySelector('pyramid-solitaire');
const nextFrame = () =>
  new Promise((ready) => {
    requestAnimationFrame(ready);
  });

/** Resolves once the style and layout of the frame under way are done. */
const nextTask = () =>
  new Promise((ready) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ready, { once: true });
    port1.start();
    port2.postMessage(null);
  });

async function settled() {
  do await table().updateComplete;
  while (table().isUpdatePending);
}

/** Puts an element into the page and waits for its words and panels. */
export async function seat(attributes) {
  await customElements.whenDefined('pyramid-solitaire');
  const element = document.createElement('pyramid-solitaire');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await settled();
}

/** Makes moves; a game to be lost is drawn to its end, or given up where it has none. */
export async function playTo({ moves, moment }) {
  const element = table();
  for (const move of moves) element.play(move);
  if (moment === 'lost') {
    for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
      const next = ['draw', 'redeal'].find((move) => element.state.legal.includes(move));
      if (next) element.play(next);
    }
    if (element.state.outcome === 'playing') element.giveUp();
  }
  await settled();
  await document.fonts.ready;
}

/** What is tapped last to make a move whose first card, if it has two, is selected. */
function stopOf(move) {
  if (move.startsWith('draw>')) return `lay:${Number(move.slice('draw>'.length)) - 1}`;
  return move === 'draw' || move === 'redeal' ? 'stock' : move.split('+')[0];
}

/** Plays by taps; of each, the time of its scripts and the time until its frame is ready, in ms. */
export async function timeTaps(count) {
  const element = table();
  const times = { script: [], frame: [] };
  for (let tap = 0; tap < count; tap += 1) {
    const { legal, outcome } = element.state;
    if (outcome !== 'playing') element.restart();
    await element.updateComplete;
    await nextFrame();
    const move = legal[tap % legal.length] ?? 'draw';
    const stop = element.shadowRoot.querySelector(`[data-stop="${stopOf(move)}"]`);
    if (!stop) continue;
    const start = performance.now();
    stop.click();
    await element.updateComplete;
    times.script.push(performance.now() - start);
    await nextFrame();
    await nextTask();
    times.frame.push(performance.now() - start);
  }
  return times;
}

/** Elements and nodes of the shadow tree, and how much a render changes where nothing has changed. */
export async function weigh() {
  const element = table();
  const root = element.shadowRoot;
  const walker = document.createTreeWalker(root);
  let nodes = 0;
  while (walker.nextNode()) nodes += 1;
  let mutations = 0;
  const observer = new MutationObserver((records) => {
    mutations += records.length;
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let render = 0; render < 10; render += 1) {
    element.requestUpdate();
    await element.updateComplete;
  }
  await nextFrame();
  observer.disconnect();
  return { elements: root.querySelectorAll('*').length, nodes, mutations };
}
