import { classNames } from '@cantera/shared/design-system';
import { createContext, type ReactNode, use } from 'react';
import { useT } from '../../../messages/metrics.ts';
import type { OpenRows } from '../model/report-address.ts';
import styles from './figures.module.css';

/** How the page opens the rows of a value. */
export const RowsOpener = createContext<(rows: OpenRows) => void>(() => undefined);

type RowsButtonProps = {
  rows: OpenRows;
  /** What the value is, in words, for whoever does not see where it stands. */
  what: string;
  /** The value, as text. */
  value: string;
  /** Of how many rows it is made; nothing opens where there are none. */
  n: number;
  className?: string;
  children?: ReactNode;
};

/** A value that opens the rows it is made of. */
export function RowsButton({ rows, what, value, n, className, children }: RowsButtonProps) {
  const t = useT();
  const open = use(RowsOpener);
  if (n === 0) return <span className={classNames(styles.nothing, className)}>{children ?? value}</span>;
  return (
    <button
      type="button"
      className={classNames(styles.rows, className)}
      aria-haspopup="dialog"
      aria-label={t('report.showRows', { what, value, n })}
      onClick={() => open(rows)}
    >
      {children ?? value}
    </button>
  );
}
