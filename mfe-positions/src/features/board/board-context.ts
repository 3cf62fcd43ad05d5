import { createContext, use } from 'react';

/** What cards and lanes may ask of the board; the same object for the board's whole life. */
export interface BoardActions {
  open: (applicationId: string) => void;
  /** Selects a card, or takes it out of the selection; a range goes from the last one selected to this one. */
  select: (applicationId: string, isRange?: boolean) => void;
  /** Opens the menu of a card beside the button that asked for it. */
  openMenu: (applicationId: string, anchor: HTMLElement) => void;
  /** Starts a move: sends it, or asks first when the step hires or discards. */
  start: (applicationIds: readonly string[], stepId: string) => void;
  /** Opens what starts when cards leave a step. */
  openAutomations: (stepId: string) => void;
  /** Starts the discard of some. */
  discard: (applicationIds: readonly string[]) => void;
}

const Context = createContext<BoardActions | null>(null);
export const BoardActionsProvider = Context.Provider;

export function useBoardActions(): BoardActions {
  const actions = use(Context);
  if (!actions) throw new Error('A card stands outside of a board.');
  return actions;
}
