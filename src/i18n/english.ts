/** English messages, which need no library: two plural forms, and values put into their places. */
import { ENGLISH, type MessageKey, type Messages } from './messages.js';

/** The texts that go into a message, by the names of its placeholders. */
export type Texts = Readonly<Record<string, string>>;

const PLURALS = new Intl.PluralRules('en');

/**
 * Says a message of these shelves as the library would; `count` chooses the plural form, where there
 * is one.
 */
export function sayEnglish(
  key: MessageKey,
  texts: Texts,
  count?: number,
  shelves: readonly Messages[] = [ENGLISH],
): string {
  const form = count === undefined ? key : `${key}_${PLURALS.select(count)}`;
  const shelf = shelves.find((messages) => form in messages || key in messages);
  const message = shelf?.[form] ?? shelf?.[key] ?? key;
  return message.replace(/\{\{(\w+)\}\}/gu, (gap, name: string) => texts[name] ?? gap);
}
