/** What test/tools/locales.mjs makes of a locale file: one shelf of it, packed but for English. */

// Of patterns that begin alike the first one counts.
declare module '*/en.json?first' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

declare module '*/en.json?play' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

declare module '*/en.json?dialogs' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

declare module '*.json?first' {
  const packed: { readonly forms: readonly string[]; readonly texts: readonly string[] };
  export default packed;
}

declare module '*.json?play' {
  const packed: { readonly forms: readonly string[]; readonly texts: readonly string[] };
  export default packed;
}

declare module '*.json?dialogs' {
  const packed: { readonly forms: readonly string[]; readonly texts: readonly string[] };
  export default packed;
}
