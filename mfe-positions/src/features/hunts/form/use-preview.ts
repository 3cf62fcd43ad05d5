import { isApiError, useApi } from '@cantera/shared/api-client';
import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { MAX_INDICATIONS, previewHunt } from '@cantera/shared/contracts/hunts';
import { useEffect, useState } from 'react';

/** Typing pauses for so long, in ms, before what is typed is read. */
const PAUSE_MS = 400;
/** While the index is being built, what fits is counted again that often, in ms. */
const BUILDING_MS = 2_000;

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

type PreviewInput = { positionId: string; indications: string; precision: number };

/** What a hunt would look for: read from what is typed, until the clauses are changed by hand. */
export function usePreview({ positionId, indications, precision }: PreviewInput) {
  const words = useSettled(indications.trim());
  const [answeredFor, setAnsweredFor] = useState('');
  const [edited, setEdited] = useState<{ positionId: string; clauses: readonly Clause[] }>();
  // Another position asks for other things.
  const clauses = edited?.positionId === positionId ? edited.clauses : undefined;
  const query = useApi(
    previewHunt,
    // Words that the field says are too long are not asked for.
    positionId && words.length <= MAX_INDICATIONS
      ? { body: { positionId, indications: words, precision, ...(clauses ? { clauses: [...clauses] } : {}) } }
      : null,
    // What shows while it is read anew is never of another position.
    {
      keepPreviousData: answeredFor === positionId,
      refreshInterval: (latest) => (latest?.data.building ? BUILDING_MS : 0),
    },
  );
  const isTooLong = words.length > MAX_INDICATIONS || indications.trim().length > MAX_INDICATIONS;
  const isAnswered = query.data !== undefined && !query.isLoading;
  useEffect(() => {
    if (isAnswered) setAnsweredFor(positionId);
  }, [isAnswered, positionId]);
  return {
    query,
    /** Whether it is of what is typed now. */
    isCurrent: isAnswered && words === indications.trim(),
    clauses,
    /** Whether the words are too many to be read: what was counted is of others. */
    isTooLong,
    /** Whether more is asked for than a hunt may: it would be refused. */
    isTooComplex: isApiError(query.error) && query.error.is(previewHunt, 'QUERY_TOO_COMPLEX'),
    /** Nothing at all to look for means that it is read again. */
    edit: (next: readonly Clause[]) => setEdited(next.length > 0 ? { positionId, clauses: next } : undefined),
    readAgain: () => setEdited(undefined),
  };
}
export type Preview = ReturnType<typeof usePreview>;
