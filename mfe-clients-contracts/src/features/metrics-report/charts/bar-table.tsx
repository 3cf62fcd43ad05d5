import { classNames, VisuallyHidden } from '@cantera/shared/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../../messages/metrics.ts';
import { RowsButton } from '../figures/rows-button.tsx';
import { type Point, pointOf, type Series, valueText } from '../model/figure-words.ts';
import styles from './charts.module.css';

export type BarRow = { bucket: string; label: string; leading?: ReactNode };
export type BarColumn = {
  header: string;
  series: Series | undefined;
  /** Drawn as a bar beside its number. */
  hasBar?: boolean;
  /** In place of the numbers: what they say, which opens nothing. */
  text?: (point: Point) => string;
};
type BarTableProps = {
  /** Accessible name. */
  label: string;
  /** What the rows are. */
  rowHeader: string;
  rows: readonly BarRow[];
  columns: readonly BarColumn[];
};

/** One bar: an SVG, whose ink reaches paper too. */
const Bar = ({ share }: { share: number }) => (
  <svg className={styles.bar} aria-hidden="true">
    <rect className={styles.track} width="100%" height="8" rx="2" />
    {share > 0 && <rect className={styles.ink} width={`${Math.max(share * 100, 1)}%`} height="8" rx="2" />}
  </svg>
);

function Value({ point, column, label }: { point: Point; column: BarColumn; label: string }) {
  const t = useT();
  const { series, header } = column;
  if (column.text) return column.text(point);
  if (!series) return null;
  const { value, n, bucket } = point;
  return (
    <RowsButton
      rows={{ of: series.id, bucket }}
      what={`${label}, ${header}`}
      value={value === null ? '–' : valueText(value, series.unit, t)}
      n={n}
    />
  );
}

/** Bars that are a table: every row has its name, its bar and its numbers, which open their rows. */
export function BarTable({ label, rowHeader, rows, columns }: BarTableProps) {
  const most = columns.map(({ series }) =>
    Math.max(0, ...(series?.points ?? []).map(({ value }) => value ?? 0)),
  );
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{rowHeader}</th>
          {columns.map(({ header, hasBar }) => (
            <th key={header} scope="col" className={classNames(styles.end, hasBar && styles.wide)}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.bucket}>
            <th scope="row">
              <span className={styles.name}>
                {row.leading}
                {row.label}
              </span>
            </th>
            {columns.map((column, index) => {
              const point = pointOf(column.series, row.bucket);
              return (
                <td key={column.header} className={styles.end}>
                  <span className={styles.measure}>
                    {column.hasBar && <Bar share={(point.value ?? 0) / (most[index] || 1)} />}
                    <span className={styles.number}>
                      <Value point={point} column={column} label={row.label} />
                    </span>
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
