import type { PendingDiscard } from '@cantera/shared/contracts/discard-scoring';
import { BusyButton, Checkbox, ScoreChip } from '@cantera/shared/design-system';
import { formatDateTime, formatList } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../../messages/autodiscard.ts';
import styles from './pending.module.css';

/** So many of what the score found; the candidate's page has all. */
const MOST_QUOTES = 3;

/** What speaks against somebody, and what for them. */
function Reasons({ discard: { missing, quotes } }: { discard: PendingDiscard }) {
  const t = useT();
  return (
    <>
      {missing.length > 0 && (
        <p className={styles.missing}>{t('pending.missing', { list: formatList(missing) })}</p>
      )}
      {quotes.length > 0 && (
        <ul className={styles.quotes} aria-label={t('pending.quotes')}>
          {quotes.slice(0, MOST_QUOTES).map(({ text, page }, index) => (
            <li key={index}>
              <q>{text}</q>
              <span className={styles.quiet}>
                {' '}
                {page === null ? t('pending.profile') : t('pending.page', { page })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface PendingRowProps {
  discard: PendingDiscard;
  /** The address at which the candidate opens. */
  to: string;
  /** The score is made anew. */
  isStale: true | undefined;
  isSelected: boolean;
  /** The application is on its way back. */
  isRestoring: boolean;
  canSettle: boolean;
  onSelect: () => void;
  onConfirm: () => void;
  onRestore: () => void;
}

/** One who waits: score, what is missing, what was found, and the two decisions. */
export function PendingRow({ discard, to, isSelected, isRestoring, canSettle, ...on }: PendingRowProps) {
  const t = useT();
  const id = useId();
  const { name, score, discardedAt } = discard;
  return (
    <li className={styles.row}>
      {canSettle && (
        <span className={styles.check}>
          <Checkbox
            id={id}
            aria-label={t('pending.select', { name })}
            checked={isSelected}
            onChange={on.onSelect}
          />
        </span>
      )}
      <div className={styles.person}>
        <p className={styles.head}>
          <Link className={styles.name} to={to}>
            {name}
          </Link>
          <ScoreChip score={score} isStale={on.isStale} />
          <span className={styles.quiet}>{t('pending.since', { date: formatDateTime(discardedAt) })}</span>
        </p>
        <Reasons discard={discard} />
      </div>
      {canSettle && (
        <div className={styles.actions}>
          <BusyButton
            size="small"
            aria-label={t('pending.restore.of', { name })}
            isBusy={isRestoring}
            onClick={on.onRestore}
          >
            {t('pending.restore')}
          </BusyButton>
          <Button size="small" danger aria-label={t('pending.confirm.of', { name })} onClick={on.onConfirm}>
            {t('pending.confirm')}
          </Button>
        </div>
      )}
    </li>
  );
}
