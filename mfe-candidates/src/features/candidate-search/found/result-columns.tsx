import { Why } from '@cantera/shared/clauses';
import type { Clause, SearchItem } from '@cantera/shared/contracts/candidate-search';
import { fullName } from '@cantera/shared/contracts/text';
import { Avatar, Truncated } from '@cantera/shared/design-system';
import type { Column } from '@cantera/shared/lists';
import { Link } from 'react-router-dom';
import { assignedColumn, jobOf, knownColumns } from '../../../lib/candidate-rows/columns.tsx';
import type { useT as useCandidatesT } from '../../../messages/index.ts';
import type { useT } from '../../../messages/search.ts';
import styles from './found.module.css';
import { Match } from './match.tsx';

export type ResultLinks = {
  hrefTo: (candidateId: string) => string;
  cvHref: (candidateId: string, page: number) => string;
};
type ResultColumns = ResultLinks & {
  clauses: readonly Clause[];
  /** Whether the address names a position. */
  hasPosition: boolean;
};

/** Of what else is known, the place shows from the start. */
const SHOWN = ['location'];
const QUOTES = 2;

/** Who it is, how well they match and why; whatever else is known of them on demand. */
export function resultColumns(
  t: ReturnType<typeof useT>,
  candidatesT: ReturnType<typeof useCandidatesT>,
  { hrefTo, cvHref, clauses, hasPosition }: ResultColumns,
): Column<SearchItem>[] {
  const known = knownColumns(candidatesT).map((column) => ({
    ...column,
    isDefaultHidden: !SHOWN.includes(column.key),
  }));
  return [
    {
      key: 'fullName',
      header: candidatesT('candidates.list.name'),
      isAlwaysVisible: true,
      width: 260,
      cell: (row) => {
        const name = fullName(row);
        return (
          <span className={styles.person}>
            <Avatar person={{ id: row.id, name, imageUrl: row.profileImageUrl }} size={28} isDecorative />
            <span className={styles.names}>
              <Link className={styles.name} to={hrefTo(row.id)} data-candidate={row.id}>
                <Truncated>{name}</Truncated>
              </Link>
              <span className={styles.job}>
                <Truncated>{jobOf(row) || '–'}</Truncated>
              </span>
            </span>
          </span>
        );
      },
    },
    {
      key: 'match',
      header: t('search.column.match'),
      width: 88,
      cell: (row) => <Match row={row} clauses={clauses} />,
    },
    {
      key: 'why',
      header: t('search.column.why'),
      minWidth: 360,
      cell: (row) => (
        <Why
          name={fullName(row)}
          met={row.clauses}
          clauses={clauses}
          quotes={QUOTES}
          cvHref={(page) => cvHref(row.id, page)}
        />
      ),
    },
    ...(hasPosition ? [assignedColumn(candidatesT)] : []),
    ...known,
  ];
}
