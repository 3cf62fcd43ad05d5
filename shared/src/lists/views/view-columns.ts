import type { ColumnChoice } from '../columns/use-column-choice.ts';
import type { Column } from '../table/column.ts';

/** Names of a view's columns among the rest of its query: those that show, in their order, and those that do not. */
const SHOWN = 'columns';
const HIDDEN = 'hiddenColumns';

type Keyed = Pick<Column<never>, 'key' | 'isFromAddress'>;
/** Of the reader's choice of columns what views need. */
export type ViewedChoice = { all: readonly Keyed[]; visible: readonly Keyed[] } & Pick<
  ColumnChoice<never>,
  'show'
>;

/** What a view holds, taken apart. */
type ViewParts = {
  /** Search, order and filters. */
  rest: string;
  /** Nothing where the list had no choice of columns. */
  shown?: readonly string[];
  /** Nothing in a view that means every other column. */
  hidden?: readonly string[];
};

const keysOf = (columns: readonly Keyed[]) =>
  columns.filter(({ isFromAddress }) => !isFromAddress).map(({ key }) => key);

/** The query of a view of what shows now. It names the hidden columns too, so that a later one is known to be new to it. */
export function viewQuery(savedQuery: string, choice: ViewedChoice | undefined): string {
  const query = new URLSearchParams(savedQuery);
  if (choice) {
    const shown = keysOf(choice.visible);
    query.set(SHOWN, shown.join(','));
    query.set(
      HIDDEN,
      keysOf(choice.all)
        .filter((key) => !shown.includes(key))
        .join(','),
    );
  }
  return query.toString();
}

/** Takes the query of a view apart. */
export function viewParts(query: string): ViewParts {
  const rest = new URLSearchParams(query);
  const [shown, hidden] = [SHOWN, HIDDEN].map((name) => rest.get(name)?.split(',').filter(Boolean));
  rest.delete(SHOWN);
  rest.delete(HIDDEN);
  return { rest: rest.toString(), shown, hidden };
}

/** Whether what shows now is another thing than the view holds. Columns that only one of the two knows do not count. */
export function differs(view: string, savedQuery: string, choice: ViewedChoice | undefined): boolean {
  const { rest, shown, hidden } = viewParts(view);
  if (rest !== savedQuery) return true;
  if (!choice || !shown) return false;
  const now = keysOf(choice.all);
  const isKnown = (key: string) =>
    now.includes(key) && (!hidden || shown.includes(key) || hidden.includes(key));
  const [before, after] = [shown, keysOf(choice.visible)].map((keys) => keys.filter(isKnown).join());
  return before !== after;
}
