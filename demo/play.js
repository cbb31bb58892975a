// The playground: what the form says is in the address, in the element's attributes and in the tag.
import {
  findSetup,
  OPTION_VALUES,
  readSettings,
  RULE_VALUES,
  SETTING_FIELDS,
  settingsOf,
  variantOf,
  VARIANTS,
} from '../dist/esm/engine.js';
import { plainControl, settingControl } from './controls.js';
import { keepLog } from './log.js';
import { addressProblem, dealProblem, rulesProblem, titleOf, valueWords } from './words.js';

const byId = (id) => document.getElementById(id);
const form = document.querySelector('form');
const element = document.querySelector('pyramid-solitaire');

for (const { key } of VARIANTS) byId('variant').append(new Option(titleOf(key), key));

/** Every control by the attribute that it sets, in the order of the form. */
const controls = new Map(
  [...form.elements].flatMap((input) => (input.name ? [[input.name, plainControl(input)]] : [])),
);
for (const [name, field] of SETTING_FIELDS) {
  const control = settingControl(name, RULE_VALUES[field] ?? OPTION_VALUES[field]);
  if (field in RULE_VALUES) byId('unchanged').before(control.row);
  else byId('options').append(control.row);
  controls.set(name, control);
}

/** The order in which address and tag say what is set: rules after their variant. */
const names = [...new Set(['variant', ...SETTING_FIELDS.keys(), ...controls.keys()])];

/** What is set, by attribute name. */
let wanted = new Map();
/** What cannot be, by what is at fault: the rules, the deal or the address. */
const problems = new Map();

/** What a control reads where nothing is set. */
const unset = (name) => (name === 'variant' ? VARIANTS[0].key : '');
const isDeal = (name) => name === 'code' || name === 'cards';
const pairsSet = () =>
  names.filter((name) => wanted.has(name)).map((name) => [name, wanted.get(name)]);
const variantSet = () => variantOf(wanted.get('variant')) ?? VARIANTS[0];
const settingsSet = () => readSettings(Object.fromEntries(wanted)).settings;

function set(name, text) {
  if (text) wanted.set(name, text);
  else wanted.delete(name);
}

/** An attribute's value in a tag: flags that are on need none. */
const attributeText = (name, text) => (controls.get(name).hasFlag && text === 'true' ? '' : text);

/** Gives the element an attribute, or the page its colours. Look and language start no new game. */
function carryOut(name) {
  const text = wanted.get(name);
  if (name === 'scheme') {
    document.documentElement.dataset.scheme = text ?? '';
    byId('felt').disabled = text !== 'felt';
  } else if (text === undefined) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, attributeText(name, text));
  }
}

function showProblems() {
  const told = [...problems.values()];
  byId('problem').replaceChildren(
    ...told.map(({ text }) => Object.assign(document.createElement('p'), { textContent: text })),
  );
  const atFault = new Set(told.flatMap(({ fields }) => fields));
  for (const [name, { inputs }] of controls) {
    for (const input of inputs) input.toggleAttribute('data-fault', atFault.has(name));
  }
}

function showForm() {
  for (const [name, { inputs }] of controls) {
    inputs[0].closest('.field').toggleAttribute('data-set', name !== 'variant' && wanted.has(name));
  }
}

/** Attribute names by field. */
const attributeNames = new Map([...SETTING_FIELDS].map(([attribute, field]) => [field, attribute]));

/** What the chosen variant changes in the traditional rules, and what it leaves every setting at. */
function showVariant() {
  const variant = variantSet();
  const settings = settingsOf(variant);
  const changes = Object.entries(variant.rules).map(
    ([field, value]) => `${attributeNames.get(field)} ${valueWords(value)}`,
  );
  byId('differences').textContent = changes.join(' · ') || 'The traditional rules.';
  for (const [name, field] of SETTING_FIELDS) {
    controls.get(name).follow(settings.rules[field] ?? settings[field]);
  }
}

function showAddress() {
  const search = new URLSearchParams(pairsSet()).toString();
  history.replaceState(null, '', search ? `?${search}` : location.pathname);
}

function showTag() {
  const attributes = pairsSet()
    .filter(([name]) => name !== 'scheme')
    .map(([name, text]) => {
      const value = attributeText(name, text).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return value ? ` ${name}="${value}"` : ` ${name}`;
    });
  byId('tag').textContent = `<pyramid-solitaire${attributes.join('')}></pyramid-solitaire>`;
}

function show() {
  showAddress();
  showTag();
  showForm();
  showProblems();
  byId('copied').textContent = '';
}

/** The fields of the deal say what the link holds. */
function showDeal() {
  for (const name of ['code', 'cards']) controls.get(name).write(wanted.get(name) ?? '');
}

/** The link goes with this deal. */
function link(code, cards = null) {
  set('code', code);
  set('cards', code === null ? cards : '');
  showDeal();
}

/** Asks for the deal of one field, which takes the place of the other. */
function askForDeal(name, text) {
  if (!text) {
    // The game goes on; only the link is free of it.
    set(name, '');
    return;
  }
  const before = wanted;
  wanted = new Map(before);
  wanted.delete(name === 'code' ? 'cards' : 'code');
  wanted.set(name, text);
  void element.newGame({ [name]: text });
  // A refusal has been told by now, and leaves game and link alone.
  if (problems.has('deal')) wanted = before;
}

/** Takes over what these controls say now. */
function take(changed) {
  problems.delete('address');
  for (const name of changed) {
    const text = controls.get(name).read();
    // What could not be dealt stands in the field no longer.
    if (isDeal(name)) problems.delete('deal');
    if (text === undefined || text === (wanted.get(name) ?? unset(name))) continue;
    if (isDeal(name)) {
      askForDeal(name, text);
      continue;
    }
    // If the rules still cannot be, the element says so again.
    if (name === 'variant' || SETTING_FIELDS.has(name)) problems.delete('rules');
    set(name, text);
    carryOut(name);
    if (name === 'variant') showVariant();
  }
  show();
}

function takeAddress() {
  const leftOut = [];
  for (const [name, given] of new URLSearchParams(location.search)) {
    const control = controls.get(name);
    const text = control?.hasFlag && given === '' ? 'true' : given.trim();
    control?.write(text);
    if (control && control.read() === text) set(name, text);
    else if (!(control?.hasFlag && text === 'false')) leftOut.push(`${name}=${given}`);
  }
  if (wanted.has('cards')) link(null, wanted.get('cards'));
  if (leftOut.length > 0) problems.set('address', addressProblem(leftOut));
}

async function copy(text, otherwise) {
  let said = 'Copied.';
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    said = otherwise;
  }
  byId('copied').textContent = said;
}

let begun = false;

element.addEventListener('pyramid-error', ({ detail: { what, reason } }) => {
  if (what === 'rules') problems.set('rules', rulesProblem(reason));
  else {
    const text = controls.get(what).read();
    // The event does not name the card at fault; the engine does.
    const { card } = findSetup(settingsSet(), { [what]: text });
    problems.set('deal', dealProblem(what, { reason, card, begun }));
  }
  showProblems();
});

element.addEventListener('pyramid-deal', ({ detail: { code } }) => {
  // The first deal is the address's own. One that it asked for in vain stays in its field.
  if (begun) {
    problems.delete('deal');
    // A link that holds a deal goes with the game.
    if ((wanted.has('code') || wanted.has('cards')) && code !== null) link(code);
    else showDeal();
    show();
  }
  begun = true;
});

// The player's own link under Share has the form of this page's address.
element.shareLink = (attributes) => {
  const address = new URL(location.href);
  address.search = new URLSearchParams(attributes);
  return address.href;
};

keepLog(element, byId('log'));

form.addEventListener('change', ({ target }) => {
  take(names.filter((name) => controls.get(name).inputs.includes(target)));
});
form.addEventListener('submit', (event) => event.preventDefault());

byId('unchanged').addEventListener('click', () => {
  const rules = [...SETTING_FIELDS.keys()].filter(
    (name) => SETTING_FIELDS.get(name) in RULE_VALUES,
  );
  for (const name of rules) controls.get(name).write('');
  take(rules);
});

byId('link').addEventListener('click', () => {
  link(element.code, element.cards);
  show();
  void copy(location.href, 'The link is in the address bar.');
});

byId('copy-tag').addEventListener('click', () => {
  void copy(byId('tag').textContent, 'Copy it from below.');
});

takeAddress();
for (const name of wanted.keys()) carryOut(name);
showVariant();
showTag();
showForm();
showProblems();
document.querySelector('.unready').remove();

// Only now, so that the first game dealt is the one that the address asks for.
await import('../dist/esm/index.js');
