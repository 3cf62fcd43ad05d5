import { create } from 'zustand';
import { focusCard } from '../drag/lift-store.ts';

interface Selection {
  /** The applications that are selected. */
  ids: ReadonlySet<string>;
  /** From where Shift selects on. */
  anchorId: string | null;
  /** Counts what was selected; each application has the count of when it was. */
  turn: number;
  turns: ReadonlyMap<string, number>;
}

const NOTHING: Selection = { ids: new Set(), anchorId: null, turn: 0, turns: new Map() };

/** What is selected on the board; outside of React's tree, so that only the cards concerned are drawn again. */
export const useSelection = create<Selection>(() => NOTHING);

export const clearSelection = (): void =>
  useSelection.setState(({ turn }) => ({ ...NOTHING, turn, turns: new Map() }));
export const isSelected = (id: string): boolean => useSelection.getState().ids.has(id);

/** Selects one more, or one less. */
export const toggle = (id: string): void => {
  if (isSelected(id)) deselect([id]);
  else selectMore([id]);
  useSelection.setState({ anchorId: id });
};

export const selectMore = (more: readonly string[]): void =>
  useSelection.setState(({ ids, turn, turns }) => ({
    ids: new Set([...ids, ...more]),
    turn: turn + 1,
    turns: new Map([...turns, ...more.map((id) => [id, turn + 1] as const)]),
  }));

export const deselect = (some: readonly string[]): void =>
  useSelection.setState(({ ids, anchorId }) => {
    const gone = new Set(some);
    return { ids: new Set([...ids].filter((id) => !gone.has(id))), anchorId };
  });

/** How often something was selected until now. */
export const selectionTurn = (): number => useSelection.getState().turn;

/**
 * Those that have moved are selected no more, but for those that were selected anew after the given turn: they are for what
 * comes next. The focus goes from what was done with them to the first of them.
 */
export function leaveSelection(moved: readonly string[], until: number): void {
  const wasInBar = document.activeElement?.closest('[data-selection]') != null;
  const { turns } = useSelection.getState();
  deselect(moved.filter((id) => (turns.get(id) ?? 0) <= until));
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
