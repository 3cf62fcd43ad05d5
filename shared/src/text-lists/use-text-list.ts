import { newItem, type TextItem, withMoved } from './text-items.ts';
import { type SavedListOptions, useSavedList } from './use-saved-list.ts';

type Options = SavedListOptions & {
  /** Milliseconds after the last letter until an edit is saved. */
  delayMs: number;
};

/** A list of texts that saves itself, and what people do with its lines. */
export function useTextList({ delayMs, ...list }: Options) {
  const { items, latest, isRunning, state, hasUnsaved, hasTooLong, change, save, saveIn } =
    useSavedList(list);
  const update = (key: number, changes: Partial<TextItem>) =>
    change(latest.current.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  return {
    items: items.filter(({ isRemoved }) => !isRemoved),
    state,
    hasUnsaved,
    hasTooLong,
    save,
    edit: (key: number, text: string) => {
      update(key, { text });
      saveIn(delayMs);
    },
    /** An emptied line shows again what is saved; one that never was goes. */
    restore: ({ key, saved }: TextItem) => {
      if (saved !== null) update(key, { text: saved });
      else change(latest.current.filter((item) => item.key !== key));
    },
    add: (text: string) => {
      change([...latest.current, newItem(text, null)]);
      save();
    },
    remove: (item: TextItem) => {
      if (item.saved === null && !isRunning.current)
        change(latest.current.filter(({ key }) => key !== item.key));
      else update(item.key, { isRemoved: true });
      save();
    },
    /** Puts a line at another place, from 0. */
    move: (key: number, index: number) => {
      change(withMoved(latest.current, key, index));
      save();
    },
    /** Takes a removal back. */
    putBack: (item: TextItem, index: number) => {
      if (latest.current.some(({ key }) => key === item.key)) update(item.key, { isRemoved: false });
      else change(latest.current.toSpliced(index, 0, newItem(item.text, null)));
      save();
    },
  };
}
