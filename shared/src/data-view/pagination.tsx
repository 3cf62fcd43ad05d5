import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { useIsCompact } from '../design-system/use-media-query.ts';
import { useText } from '../texts/use-text.ts';
import styles from './pagination.module.css';

type PaginationProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** Whether there are more than `total`, nobody knows yet how many. */
  isMore?: boolean;
  onPageChange: (page: number) => void;
  /** With it, the page size can be chosen. */
  onPageSizeChange?: (pageSize: number) => void;
  pageSizes?: readonly number[];
};

const SIDE = 3;

/** The pages shown: the current one and up to three on each side, within what exists. */
export function pageWindow(page: number, lastPage: number, side = SIDE): number[] {
  const from = Math.max(1, page - side);
  const to = Math.min(lastPage, page + side);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** The 48 px foot of a list: `Showing X to Y of Z`, the page size, and the pages around the current one. */
export function Pagination({
  page,
  pageSize,
  total,
  isMore = false,
  onPageChange,
  onPageSizeChange,
  pageSizes,
}: PaginationProps) {
  const text = useText();
  const isCompact = useIsCompact();
  const selectId = useId();
  const lastPage = Math.max(1, Math.ceil((isMore ? total + 1 : total) / pageSize));
  // Where nobody knows the end, the page before shows until the next is there.
  const shown = isMore ? Math.min(page, Math.ceil(total / pageSize)) : page;
  const from = total === 0 ? 0 : Math.min((shown - 1) * pageSize + 1, total);
  const sizes = [...new Set([...(pageSizes ?? [10, 25, 50, 100]), pageSize])].sort((a, b) => a - b);
  return (
    <nav className={styles.foot} aria-label={text('shared.pagination.label')}>
      <p className={styles.range} role="status">
        {text(isMore ? 'shared.pagination.rangeMore' : 'shared.pagination.range', {
          ...{ from, to: Math.min(shown * pageSize, total), total },
        })}
      </p>
      {onPageSizeChange && (
        <span className={styles.size}>
          <label htmlFor={selectId}>{text('shared.pagination.rows')}</label>
          <span className={styles.picker}>
            <select
              id={selectId}
              className={styles.select}
              value={pageSize}
              onChange={(event) => onPageSizeChange(Number(event.target.value))}
            >
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </select>
            <ChevronDown size={14} aria-hidden />
          </span>
        </span>
      )}
      <button
        type="button"
        className={styles.page}
        aria-label={text('shared.pagination.previous')}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </button>
      {pageWindow(page, lastPage, isCompact ? 1 : SIDE).map((number) => (
        <button
          key={number}
          type="button"
          className={classNames(styles.page, number === page && styles.current)}
          aria-label={text('shared.pagination.page', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPageChange(number)}
        >
          {number}
        </button>
      ))}
      <button
        type="button"
        className={styles.page}
        aria-label={text('shared.pagination.next')}
        disabled={page >= lastPage}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRight aria-hidden />
      </button>
    </nav>
  );
}
