import { type ApiError, call } from '@cantera/shared/api-client';
import { type QuestionRehearsal, rehearseQuestion } from '@cantera/shared/contracts/position-questions';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { QuestionControl } from './option-fields.tsx';
import { bodyOf, problemsOf, type QuestionFormValues, questionSchema } from './question-values.ts';
import { useFormValues } from './use-form-values.ts';

/** Milliseconds after the last change until the draft is rehearsed. */
const PAUSE_MS = 400;

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** A draft that can be judged, as text; nothing while something of it is missing or wrong. */
function draftOf(values: QuestionFormValues): string | undefined {
  const parsed = questionSchema.safeParse(values);
  return parsed.success && problemsOf(values).size === 0 ? JSON.stringify(bodyOf(parsed.data)) : undefined;
}

/**
 * Whom the question as it stands in the form would have rejected. `isDraft` false: it cannot be judged yet. The last answer stays
 * while the next is on its way.
 */
export function useRehearsal(positionId: string, kqId: string | undefined, control: QuestionControl) {
  const draft = draftOf(useFormValues(control));
  const settled = useSettled(draft);
  const query = useSWR<{ data: QuestionRehearsal }, ApiError>(
    settled === undefined ? null : [rehearseQuestion.id, positionId, kqId ?? null, settled],
    () =>
      call(rehearseQuestion, {
        params: { id: positionId },
        body: { question: JSON.parse(settled ?? ''), ...(kqId ? { kqId } : {}) },
      }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return { query, isDraft: draft !== undefined, isSettling: draft !== settled || query.isLoading };
}
