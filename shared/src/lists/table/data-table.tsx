import { classNames } from '../../design-system/class-names.ts';
import { Checkbox } from '../../design-system/controls/checkbox.tsx';
import { MenuButton } from '../../design-system/controls/menu-button.tsx';
import { VisuallyHidden } from '../../design-system/text/visually-hidden.tsx';
import { useIsCompact } from '../../design-system/use-media-query.ts';
import { useText } from '../../texts/use-text.ts';
import { CompactList } from './compact-list.tsx';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { HeaderCell } from './header-cell.tsx';
import { pressOf } from './row-press.ts';
import { selectionOf } from './selection.ts';
import { useRowFocus } from './use-row-focus.ts';

const SELECTION_WIDTH = 52;
const ACTIONS_WIDTH = 64;

/** The least width at which no column is squeezed; below it the region scrolls. */
function leastWidth<Row>({ columns, selection, rowActions }: DataTableProps<Row>): number {
  const own = columns.reduce((sum, column) => sum + (column.width ?? column.minWidth ?? 240), 0);
  return own + (selection ? SELECTION_WIDTH : 0) + (rowActions ? ACTIONS_WIDTH : 0);
}

function TableRow<Row>({ row, table }: { row: Row; table: DataTableProps<Row> }) {
  const text = useText();
  const { selection } = table;
  const key = table.rowKey(row);
  const label = table.rowLabel(row);
  const isSelected = selection?.selected.has(key) ?? false;
  const actions = table.rowActions?.(row) ?? [];
  return (
    <tr
      className={classNames(styles.row, isSelected && styles.selected, table.onRowPress && styles.pressable)}
      onClick={pressOf(row, table.onRowPress)}
    >
      {selection && (
        <td className={styles.cell}>
          <Checkbox
            aria-label={text('shared.table.select', { row: label })}
            checked={isSelected}
            onChange={() => selectionOf(selection).toggle(key)}
          />
        </td>
      )}
      {table.columns.map((column) => (
        <td key={column.key} className={classNames(styles.cell, column.align === 'end' && styles.end)}>
          {column.cell(row)}
        </td>
      ))}
      {table.rowActions && (
        <td className={classNames(styles.cell, styles.end, styles.actions)}>
          {actions.length > 0 && (
            <MenuButton
              size="small"
              label={text('shared.table.rowActions', { row: label })}
              entries={actions}
            />
          )}
        </td>
      )}
    </tr>
  );
}

/**
 * A semantic table of 40 px rows in a region that scrolls by keyboard too; below 640 px a list of three-line items.
 * Pages, filters and the six states are its neighbours: `Pagination`, `useListState`, `DataView`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isCompact = useIsCompact();
  if (isCompact && props.renderCompact) return <CompactList {...props} renderCompact={props.renderCompact} />;
  return <WideTable {...props} />;
}

function WideTable<Row>(props: DataTableProps<Row>) {
  const text = useText();
  const { selection, rows } = props;
  const body = useRowFocus<HTMLTableSectionElement>(rows.map(props.rowKey));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={styles.region} aria-label={props.label} tabIndex={0} aria-busy={props.isRefreshing}>
      <table
        className={classNames(styles.table, props.isRefreshing && styles.refreshing)}
        style={{ minWidth: leastWidth(props) }}
        aria-label={props.label}
      >
        <colgroup>
          {selection && <col style={{ width: SELECTION_WIDTH }} />}
          {props.columns.map((column) => (
            <col key={column.key} style={{ width: column.width }} />
          ))}
          {props.rowActions && <col style={{ width: ACTIONS_WIDTH }} />}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th className={styles.head} scope="col">
                <Checkbox
                  aria-label={text('shared.table.selectAll')}
                  {...selectionOf(selection).stateOf(rows.map(props.rowKey))}
                />
              </th>
            )}
            {props.columns.map((column) => (
              <HeaderCell
                key={column.key}
                column={column}
                sort={props.sort}
                onSortChange={props.onSortChange}
              />
            ))}
            {props.rowActions && (
              <th className={classNames(styles.head, styles.actionsHead)} scope="col">
                <VisuallyHidden>{text('shared.table.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <TableRow key={props.rowKey(row)} row={row} table={props} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
