// The last events of the element, newest first.
const LENGTH = 8;
const NAMES = 'deal before-move move refuse undo redo win lose verdict error'.split(' ');

function entryOf({ type, detail }) {
  // The state is a whole position, too long for a line.
  const { state: _, ...told } = detail;
  const entry = document.createElement('li');
  const name = document.createElement('b');
  name.textContent = type;
  entry.append(name, ` ${JSON.stringify(told)}`);
  return entry;
}

export function keepLog(element, list) {
  for (const name of NAMES) {
    element.addEventListener(`pyramid-${name}`, (event) => {
      list.prepend(entryOf(event));
      while (list.childElementCount > LENGTH) list.lastElementChild.remove();
    });
  }
}
