import type { DeletionWarning } from '@cantera/shared/contracts/retention';
import { Avatar, BusyButton, Chip, StatusDot, Truncated } from '@cantera/shared/design-system';
import { formatAge, formatDate, formatDateTime } from '@cantera/shared/i18n';
import type { Column } from '@cantera/shared/lists';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isStopped, nameOf, type Translate } from './deletion-words.ts';
import styles from './deletions.module.css';

export interface RowContext {
  t: Translate;
  onStop: (warning: DeletionWarning, stopped: boolean) => Promise<void>;
}
type RowProps = { row: DeletionWarning; context: RowContext };

function Who({ row: { candidate } }: { row: DeletionWarning }) {
  const name = nameOf(candidate);
  return (
    <span className={styles.person}>
      <Avatar person={{ id: candidate.id, name, imageUrl: candidate.profileImageUrl }} isDecorative />
      <span className={styles.lines}>
        <Link className={styles.name} to={`/candidates/${candidate.id}`}>
          <Truncated>{name}</Truncated>
        </Link>
        {candidate.jobTitle && <Truncated className={styles.meta}>{candidate.jobTitle}</Truncated>}
      </span>
    </span>
  );
}

const Since = ({ row }: { row: DeletionWarning }) => (
  <time dateTime={row.since} title={formatDateTime(row.since)}>
    {formatDate(row.since)}
  </time>
);

function Due({ row, context: { t } }: RowProps) {
  const { dueAt, stoppedAt, stoppedBy } = row;
  if (stoppedAt !== null)
    return (
      <StatusDot tone="hollow">
        <span title={formatDateTime(stoppedAt)}>
          {stoppedBy ? t('deletions.stopped.by', { name: nameOf(stoppedBy) }) : t('deletions.stopped')}
        </span>
      </StatusDot>
    );
  if (dueAt === null) return <StatusDot tone="hollow">{t('deletions.due.byHand')}</StatusDot>;
  return (
    <StatusDot tone="warning">
      <time dateTime={dueAt} title={formatDateTime(dueAt)}>
        {t('deletions.due.at', { date: formatDate(dueAt), age: formatAge(dueAt) })}
      </time>
    </StatusDot>
  );
}

/** Whoever is stopped is kept, whatever the rules say later, until there is a new reason. */
function StopButton({ row, context: { t, onStop } }: RowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const stopped = isStopped(row);
  const toggle = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onStop(row, !stopped);
    setIsBusy(false);
  };
  const name = nameOf(row.candidate);
  return (
    <BusyButton
      size="small"
      isBusy={isBusy}
      aria-label={t(stopped ? 'deletions.resume.of' : 'deletions.stop.of', { name })}
      onClick={() => void toggle()}
    >
      {t(stopped ? 'deletions.resume' : 'deletions.stop')}
    </BusyButton>
  );
}

/** Who is to be deleted, why, since when, when, and the way to stop it. */
export function warningColumns(context: RowContext): Column<DeletionWarning>[] {
  const { t } = context;
  return [
    { key: 'who', header: t('deletions.who'), minWidth: 200, cell: (row) => <Who row={row} /> },
    {
      key: 'why',
      header: t('deletions.why'),
      width: 190,
      cell: (row) => <Chip>{t(`deletions.reason.${row.reason}`)}</Chip>,
    },
    { key: 'since', header: t('deletions.since'), width: 128, cell: (row) => <Since row={row} /> },
    {
      key: 'due',
      header: t('deletions.due'),
      width: 232,
      cell: (row) => <Due row={row} context={context} />,
    },
    {
      key: 'stop',
      header: t('deletions.stop'),
      isHeaderHidden: true,
      width: 128,
      align: 'end',
      cell: (row) => <StopButton row={row} context={context} />,
    },
  ];
}

/** One who is to be deleted, on a phone. */
export function CompactWarning({ row, context }: RowProps) {
  const { t } = context;
  return (
    <div className={styles.compact}>
      <Who row={row} />
      <span className={styles.meta}>
        {t(`deletions.reason.${row.reason}`)} · <Since row={row} />
      </span>
      <div className={styles.line}>
        <Due row={row} context={context} />
        <StopButton row={row} context={context} />
      </div>
    </div>
  );
}
