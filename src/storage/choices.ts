/** What the player has chosen of the settings that a page may set too, to last. */
import * as v from 'valibot';
import { seal, unseal, type Unreadable } from './envelope.js';

/** Attributes that players may choose for themselves, and `motion`, which no page sets. */
export const CHOOSABLE = [
  'no-guidance',
  'no-verdict',
  'no-hints',
  'face',
  'four-color',
  'indices',
  'mirrored',
  'no-timer',
  'motion',
  'locale',
  'winnable',
] as const;

/** What is chosen, by name; what a text means is the attribute's business. */
export type Choices = Readonly<Record<string, string>>;

/** What the page has set of a name; null for nothing. */
export type PageText = (name: string) => string | null;

const Text = v.pipe(v.string(), v.maxLength(100));
const Choice = v.object({ text: Text, page: v.nullable(Text) });
const ChoicesSchema = v.object({
  choices: v.partial(v.object(v.entriesFromList(CHOOSABLE, Choice))),
});

/** The text to keep: each choice with what the page set when it was made. */
export function formatChoices(choices: Choices, page: PageText): string {
  const made = Object.entries(choices).map(
    ([name, text]) => [name, { text, page: page(name) }] as const,
  );
  return seal('choices', { choices: Object.fromEntries(made) });
}

export type ReadChoices =
  | { readonly ok: true; readonly choices: Choices }
  | { readonly ok: false; readonly reason: Unreadable };

/**
 * Reads such a text: the choices that still count, since the page sets the same as when they were
 * made. Names that this version does not know are left out.
 */
export function parseChoices(text: string, page: PageText): ReadChoices {
  const read = unseal('choices', ChoicesSchema, text);
  if (!read.ok) return read;
  const choices: Record<string, string> = {};
  for (const [name, choice] of Object.entries(read.content.choices)) {
    if (choice?.page === page(name)) choices[name] = choice.text;
  }
  return { ok: true, choices };
}
