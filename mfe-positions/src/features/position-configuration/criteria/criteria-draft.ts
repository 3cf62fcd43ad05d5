import type { Criteria, Criterion, CriterionWeight } from '@cantera/shared/contracts/scoring';

/** A criterion as it is being edited; `words` are typed with commas. */
export interface CriterionDraft {
  readonly id: string;
  readonly label: string;
  readonly weight: CriterionWeight;
  readonly words: string;
}
type Changes = Readonly<Record<string, Partial<CriterionDraft>>>;

/** What somebody changed since the criteria were read: by id, added and left out. */
export interface CriteriaChanges {
  readonly changed: Changes;
  readonly added: readonly CriterionDraft[];
  readonly removed: readonly string[];
}
export const UNCHANGED: CriteriaChanges = { changed: {}, added: [], removed: [] };

export const isChanged = ({ changed, added, removed }: CriteriaChanges): boolean =>
  Object.keys(changed).length + added.length + removed.length > 0;

export const joined = (terms: readonly string[]): string => terms.join(', ');

const draftOf = ({ id, label, weight, terms }: Criterion): CriterionDraft => ({
  id,
  label,
  weight,
  words: joined(terms),
});

/** Own criteria that were changed here and that somebody else has left out meanwhile: what was typed stays. */
const keptOf = ({ criteria }: Criteria, { changed }: CriteriaChanges, base: Criteria | null) =>
  (base?.criteria ?? []).filter(
    ({ id, source }) => source === 'PERSON' && changed[id] && !criteria.some((one) => one.id === id),
  );

/** The criteria as they stand now with what was changed over them since they stood as in `base`. */
export function draftsOf(
  criteria: Criteria,
  changes: CriteriaChanges,
  base: Criteria | null,
): CriterionDraft[] {
  const { changed, added, removed } = changes;
  return [...[...criteria.criteria, ...keptOf(criteria, changes, base)].map(draftOf), ...added]
    .filter(({ id }) => !removed.includes(id))
    .map((draft) => ({ ...draft, ...changed[draft.id] }));
}

const textOf = ({ metBy: _, ...criterion }: Criterion): string => JSON.stringify(criterion);

/** What others have saved since the criteria stood as in `base`: those changed or added, as they are now, and those left out. */
export function savedSince(base: Criteria, { criteria }: Criteria) {
  const before = new Set(base.criteria.map(textOf));
  return {
    changed: criteria.filter((criterion) => !before.has(textOf(criterion))),
    gone: base.criteria.filter(({ id }) => !criteria.some((one) => one.id === id)),
  };
}

const MAX_LABEL = 100;
const MAX_WORD = 100;
const MAX_WORDS = 40;
/** Words that only their commas part. */
const wordsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** What the server would refuse of the words of a criterion. */
export function wordsProblem({ words }: Partial<CriterionDraft>): 'wordTooLong' | 'tooManyWords' | undefined {
  const typed = wordsIn(words ?? '');
  if (typed.some((word) => word.length > MAX_WORD)) return 'wordTooLong';
  return typed.length > MAX_WORDS ? 'tooManyWords' : undefined;
}

/**
 * What is sent: own criteria, which go when they are left out, and those of the position that were changed. Terms whose words
 * nobody touched stay as they are stored: a term may hold a comma.
 */
export const bodyOf = (criteria: Criteria, changes: CriteriaChanges, base: Criteria | null) => ({
  criteria: draftsOf(criteria, changes, base).flatMap(({ id, label, weight, words }) => {
    const stored = criteria.criteria.find((criterion) => criterion.id === id);
    if (stored && stored.source !== 'PERSON' && !changes.changed[id]) return [];
    const isUntouched = stored && words === joined(stored.terms);
    // The label of a position's own criterion is the server's; it may be longer than one that is typed.
    return [
      { id, label: label.slice(0, MAX_LABEL), weight, terms: isUntouched ? stored.terms : wordsIn(words) },
    ];
  }),
});
