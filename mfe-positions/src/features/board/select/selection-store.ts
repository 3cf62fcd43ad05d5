import { create } from 'zustand';
import { focusCard } from '../drag/lift-store.ts';

interface Selection {
  /** The applications that are selected. */
  ids: ReadonlySet<string>;
  /** From where Shift selects on. */
  anchorId: string | null;
}

const NOTHING: Selection = { ids: new Set(), anchorId: null };

/** What is selected on the board; outside of React's tree, so that only the cards concerned are drawn again. */
export const useSelection = create<Selection>(() => NOTHING);

export const clearSelection = (): void => useSelection.setState(NOTHING);
export const isSelected = (id: string): boolean => useSelection.getState().ids.has(id);

/** Selects one more, or one less. */
export const toggle = (id: string): void =>
  useSelection.setState(({ ids }) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    return { ids: next, anchorId: id };
  });

export const selectMore = (more: readonly string[]): void =>
  useSelection.setState(({ ids, anchorId }) => ({ ids: new Set([...ids, ...more]), anchorId }));

export const deselect = (some: readonly string[]): void =>
  useSelection.setState(({ ids, anchorId }) => {
    const gone = new Set(some);
    return { ids: new Set([...ids].filter((id) => !gone.has(id))), anchorId };
  });

/** Those that have moved are selected no more; the focus goes from what was done with them to the first of them. */
export function leaveSelection(moved: readonly string[]): void {
  const wasInBar = document.activeElement?.closest('[data-selection]') != null;
  deselect(moved);
  const [first] = moved;
  if (wasInBar && first && useSelection.getState().ids.size === 0) focusCard(first);
}

/** Selects all from the last one that was selected to this one, of the same lane; else this one alone is added. */
export function selectTo(id: string, lanes: readonly { cards: readonly { id: string }[] }[]): void {
  const { anchorId } = useSelection.getState();
  const cards = lanes.find((lane) => lane.cards.some((card) => card.id === id))?.cards ?? [];
  const ends = [anchorId, id].map((end) => cards.findIndex((card) => card.id === end));
  const [from, to] = ends.sort((a, b) => a - b);
  const isOneLane = from !== undefined && to !== undefined && from >= 0;
  selectMore(isOneLane ? cards.slice(from, to + 1).map((card) => card.id) : [id]);
}

/** Those of an action on one card: all that are selected when it is one of them, else the card alone. */
export function withSelected(id: string): readonly string[] {
  const { ids } = useSelection.getState();
  return ids.has(id) ? [...ids] : [id];
}
