/** Texts as they are kept and handed out: each says what it is and in which version, and is checked. */
import * as v from 'valibot';

/** What a text holds. */
export type Kind = 'game' | 'statistics' | 'choices';

/** Why a text cannot be read. */
export type Unreadable =
  /** It is cut off, or something in it is missing or makes no sense. */
  | 'damaged'
  /** It is something else. */
  | 'foreign'
  /** A later version of this program has written it. */
  | 'newer';

export type Unsealed<T> =
  { readonly ok: true; readonly content: T } | { readonly ok: false; readonly reason: Unreadable };

const VERSION = 1;

const formatOf = (kind: Kind): string => `pyramid-solitaire/${kind}`;

/** Writes what `unseal` reads. */
export const seal = (kind: Kind, content: object): string =>
  JSON.stringify({ format: formatOf(kind), version: VERSION, ...content });

const refuse = (reason: Unreadable): Unsealed<never> => ({ ok: false, reason });

/** Reads such a text, held to a schema. Any text is answered, never thrown at. */
export function unseal<T>(
  kind: Kind,
  schema: v.GenericSchema<unknown, T>,
  text: string,
): Unsealed<T> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return refuse('damaged');
  }
  const envelope = v.object({ format: v.literal(formatOf(kind)), version: v.number() });
  const seen = v.safeParse(envelope, found);
  if (!seen.success) return refuse('foreign');
  if (seen.output.version > VERSION) return refuse('newer');
  const read = v.safeParse(schema, found);
  return read.success ? { ok: true, content: read.output } : refuse('damaged');
}

/** A whole number. */
export const Whole = v.pipe(v.number(), v.safeInteger());
/** A number of something, or milliseconds. */
export const Count = v.pipe(Whole, v.minValue(0));
/** What names a deal: its code, or its cards one by one. */
export const DealName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
