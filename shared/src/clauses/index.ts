// Owns the clauses of a search as people see them: in words, as chips that are edited, and as what somebody meets of them.
// By the packages' names: remotes carry this code themselves, with the texts among their own.
export { ClauseBar } from './clause-bar.tsx';
export { ClauseMark } from './clause-mark.tsx';
export { clauseName, clauseText, roleOf } from './clause-words.ts';
export { Quote } from './quote.tsx';
export { useClauseText } from './use-clause-text.ts';
export { Why } from './why.tsx';
