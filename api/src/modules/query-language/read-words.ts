import { type Clause, MAX_CLAUSES } from '@cantera/shared/contracts/candidate-search';
import { Drafting } from './drafts.ts';
import { joinDrafts } from './join-drafts.ts';
import type { Knowledge } from './knowledge.ts';
import { type Part, partsOf } from './scan.ts';

/** How a search was read. */
export interface ReadQuery {
  readonly clauses: Clause[];
  /** Words that were left out. */
  readonly ignored: { text: string; start: number; end: number }[];
}

const named = (parts: readonly Part[], after: number): Part | undefined =>
  parts
    .slice(after + 1)
    .find(
      (part) => part.is !== 'IGNORED' && !(part.is === 'SIGN' && (part.sign === 'OF' || part.sign === 'IN')),
    );

/** Reads words in English, Spanish, Catalan or a mixture of them. The same words and knowledge give the same clauses. */
export function readWords(text: string, knowledge: Knowledge): ReadQuery {
  const parts = partsOf(text, knowledge);
  const drafting = new Drafting();
  for (const [at, part] of parts.entries()) drafting.take(part, text, named(parts, at));
  const drafts = joinDrafts(drafting.drafts, text);
  const clauses = drafts.slice(0, MAX_CLAUSES).map(
    ({ link: _link, place: _place, isKnown, any, ...draft }, at): Clause => ({
      ...draft,
      any: [...any],
      id: `c${at + 1}`,
      by: isKnown ? 'LEXICON' : 'WORDS',
    }),
  );
  // A search has so many clauses and no more: what is beyond is left out, and said so.
  const ignored = [...drafting.ignored, ...drafts.slice(MAX_CLAUSES)]
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => ({ text: text.slice(start, end), start, end }));
  return { clauses, ignored };
}
