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
export {
  AFTER_AN_AGE,
  AGE_IN_WORDS,
  DECADES,
  NOTHING_TURNED,
  TO_A_YEAR,
  WORDS_FOR_AN_AGE,
  YEAR_IN_WORDS,
} from './number-words.ts';
export { CALLED, WORKED } from './ordinary-words.ts';
export { formsOf, isNoWord } from './organisations.ts';
export { shownLessForms } from './shown-less.ts';
