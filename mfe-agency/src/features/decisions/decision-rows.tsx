import type { Decision } from '@cantera/shared/contracts/decisions';
import { StatusDot, Truncated } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/decisions.ts';
import {
  candidateName,
  judgedBy,
  reasonOf,
  STATE_TONES,
  settledBy,
  type Translate,
} from './decision-words.ts';
import styles from './decisions.module.css';
import { answeredOf, rejectsOf } from './question-words.ts';

type RowProps = { row: Decision };

/** Leads to the application on its board; of somebody who was deleted nothing is known any more. */
function Who({ row }: RowProps) {
  const t = useT();
  const { candidate, position } = row;
  const name = candidateName(row, t);
  if (!candidate) return <span className={styles.quiet}>{name}</span>;
  const to = position
    ? `/positions/${position.id}?applicationId=${candidate.applicationId}`
    : `/candidates/${candidate.id}`;
  return (
    <Link className={styles.name} to={to}>
      <Truncated>{name}</Truncated>
    </Link>
  );
}

function Where({ row: { position } }: RowProps) {
  const t = useT();
  if (!position) return <span className={styles.quiet}>{t('decisions.positionGone')}</span>;
  return (
    <Link to={`/positions/${position.id}`}>
      <Truncated>{position.name}</Truncated>
    </Link>
  );
}

const When = ({ row: { at } }: RowProps) => <time dateTime={at}>{formatDateTime(at)}</time>;

/** By what rule, what was answered, and who or what judged. */
function Why({ row }: RowProps) {
  const t = useT();
  const by = judgedBy(row, t);
  const reason = reasonOf(row, t);
  const rejects = row.questionRule && rejectsOf(row.questionRule, t);
  const answered = answeredOf(row, t);
  return (
    <span className={styles.lines}>
      <span className={styles.reason}>{reason}</span>
      {rejects && <span className={styles.said}>{rejects}</span>}
      {answered && <span className={styles.said}>{answered}</span>}
      {by && <span className={styles.quiet}>{by}</span>}
    </span>
  );
}

/** What has become of it, by whom and why. */
function State({ row }: RowProps) {
  const t = useT();
  const by = settledBy(row, t);
  const words = row.settled?.reason;
  return (
    <span className={styles.lines}>
      <StatusDot tone={STATE_TONES[row.state]}>{t(`decisions.state.${row.state}`)}</StatusDot>
      {by && <Truncated className={styles.quiet}>{by}</Truncated>}
      {words && <span className={styles.said}>{t('decisions.said', { words })}</span>}
    </span>
  );
}

/** When, about whom, where, why, and what has become of it. */
export const decisionColumns = (t: Translate): Column<Decision>[] => [
  { key: 'at', header: t('decisions.at'), width: 168, cell: (row) => <When row={row} /> },
  { key: 'who', header: t('decisions.who'), minWidth: 160, cell: (row) => <Who row={row} /> },
  { key: 'where', header: t('decisions.position'), minWidth: 160, cell: (row) => <Where row={row} /> },
  { key: 'why', header: t('decisions.why'), minWidth: 240, cell: (row) => <Why row={row} /> },
  { key: 'state', header: t('decisions.state'), minWidth: 220, cell: (row) => <State row={row} /> },
];

/** A decision on a phone. */
export function CompactDecision({ row }: RowProps) {
  return (
    <div className={styles.compact}>
      <Who row={row} />
      <Where row={row} />
      <Why row={row} />
      <State row={row} />
      <span className={styles.quiet}>
        <When row={row} />
      </span>
    </div>
  );
}
