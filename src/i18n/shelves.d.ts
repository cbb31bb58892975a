/** What test/tools/locales.mjs makes of a locale file: one shelf of it, packed but for English. */

// Of patterns that begin alike the first one counts.
declare module '*/en.json?first' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

declare module '*/en.json?later' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

declare module '*.json?first' {
  const packed: { readonly forms: readonly string[]; readonly texts: readonly string[] };
  export default packed;
}

declare module '*.json?later' {
  const packed: { readonly forms: readonly string[]; readonly texts: readonly string[] };
  export default packed;
}
