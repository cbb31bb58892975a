// Dialogs of results as a player reads them: tables by rows, and the controls beside them.
import { expect } from '@open-wc/testing';
import type { Table } from './harness.js';
import { until } from './until.js';

const tidy = (element: Element): string => (element.textContent ?? '').replace(/\s+/gu, ' ').trim();

/** The rows of the table on show, cell by cell; the heading comes first. */
export const rows = (table: Table): readonly (readonly string[])[] =>
  [...table.find('dialog table').querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => tidy(cell)),
  );

/** The figures over the table. */
export const figures = (table: Table): Readonly<Record<string, string>> =>
  Object.fromEntries(
    table
      .all('dialog .figures dt')
      .map((term) => [tidy(term), tidy(term.nextElementSibling as Element)]),
  );

/** Opens a dialog through More, in whatever language. */
export async function show(table: Table, name: 'statistics' | 'match'): Promise<Table> {
  await table.click(table.find('.toolbar [data-action="more"]'));
  await table.click(table.find(`dialog [data-action="${name}"]`));
  await until(
    name,
    () => table.root.querySelector(`dialog[open] [data-dialog="${name}"]`) !== null,
  );
  return table;
}

/** Whether More has an entry. */
export async function offers(table: Table, name: string): Promise<boolean> {
  await table.click(table.find('.toolbar [data-action="more"]'));
  const has = table.root.querySelector(`dialog [data-action="${name}"]`) !== null;
  await table.press('Close');
  return has;
}

/** Nothing is cut off at the sides, and no text is a bare key. */
export function expectTidy(table: Table): void {
  const body = table.find('dialog .body');
  expect(body.scrollWidth, table.lang ?? '').to.be.at.most(body.clientWidth);
  expect(table.text('dialog *')).not.to.match(/\b(?:stats|match|rules|saved)\.[a-z]|\{\{/u);
}
