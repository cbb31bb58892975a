/** Words about rules, on the later shelf: what is said here comes only after the `more` of the words. */
export { rulesText, type RulesSection, type RulesText } from './text.js';
export { type ToldSettings } from './game.js';
export { pairsOf, pairTable, type PairRow } from './table.js';
export { rulesDifferences } from './differences.js';
export { fieldHelp, fieldName, refusedRules, valueName, variantCharacter } from './names.js';
export { rulesName } from './rulesName.js';
