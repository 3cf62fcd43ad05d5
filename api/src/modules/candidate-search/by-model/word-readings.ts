import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { fold, foldWords } from '@cantera/shared/contracts/text';
import { z } from 'zod';
import { isStopWord, type ReadQuery } from '../../query-language/index.ts';

const KINDS = ['TITLE', 'SKILL', 'COMPANY', 'EDUCATION', 'NAME', 'NOTHING'] as const;

/** What a model says of words that nobody knew. */
export const wordReadings = z.strictObject({
  readings: z.array(
    z.strictObject({
      /** As they stand in the search. */
      quote: z.string(),
      kind: z.enum(KINDS),
      /** One of the skills that were sent, where the words mean it. */
      skill: z.string().nullable(),
    }),
  ),
});
export type WordReading = z.infer<typeof wordReadings>['readings'][number];

/** A clause in the place of some that the local reader made of words that it did not know. */
export interface Proposal {
  readonly clause: Clause;
  readonly instead: readonly Clause[];
}

/** More is no name of one thing. */
const MOST_WORDS = 6;
/** Two words may mean the same when they begin alike. */
const ALIKE = 3;
/** How the words of a text begin; shorter ones say too little. */
const beginningsIn = (text: string): string[] =>
  foldWords(text)
    .split(' ')
    .map((word) => word.slice(0, ALIKE))
    .filter(({ length }) => length === ALIKE);

/** Whether a clause is one that the local reader made of words that it does not know, and may be read anew. */
const isUnknown = ({ by, kind, not, any, start, end }: Clause): boolean =>
  by === 'WORDS' &&
  kind === 'WORDS' &&
  !not &&
  any.length === 1 &&
  !any[0]?.label.includes('*') &&
  start !== undefined &&
  end !== undefined;

/** The clauses of words that nobody knows; only these are a model's to read. */
export const unknownOf = ({ clauses }: ReadQuery): Clause[] => clauses.filter(isUnknown);

/** The local reading of words that a model was asked about in vain; it says so of each. */
export const unansweredIn = (local: ReadQuery): ReadQuery => ({
  ...local,
  clauses: local.clauses.map((clause) => (isUnknown(clause) ? { ...clause, isUnanswered: true } : clause)),
});

/** How skills begin that the unknown words may mean. */
export const beginningsOf = (text: string, local: ReadQuery): string[] => [
  ...new Set(unknownOf(local).flatMap(({ start, end }) => beginningsIn(text.slice(start, end)))),
];

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}\p{M}]/u.test(letter);

interface Span {
  readonly start: number;
  readonly end: number;
}
/** Where whole words of one part of a sentence stand in a text; undefined where they do not. */
function placeOf(text: string, quote: string): Span | undefined {
  const wanted = quote.trim();
  if (!wanted || foldWords(wanted).split(' ').length > MOST_WORDS || /[,;:()\n]|[.!?]\s/.test(wanted))
    return undefined;
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    if (!isLetter(text[start - 1]) && !isLetter(text[end])) return { start, end };
  }
  return undefined;
}

const spanOf = ({ start = 0, end = 0 }: Clause): Span => ({ start, end });
/** Whether beside clauses a place holds only words that say nothing: no negation, and no wish. */
function isAlone(text: string, place: Span, clauses: readonly Clause[]): boolean {
  const words = [...text.slice(place.start, place.end).matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  return words.every(({ 0: word, index }) => {
    const at = place.start + index;
    return clauses.map(spanOf).some(({ start, end }) => at >= start && at < end) || isStopWord(fold(word));
  });
}

/** The skill that was sent and that words may mean: one that begins as one of them does. */
function skillOf({ kind, quote, skill }: WordReading, skills: readonly string[]): string | undefined {
  if (kind !== 'SKILL' || skill === null || !skills.includes(skill)) return undefined;
  const begun = new Set(beginningsIn(quote));
  return beginningsIn(skill).some((one) => begun.has(one)) ? skill : undefined;
}

/**
 * What of a model's answer holds. Each reading must quote whole words of the search that the local reader did not know, and
 * no others than these and such as say nothing: numbers, places, languages, levels, negations and all that the lexicon knows
 * are not a model's to read. Words that it takes for empty are only wished for, never left out.
 */
export function proposalsOf(
  text: string,
  local: ReadQuery,
  readings: readonly WordReading[],
  skills: readonly string[],
): Proposal[] {
  const unknown = unknownOf(local);
  const taken = new Set<Clause>();
  return readings.flatMap((reading): Proposal[] => {
    const place = placeOf(text, reading.quote);
    if (!place) return [];
    const met = local.clauses.filter((clause) => {
      const { start, end } = spanOf(clause);
      return start < place.end && end > place.start;
    });
    const isFree = met.every((clause) => {
      const { start, end } = spanOf(clause);
      return unknown.includes(clause) && !taken.has(clause) && start >= place.start && end <= place.end;
    });
    const [first] = met;
    if (!first || !isFree || !isAlone(text, place, met)) return [];
    for (const clause of met) taken.add(clause);
    const { kind } = reading;
    if (kind === 'NOTHING')
      return met.map((clause) => ({ clause: { ...clause, optional: true, by: 'LLM' }, instead: [clause] }));
    const label = skillOf(reading, skills) ?? text.slice(place.start, place.end);
    const optional = met.every((clause) => clause.optional);
    return [{ clause: { ...first, ...place, kind, any: [{ label }], optional, by: 'LLM' }, instead: met }];
  });
}

/**
 * The local reading with what was proposed. Where nothing would be asked for any more that was, but for wishes, the local
 * reading stands.
 */
export function withProposals(local: ReadQuery, proposals: readonly Proposal[]): ReadQuery {
  const replaced = new Set(proposals.flatMap(({ instead }) => instead));
  const clauses = [
    ...local.clauses.filter((clause) => !replaced.has(clause)),
    ...proposals.map(({ clause }) => clause),
  ]
    .toSorted((one, other) => (one.start ?? 0) - (other.start ?? 0))
    .map((clause, at) => ({ ...clause, id: `c${at + 1}` }));
  const asks = (all: readonly Clause[]): boolean => all.some(({ optional }) => !optional);
  return asks(local.clauses) && !asks(clauses) ? local : { ...local, clauses };
}
