import { useEffect, useRef, useState } from 'react';
import { toast } from '../design-system/toasts/toast-store.ts';
import {
  afterRefusal,
  afterSave,
  isTooLong,
  newItem,
  reconciled,
  sameTexts,
  type TextItem,
  textsToSave,
  withMoved,
} from './text-items.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';
type Options = {
  /** The list as the server holds it. */
  value: readonly string[];
  /** Saves the whole list; a rejection keeps what was typed. */
  onSave: (texts: string[]) => Promise<unknown>;
  /** Milliseconds after the last letter until an edit is saved. */
  delayMs: number;
  /** Characters of a line that is saved; one with more waits until it is shorter. */
  maxLength: number;
};

/** A list of texts that saves itself: one save at a time, and nothing typed is lost when one fails or the page is left. */
export function useTextList({ value, onSave, delayMs, maxLength }: Options) {
  const [items, setItems] = useState<readonly TextItem[]>(() => value.map((text) => newItem(text, text)));
  const [state, setState] = useState<SaveState>('idle');
  const latest = useRef(items);
  /** As the server was last known to hold it. */
  const known = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRunning = useRef(false);
  const isMounted = useRef(true);
  /** Another list that came from the server while a save was under way. */
  const missed = useRef<readonly string[]>(undefined);

  const change = (next: readonly TextItem[]) => {
    latest.current = next;
    setItems(next);
  };
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
      const isPutBack = latest.current.some(
        ({ key, isRemoved }, index) => key !== refused[index]?.key || isRemoved !== refused[index]?.isRemoved,
      );
      setState('failed');
      // A line that stays shows its failure itself; one that comes or goes back, or a page that was left, cannot.
      if (isPutBack || !isMounted.current) toast.standardError();
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
  useEffect(() => {
    if (!hasUnsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [hasUnsaved]);

  const update = (key: number, changes: Partial<TextItem>) =>
    change(latest.current.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  return {
    items: items.filter(({ isRemoved }) => !isRemoved),
    state,
    hasUnsaved,
    hasTooLong,
    save: () => void saveLatest.current(),
    edit: (key: number, text: string) => {
      update(key, { text });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saveLatest.current(), delayMs);
    },
    /** An emptied line shows again what is saved; one that never was goes. */
    restore: ({ key, saved }: TextItem) => {
      if (saved !== null) update(key, { text: saved });
      else change(latest.current.filter((item) => item.key !== key));
    },
    add: (text: string) => {
      change([...latest.current, newItem(text, null)]);
      void saveLatest.current();
    },
    remove: (item: TextItem) => {
      if (item.saved === null && !isRunning.current)
        change(latest.current.filter(({ key }) => key !== item.key));
      else update(item.key, { isRemoved: true });
      void saveLatest.current();
    },
    /** Puts a line at another place, from 0. */
    move: (key: number, index: number) => {
      change(withMoved(latest.current, key, index));
      void saveLatest.current();
    },
    /** Takes a removal back. */
    putBack: (item: TextItem, index: number) => {
      if (latest.current.some(({ key }) => key === item.key)) update(item.key, { isRemoved: false });
      else change(latest.current.toSpliced(index, 0, newItem(item.text, null)));
      void saveLatest.current();
    },
  };
}
