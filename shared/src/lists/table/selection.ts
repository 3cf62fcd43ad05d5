/** Chosen rows by key. It may hold keys of other pages. */
export type Selection = { selected: ReadonlySet<string>; onChange: (selected: ReadonlySet<string>) => void };

/** What checkboxes do with a selection. */
export const selectionOf = ({ selected, onChange }: Selection) => ({
  toggle: (key: string) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  },
  /** Props of the checkbox that stands for all rows of the page. */
  stateOf: (keys: readonly string[]) => {
    const chosen = keys.filter((key) => selected.has(key)).length;
    return {
      checked: chosen > 0 && chosen === keys.length,
      isMixed: chosen > 0 && chosen < keys.length,
      onChange: () => {
        const next = new Set(selected);
        for (const key of keys) {
          if (chosen === keys.length) next.delete(key);
          else next.add(key);
        }
        onChange(next);
      },
    };
  },
});
