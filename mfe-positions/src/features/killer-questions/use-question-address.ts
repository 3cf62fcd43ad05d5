import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What stands for a question that nothing is copied into. */
const BLANK = 'true';

type Change = Partial<Record<'killerQuestionId' | 'create' | 'review', string | null>>;

/**
 * What the address of the tab says: the question in focus, the one that is being written (`true`, or the id of the question
 * that it is a copy of), and those to review.
 */
export function useQuestionAddress() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (values: Change, options?: { replace: boolean }) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      }, options),
    [setParams],
  );
  const review = params.get('review')?.split(',').filter(Boolean) ?? [];
  const create = params.get('create');
  return {
    questionId: create ? null : params.get('killerQuestionId'),
    isCreating: create !== null,
    copiedId: create === BLANK ? null : create,
    review,
    open: (id: string, also: Change = {}) => change({ killerQuestionId: id, create: null, ...also }),
    create: (copiedId: string = BLANK) => change({ create: copiedId, killerQuestionId: null }),
    close: () => change({ killerQuestionId: null, create: null }, { replace: true }),
    /** A question that has been saved is reviewed; shown is the one saved. */
    saved: (id: string) =>
      change(
        { killerQuestionId: id, create: null, review: review.filter((other) => other !== id).join(',') },
        { replace: true },
      ),
  };
}
export type QuestionAddress = ReturnType<typeof useQuestionAddress>;
