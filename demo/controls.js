// The form's controls, all read and written as the texts that attributes have: '' where none is set.
import { choiceWords, LABELS, titleOf, valueWords } from './words.js';

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A control that stands in the page already. */
export function plainControl(input) {
  const isFlag = input.type === 'checkbox';
  return {
    read: () => (isFlag ? (input.checked ? 'true' : '') : input.value.trim()),
    write: (text) => {
      if (isFlag) input.checked = text === 'true';
      else input.value = text;
      // An unknown choice leaves a select empty.
      if (input.selectedIndex === -1) input.selectedIndex = 0;
    },
    inputs: [input],
    hasFlag: isFlag,
  };
}

/** A checkbox of three states: the third leaves the matter to the variant. */
function threeStates(name) {
  const input = make('input', { type: 'checkbox', id: name });
  const state = make('span', { id: `${name}-state` });
  input.setAttribute('aria-labelledby', `${name}-label`);
  input.setAttribute('aria-describedby', state.id);
  let text = '';
  let usual = false;

  const show = () => {
    input.indeterminate = text === '';
    input.checked = text === 'true';
    state.textContent = text === '' ? `variant: ${valueWords(usual)}` : valueWords(text === 'true');
  };
  // The first press is the one that changes the variant.
  input.addEventListener('change', () => {
    if (text === '') text = String(!usual);
    else text = text === String(usual) ? '' : String(usual);
    show();
  });

  return {
    parts: [make('label', { className: 'three-states' }, input, state)],
    read: () => text,
    write: (wanted) => {
      text = wanted === 'true' || wanted === 'false' ? wanted : '';
      show();
    },
    follow: (value) => {
      usual = value;
      show();
    },
    inputs: [input],
    hasFlag: true,
  };
}

/** A choice of few values, the first being the variant's. */
function choice(name, values) {
  const usual = make('option', { value: '' });
  const select = make('select', { id: name }, usual);
  for (const value of values) {
    select.append(make('option', { value, textContent: choiceWords(name, value) }));
  }
  return {
    ...plainControl(select),
    parts: [select],
    follow: (value) => {
      usual.textContent = `variant: ${valueWords(value)}`;
    },
  };
}

const NUMBER = 'number';

/** A choice of words, or of a number within limits. */
function wordOrNumber(name, values) {
  const numbers = values.filter((value) => typeof value === 'number');
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  const words = values.filter((value) => typeof value === 'string');
  const { parts, follow, read, write } = choice(name, words);
  const [select] = parts;
  select.append(make('option', { value: NUMBER, textContent: `${min} to ${max}:` }));
  const input = make('input', { type: 'number', min, max, step: 1, required: true });
  input.setAttribute('aria-label', `${LABELS[name] ?? name}: ${min} to ${max}`);

  let usual = '';
  const show = () => {
    input.hidden = select.value !== NUMBER;
  };
  show();
  select.addEventListener('change', () => {
    show();
    if (input.hidden) return;
    if (input.value === '') input.value = String(typeof usual === 'number' ? usual : min);
    input.focus();
  });

  return {
    parts: [select, input],
    // Half a number changes nothing yet.
    read: () => {
      if (select.value !== NUMBER) return read();
      return input.validity.valid ? String(input.valueAsNumber) : undefined;
    },
    write: (text) => {
      const isNumber = numbers.some((number) => String(number) === text);
      if (isNumber) input.value = text;
      write(isNumber ? NUMBER : text);
      show();
    },
    follow: (value) => {
      usual = value;
      follow(value);
    },
    inputs: [select, input],
  };
}

function controlOf(name, values) {
  if (typeof values[0] === 'boolean') return threeStates(name);
  return values.length > 12 ? wordOrNumber(name, values) : choice(name, values);
}

/** A row of the form for a rule or option, made from its values. */
export function settingControl(name, values) {
  const control = controlOf(name, values);
  const label = make('label', {
    id: `${name}-label`,
    htmlFor: name,
    textContent: LABELS[name] ?? titleOf(name),
  });
  const row = make(
    'div',
    { className: 'field' },
    make('span', { className: 'name' }, label, make('code', { textContent: name })),
    make('span', { className: 'control' }, ...control.parts),
  );
  return { ...control, row };
}
