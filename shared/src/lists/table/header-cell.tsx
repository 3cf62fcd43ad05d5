import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../design-system/class-names.ts';
import { Tooltip } from '../../design-system/overlays/tooltip.tsx';
import { VisuallyHidden } from '../../design-system/text/visually-hidden.tsx';
import { ariaSort, type Column, nextSort, type Sort } from './column.ts';
import styles from './data-table.module.css';

type HeaderCellProps<Row> = { column: Column<Row>; sort: Sort; onSortChange?: (sort: Sort) => void };

const arrows = {
  ascending: <ArrowUp size={14} aria-hidden />,
  descending: <ArrowDown size={14} aria-hidden />,
  none: null,
};

function WithTooltip({ content, children }: { content: string | undefined; children: ReactNode }) {
  if (!content) return children;
  return (
    <Tooltip<HTMLSpanElement> content={content}>
      {(target) => (
        <span {...target} className={styles.headText}>
          {children}
        </span>
      )}
    </Tooltip>
  );
}

/** A column's head; with a sort key it is a button that goes ascending, descending, none. */
export function HeaderCell<Row>({ column, sort, onSortChange }: HeaderCellProps<Row>) {
  const { sortKey } = column;
  const alignment = column.align === 'end' && styles.end;
  if (sortKey === undefined || !onSortChange) {
    return (
      <th scope="col" className={classNames(styles.head, alignment)}>
        {column.isHeaderHidden ? (
          <VisuallyHidden>{column.header}</VisuallyHidden>
        ) : (
          <WithTooltip content={column.headerTooltip}>{column.header}</WithTooltip>
        )}
      </th>
    );
  }
  const order = ariaSort(sort, sortKey);
  return (
    <th scope="col" aria-sort={order} className={classNames(styles.head, alignment)}>
      <WithTooltip content={column.headerTooltip}>
        <button
          type="button"
          className={classNames(styles.sort, order !== 'none' && styles.sorted)}
          onClick={() => onSortChange(nextSort(sort, sortKey))}
        >
          {column.header}
          {arrows[order]}
        </button>
      </WithTooltip>
    </th>
  );
}
