import { type Clause, MAX_CLAUSES } from '@cantera/shared/contracts/candidate-search';
import { fold } from '@cantera/shared/contracts/text';
import { type Draft, Drafting, type Ignored } from './drafts.ts';
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

/** The first of those that say the same. */
export function firstOfEach<T>(all: readonly T[], saidBy: (one: T) => string): T[] {
  const said = new Map<string, T>();
  for (const one of all) if (!said.has(saidBy(one))) said.set(saidBy(one), one);
  return [...said.values()];
}

const saidByDraft = ({ kind, any, not, optional, atLeast, atMost }: Draft): string =>
  JSON.stringify([
    kind,
    any.map(({ label, concept }) => concept ?? fold(label)),
    not,
    optional,
    atLeast ?? null,
    atMost ?? null,
  ]);

/** Words like "of" and "and", which join what is named: where nothing is, they are left out like all others. */
const joiningNothing = (parts: readonly Part[], { drafts, ignored }: Drafting): Ignored[] =>
  drafts.length > 0
    ? []
    : parts.filter(
        ({ is, start, end }) => is === 'SIGN' && !ignored.some((one) => one.start < end && start < one.end),
      );

/** Reads words in English, Spanish, Catalan or a mixture of them. The same words and knowledge give the same clauses. */
export function readWords(text: string, knowledge: Knowledge): ReadQuery {
  const parts = partsOf(text, knowledge);
  const drafting = new Drafting();
  for (const [at, part] of parts.entries()) drafting.take(part, text, named(parts, at));
  const drafts = firstOfEach(joinDrafts(drafting.drafts, text), saidByDraft);
  const clauses = drafts.slice(0, MAX_CLAUSES).map(
    ({ link: _link, place: _place, isKnown, any, ...draft }, at): Clause => ({
      ...draft,
      any: [...any],
      id: `c${at + 1}`,
      by: isKnown ? 'LEXICON' : 'WORDS',
    }),
  );
  // A search has so many clauses and no more: what is beyond is left out, and said so.
  const ignored = [...drafting.ignored, ...joiningNothing(parts, drafting), ...drafts.slice(MAX_CLAUSES)]
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => ({ text: text.slice(start, end), start, end }));
  return { clauses, ignored: firstOfEach(ignored, (one) => fold(one.text)) };
}
