import { useEffect, useRef, useState } from 'react';
import { toast } from '../design-system/toasts/toast-store.ts';
import {
  afterRefusal,
  afterSave,
  isPutBack,
  isTooLong,
  newItem,
  reconciled,
  sameTexts,
  type TextItem,
  textsToSave,
} from './text-items.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** The lines, as they are drawn and, in `latest`, as they are already. */
function useItems(value: readonly string[]) {
  const [items, setItems] = useState<readonly TextItem[]>(() => value.map((text) => newItem(text, text)));
  const latest = useRef(items);
  const change = (next: readonly TextItem[]) => {
    latest.current = next;
    setItems(next);
  };
  return { items, latest, change };
}

/** Asks before the tab is closed or loaded again while something is unsaved. */
function useUnloadQuestion(hasUnsaved: boolean) {
  useEffect(() => {
    if (!hasUnsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [hasUnsaved]);
}

export type SavedListOptions = {
  /** The list as the server holds it. */
  value: readonly string[];
  /** Saves the whole list; a rejection keeps what was typed. */
  onSave: (texts: string[]) => Promise<unknown>;
  /** Characters of a line that is saved; one with more waits until it is shorter. */
  maxLength: number;
};

/**
 * What stands in a list of texts against what the server holds: one save at a time, nothing typed is lost when one fails or
 * the page is left, and what someone else saved is taken over.
 */
export function useSavedList({ value, onSave, maxLength }: SavedListOptions) {
  const { items, latest, change } = useItems(value);
  const [state, setState] = useState<SaveState>('idle');
  /** As the server was last known to hold it. */
  const known = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRunning = useRef(false);
  const isMounted = useRef(true);
  /** Another list that came from the server while a save was under way. */
  const missed = useRef<readonly string[]>(undefined);

  const isUnsaved = (list: readonly TextItem[]) => !sameTexts(textsToSave(list, maxLength), known.current);
  const adopt = (texts: readonly string[]) => {
    if (sameTexts(texts, known.current)) return;
    known.current = texts;
    change(reconciled(latest.current, texts));
  };

  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (isRunning.current || !isUnsaved(latest.current)) return;
    const sent = latest.current;
    isRunning.current = true;
    missed.current = undefined;
    setState('saving');
    let hasFailed = false;
    try {
      await onSave(textsToSave(sent, maxLength));
      known.current = textsToSave(sent, maxLength);
      change(afterSave(latest.current, sent, maxLength));
      setState('saved');
    } catch {
      hasFailed = true;
      const refused = latest.current;
      change(afterRefusal(refused, sent, known.current));
      setState('failed');
      // A line that stays shows its failure itself; one that comes or goes back, or a page that was left, cannot.
      if (isPutBack(latest.current, refused) || !isMounted.current) toast.standardError();
    }
    isRunning.current = false;
    if (missed.current && !sameTexts(missed.current, textsToSave(sent, maxLength))) adopt(missed.current);
    // What was changed meanwhile follows; after a failure only a new change or Retry tries again.
    if (!hasFailed && isUnsaved(latest.current)) await saveLatest.current();
  };
  const saveLatest = useRef(save);
  useEffect(() => {
    saveLatest.current = save;
  });

  // The list of the server is compared by its texts: a refetch brings a new array with the same ones.
  const incoming = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: adopts when the texts change, not at every render.
  useEffect(() => {
    if (isRunning.current) missed.current = value;
    else adopt(value);
  }, [incoming]);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      void saveLatest.current();
    };
  }, []);
  const hasTooLong = items.some(({ isRemoved, text }) => !isRemoved && isTooLong(text, maxLength));
  const hasUnsaved = hasTooLong || isUnsaved(items);
  useUnloadQuestion(hasUnsaved);

  return {
    items,
    latest,
    isRunning,
    state,
    hasUnsaved,
    hasTooLong,
    change,
    save: () => void saveLatest.current(),
    saveIn: (delayMs: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saveLatest.current(), delayMs);
    },
  };
}
