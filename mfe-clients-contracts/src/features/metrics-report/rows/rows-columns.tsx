import type { MetricsRow } from '@cantera/shared/contracts/metrics';
import { Truncated, VisuallyHidden } from '@cantera/shared/design-system';
import { formatDate } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { Link } from 'react-router-dom';
import type { Translate } from '../model/figure-words.ts';
import type { RowsOf } from '../model/report-address.ts';
import styles from './rows.module.css';
import { broughtOf, hasPeople, personOf, unitOf } from './rows-words.ts';

/** To a page of the app; in a tab of its own, so that the report stays as it is. */
function Away({ to, t, children }: { to: string; t: Translate; children: string }) {
  return (
    <Link to={to} target="_blank" className={styles.away}>
      <Truncated>{children}</Truncated>
      <VisuallyHidden> {t('report.rows.newTab')}</VisuallyHidden>
    </Link>
  );
}

/** Who applied, as a link to them. */
export const Person = ({ row, t }: { row: MetricsRow; t: Translate }) =>
  row.candidate ? (
    <Away to={`/candidates/${row.candidate.id}`} t={t}>
      {personOf(row, t)}
    </Away>
  ) : (
    <span className={styles.none}>{personOf(row, t)}</span>
  );

/** When, in the zone that the report's days are cut in. */
export const dayOf = (at: string, timeZone: string): string =>
  formatDate(at, { dateStyle: 'medium', timeZone });

/** What a table of rows says: of whom, where, what they bring and when. */
export function rowColumns(of: RowsOf, timeZone: string, t: Translate): Column<MetricsRow>[] {
  const person: Column<MetricsRow> = {
    key: 'candidate',
    header: t('report.rows.candidate'),
    minWidth: 160,
    cell: (row) => <Person row={row} t={t} />,
  };
  const brought: Column<MetricsRow> = {
    key: 'value',
    header: t(unitOf(of) === 'PERCENT' ? 'report.rows.outcome' : 'report.rows.value'),
    width: 120,
    align: unitOf(of) === 'PERCENT' ? 'start' : 'end',
    cell: (row) => broughtOf(row, of, t) ?? <span className={styles.none}>–</span>,
  };
  return [
    ...(hasPeople(of) ? [person] : []),
    {
      key: 'position',
      header: t('report.rows.position'),
      minWidth: 200,
      cell: ({ position }) => (
        <Away to={`/positions/${position.id}`} t={t}>
          {position.title}
        </Away>
      ),
    },
    {
      key: 'client',
      header: t('report.rows.client'),
      minWidth: 140,
      cell: ({ client }) =>
        client ? (
          <Away to={`/clients/${client.id}`} t={t}>
            {client.name}
          </Away>
        ) : (
          <span className={styles.none}>–</span>
        ),
    },
    ...(unitOf(of) === 'COUNT' ? [] : [brought]),
    { key: 'at', header: t('report.rows.at'), width: 120, cell: ({ at }) => dayOf(at, timeZone) },
  ];
}
