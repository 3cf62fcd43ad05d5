import { changeOf, type EntryChange, type EntryValues } from '../../../lib/candidate-fields/entry-values.ts';

/** How the entries are on the server, as far as the form knows; kept true after every call. */
export type KnownEntries = Map<string, EntryValues>;

export const knownOf = (entries: readonly EntryValues[]): KnownEntries =>
  new Map(entries.map((entry) => [entry.id, entry]));

const isSame = (a: EntryValues, b: EntryValues): boolean => Object.keys(changeOf(a, b)).length === 0;

interface Plan {
  readonly deleted: string[];
  /** The last of the list first: each is put before the others. */
  readonly created: EntryValues[];
  readonly updated: { entry: EntryValues; change: EntryChange }[];
}

/** Which rows are deleted, new and updated; the others need no call. */
export function planOf(entries: readonly EntryValues[], known: KnownEntries): Plan {
  const ids = new Set(entries.map(({ id }) => id));
  return {
    deleted: [...known.keys()].filter((id) => !ids.has(id)),
    created: entries.filter(({ id }) => !known.has(id)).toReversed(),
    updated: entries.flatMap((entry) => {
      const before = known.get(entry.id);
      return before && !isSame(entry, before) ? [{ entry, change: changeOf(entry, before) }] : [];
    }),
  };
}

/** One call of a save: what it is about, and what is true once it has been carried out. */
export interface Step {
  /** Null for the one call that deletes. */
  readonly entry: EntryValues | null;
  readonly send: () => Promise<unknown>;
  readonly note: (known: KnownEntries) => void;
  /** Whether entries read from the server show that it was carried out, though no answer said so. */
  readonly isDoneIn: (stored: KnownEntries) => boolean;
}

interface Calls {
  readonly remove: (ids: string[]) => Promise<unknown>;
  readonly create: (entry: EntryValues) => Promise<unknown>;
  readonly update: (entry: EntryValues, change: EntryChange) => Promise<unknown>;
}

/** The calls of a save in their order: deletions in one, then what is new, then what changed. */
export function stepsOf(entries: readonly EntryValues[], known: KnownEntries, calls: Calls): Step[] {
  const { deleted, created, updated } = planOf(entries, known);
  const written = (entry: EntryValues, send: Step['send']): Step => ({
    entry,
    send,
    note: (map) => map.set(entry.id, entry),
    isDoneIn: (stored) => {
      const found = stored.get(entry.id);
      return found !== undefined && isSame(entry, found);
    },
  });
  const removal: Step = {
    entry: null,
    send: () => calls.remove(deleted),
    note: (map) => {
      for (const id of deleted) map.delete(id);
    },
    isDoneIn: (stored) => !deleted.some((id) => stored.has(id)),
  };
  return [
    ...(deleted.length > 0 ? [removal] : []),
    ...created.map((entry) => written(entry, () => calls.create(entry))),
    ...updated.map(({ entry, change }) => written(entry, () => calls.update(entry, change))),
  ];
}
