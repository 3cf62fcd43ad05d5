/** Owns how a server of people is asked for those who may fit a hunt (`docs/people-search.md`). */
export { askPeople, type FoundPerson, type ToldClause } from './ask-people.ts';
