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

/** What the server would hold of a line: an emptied one keeps what was saved. */
const wanted = ({ text, saved }: TextItem): string | null => text.trim() || saved;

/** The list to send. */
export const textsToSave = (items: readonly TextItem[]): string[] =>
  items
    .filter(({ isRemoved }) => !isRemoved)
    .map(wanted)
    .filter((text) => text !== null);

/** The list as the server was last known to hold it. */
export const savedTexts = (items: readonly TextItem[]): string[] =>
  items.map(({ saved }) => saved).filter((text) => text !== null);

export const isUnsaved = (items: readonly TextItem[]): boolean =>
  !sameTexts(textsToSave(items), savedTexts(items));

/** The list after the server took what `sent` held; what was typed meanwhile stays to be saved. */
export function afterSave(items: readonly TextItem[], sent: readonly TextItem[]): TextItem[] {
  const taken = new Map(sent.map((item) => [item.key, item]));
  return items
    .filter((item) => !(item.isRemoved && taken.get(item.key)?.isRemoved))
    .map((item) => {
      const was = taken.get(item.key);
      return was ? { ...item, saved: was.isRemoved ? null : wanted(was) } : item;
    });
}

/** The list after the server refused: what was taken out is back where it was. */
export const afterRefusal = (items: readonly TextItem[], sent: readonly TextItem[]): TextItem[] => {
  const removed = new Set(sent.filter(({ isRemoved }) => isRemoved).map(({ key }) => key));
  return items.map((item) => (removed.has(item.key) ? { ...item, isRemoved: false } : item));
};

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
