/** Owns what the attack on a report knows as well as what made it: which words there are, not how they are found. */
export { ibanLength, isIdentityNumber } from './contacts.ts';
export { escapePattern } from './folding.ts';
export { handleForms } from './handles.ts';
export {
  areInitials,
  initialsOf,
  nameParts,
  pairsOfWords,
  petNames,
  petWriting,
} from './names.ts';
export { AGE_IN_WORDS, DECADES, WORDS_FOR_AN_AGE } from './number-words.ts';
export { CALLED, WORKED } from './ordinary-words.ts';
export { formsOf, isNoWord } from './organisations.ts';
export { shownLessForms } from './shown-less.ts';
