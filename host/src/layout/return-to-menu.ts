const MARK = 'returnsToUserMenu';

const stateNow = (): Readonly<Record<string, unknown>> => history.state ?? {};

/**
 * Another language loads the page again: who chose it in the user menu goes on at its button. Noted with the entry of the history,
 * which outlives the load.
 */
export function noteReturn(): void {
  history.replaceState({ ...stateNow(), [MARK]: true }, '');
}

/** Whether the page was loaded so; only once. */
export function takeReturn(): boolean {
  const { [MARK]: isReturn, ...state } = stateNow();
  if (isReturn !== true) return false;
  history.replaceState(state, '');
  return true;
}
