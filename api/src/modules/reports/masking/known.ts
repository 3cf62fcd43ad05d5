/** Owns what the attack on a report knows as well as what made it: which words there are, not how they are found. */
export { ibanLength, isIdentityNumber } from './contacts.ts';
export { escapePattern } from './folding.ts';
export { areInitials, handleForms, initialsOf, nameParts, petNames } from './names.ts';
export { formsOf } from './organisations.ts';
