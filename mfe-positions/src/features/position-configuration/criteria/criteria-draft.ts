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

const joined = (terms: readonly string[]): string => terms.join(', ');

const draftOf = ({ id, label, weight, terms }: Criterion): CriterionDraft => ({
  id,
  label,
  weight,
  words: joined(terms),
});

/** The criteria as they stand now with what was changed over them. */
export function draftsOf(
  { criteria }: Criteria,
  { changed, added, removed }: CriteriaChanges,
): CriterionDraft[] {
  return [...criteria.map(draftOf), ...added]
    .filter(({ id }) => !removed.includes(id))
    .map((draft) => ({ ...draft, ...changed[draft.id] }));
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
export const bodyOf = (criteria: Criteria, changes: CriteriaChanges) => ({
  version: criteria.version,
  criteria: draftsOf(criteria, changes).flatMap(({ id, label, weight, words }) => {
    const stored = criteria.criteria.find((criterion) => criterion.id === id);
    if (stored && stored.source !== 'PERSON' && !changes.changed[id]) return [];
    const isUntouched = stored && words === joined(stored.terms);
    // The label of a position's own criterion is the server's; it may be longer than one that is typed.
    return [
      { id, label: label.slice(0, MAX_LABEL), weight, terms: isUntouched ? stored.terms : wordsIn(words) },
    ];
  }),
});
