import { type RefObject, useEffect, useRef } from 'react';
import type { QuestionAddress } from './use-question-address.ts';

interface Places {
  /** The form, or what stands in its place. */
  readonly pane: RefObject<HTMLElement | null>;
  readonly whole: RefObject<HTMLElement | null>;
}

/**
 * Leads the focus into the form of a question that is to be written: it stands behind the whole list. On a phone list and
 * form take each other's place, and what was pressed is gone: the focus goes to what has come.
 */
export function useLedFocus({ isCreating, copiedId, questionId }: QuestionAddress, { pane, whole }: Places) {
  const shown = isCreating ? `new ${copiedId}` : questionId;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isCreating) pane.current?.focus();
    else if (document.activeElement === document.body) (shown === null ? whole : pane).current?.focus();
  }, [shown, isCreating, pane, whole]);
}
