/** One line of the list. It keeps its key while it is edited, so that focus stays. */
export type TextItem = {
  key: number;
  /** What stands in the field. */
  text: string;
  /** What the server holds; null for a line that was never saved. */
  saved: string | null;
  /** Taken out, and not yet confirmed: it comes back at its place if the server refuses. */
  isRemoved: boolean;
};

let lastKey = 0;
export const newItem = (text: string, saved: string | null): TextItem => {
  lastKey += 1;
  return { key: lastKey, text, saved, isRemoved: false };
};

export const sameTexts = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((text, index) => text === others[index]);

/** Characters of a line at most; one with more stands in its field, whole, and is not sent. */
export const isTooLong = (text: string, max: number): boolean => text.trim().length > max;

/** What the server would hold of a line: one that is emptied, or too long, keeps what was saved. */
const wanted = ({ text, saved }: TextItem, max: number): string | null =>
  isTooLong(text, max) ? saved : text.trim() || saved;

/** The list to send; `max` characters a line. */
export const textsToSave = (items: readonly TextItem[], max: number): string[] =>
  items
    .filter(({ isRemoved }) => !isRemoved)
    .map((item) => wanted(item, max))
    .filter((text) => text !== null);

/** The list with a line at another place among those that show, from 0. */
export function withMoved(items: readonly TextItem[], key: number, index: number): TextItem[] {
  const moved = items.find((item) => item.key === key);
  if (!moved) return [...items];
  const rest = items.filter((item) => item !== moved);
  const next = rest.filter(({ isRemoved }) => !isRemoved)[index];
  return rest.toSpliced(next ? rest.indexOf(next) : rest.length, 0, moved);
}

/** The list after the server took what `sent` held; what was typed meanwhile stays to be saved. */
export function afterSave(items: readonly TextItem[], sent: readonly TextItem[], max: number): TextItem[] {
  const taken = new Map(sent.map((item) => [item.key, item]));
  return items
    .filter((item) => !(item.isRemoved && taken.get(item.key)?.isRemoved))
    .map((item) => {
      const was = taken.get(item.key);
      return was ? { ...item, saved: was.isRemoved ? null : wanted(was, max) } : item;
    });
}

/**
 * The list after the server refused: what was taken out is back where it was, and an order that it did not take is again
 * as it holds it. What was typed stays.
 */
export function afterRefusal(
  items: readonly TextItem[],
  sent: readonly TextItem[],
  known: readonly string[],
): TextItem[] {
  const removed = new Set(sent.filter(({ isRemoved }) => isRemoved).map(({ key }) => key));
  const back = items.map((item) => (removed.has(item.key) ? { ...item, isRemoved: false } : item));
  const place = ({ saved }: TextItem) => (saved === null ? known.length : known.indexOf(saved));
  return back.toSorted((one, other) => place(one) - place(other));
}

/** Whether a refusal brought a line back or put one elsewhere: it is not where it stood before. */
export const isPutBack = (now: readonly TextItem[], before: readonly TextItem[]): boolean =>
  now.some(
    ({ key, isRemoved }, index) => key !== before[index]?.key || isRemoved !== before[index]?.isRemoved,
  );

/** The list when someone else saved another one: their lines in their order, with what is being typed kept. */
export function reconciled(items: readonly TextItem[], texts: readonly string[]): TextItem[] {
  const left = [...items];
  const theirs = texts.map((text) => {
    const index = left.findIndex(({ saved }) => saved === text);
    return left.splice(index, index < 0 ? 0 : 1)[0] ?? newItem(text, text);
  });
  const ours = left
    .filter((item) => !item.isRemoved && item.text.trim() !== '' && item.text.trim() !== item.saved)
    .map((item) => ({ ...item, saved: null }));
  return [...theirs, ...ours];
}
