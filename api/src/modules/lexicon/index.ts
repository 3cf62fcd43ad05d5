/** Owns what things are called in English, Spanish and Catalan: skills, occupations, credentials. */
export {
  type Concept,
  conceptById,
  conceptNamed,
  conceptsIn,
  narrowerThan,
} from './concepts.ts';
export { furtherForms, genderForms, occupationIn, plainForms, withoutRank } from './further-words.ts';
export { searchLexicon } from './search-lexicon.ts';
export { foldTerm, hasTerm } from './terms.ts';
