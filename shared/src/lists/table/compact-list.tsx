import type { ReactNode } from 'react';
import { classNames } from '../../design-system/class-names.ts';
import { Checkbox } from '../../design-system/controls/checkbox.tsx';
import { MenuButton } from '../../design-system/controls/menu-button.tsx';
import { useText } from '../../texts/use-text.ts';
import styles from './compact-list.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { pressOf } from './row-press.ts';
import { selectionOf } from './selection.ts';
import { useRowFocus } from './use-row-focus.ts';

type CompactListProps<Row> = DataTableProps<Row> & { renderCompact: (row: Row) => ReactNode };

/** A table's rows on a phone: a list of 88 px items. */
export function CompactList<Row>({
  label,
  rows,
  rowKey,
  rowLabel,
  renderCompact,
  ...props
}: CompactListProps<Row>) {
  const text = useText();
  const { selection } = props;
  const list = useRowFocus<HTMLUListElement>(rows.map(rowKey));
  return (
    <ul
      ref={list}
      className={classNames(styles.list, props.isRefreshing && styles.refreshing)}
      aria-label={label}
      aria-busy={props.isRefreshing}
    >
      {rows.map((row) => {
        const key = rowKey(row);
        const actions = props.rowActions?.(row) ?? [];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut of the pointer's; links and the row's menu lead there too.
          <li key={key} className={styles.item} onClick={pressOf(row, props.onRowPress)}>
            {selection && (
              <Checkbox
                aria-label={text('shared.table.select', { row: rowLabel(row) })}
                checked={selection.selected.has(key)}
                onChange={() => selectionOf(selection).toggle(key)}
              />
            )}
            <div className={styles.content}>{renderCompact(row)}</div>
            {actions.length > 0 && (
              <MenuButton label={text('shared.table.rowActions', { row: rowLabel(row) })} entries={actions} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
