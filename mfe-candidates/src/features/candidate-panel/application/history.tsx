import type { Application, ApplicationMove } from '@cantera/shared/contracts/applications';
import { shownName } from '@cantera/shared/contracts/default-names';
import { fullName } from '@cantera/shared/contracts/text';
import { formatDateTime } from '@cantera/shared/i18n';
import { currentLocale } from '@cantera/shared/session';
import { Button } from 'antd';
import { ArrowRight } from 'lucide-react';
import { useT } from '../../../messages/index.ts';
import styles from './application.module.css';

type HistoryProps = { application: Application; onUndo: (() => void) | undefined };

type MoveProps = {
  move: ApplicationMove;
  /** Of the discard by score that stands. */
  discardState: Application['discardState'];
  onUndo: (() => void) | undefined;
};

function Move({ move, discardState, onUndo }: MoveProps) {
  const t = useT();
  const locale = currentLocale();
  const nobody = move.isByFormerMember ? 'candidates.history.formerMember' : 'candidates.history.system';
  const by = move.by ? fullName(move.by) : t(nobody);
  return (
    <li className={styles.item}>
      <p className={styles.question}>
        {shownName(move.fromStepName, locale)} <ArrowRight size={14} aria-hidden />{' '}
        <span className={styles.spoken}>{t('candidates.history.to')}</span>{' '}
        {shownName(move.toStepName, locale)}
      </p>
      {discardState && (
        <p className={styles.answer}>
          {t(
            discardState === 'PROVISIONAL'
              ? 'candidates.history.byScorePending'
              : 'candidates.history.byScoreConfirmed',
          )}
        </p>
      )}
      {move.reason && <p className={styles.answer}>{shownName(move.reason, locale)}</p>}
      <p className={styles.quiet}>
        <time dateTime={move.createdAt}>{formatDateTime(move.createdAt)}</time>, {by}
        {move.undoneAt && `. ${t('candidates.history.undone', { date: formatDateTime(move.undoneAt) })}`}
      </p>
      {move.undoable && onUndo && (
        <Button size="small" onClick={onUndo}>
          {t('candidates.history.undo')}
        </Button>
      )}
    </li>
  );
}

/** The moves of the application, the last first; the last can be taken back where the board offers it. */
export function History({ application, onUndo }: HistoryProps) {
  const t = useT();
  const moves = [...application.history].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  // It is the last move that stands which has discarded them.
  const last = moves.find(({ undoneAt }) => undoneAt === null);
  return (
    <ul className={styles.list} aria-label={t('candidates.panel.tab.history')}>
      {moves.map((move) => (
        <Move
          key={move.id}
          move={move}
          discardState={move === last ? application.discardState : null}
          onUndo={onUndo}
        />
      ))}
      <li className={styles.item}>
        <p className={styles.question}>{t('candidates.history.applied')}</p>
        <p className={styles.quiet}>
          <time dateTime={application.createdAt}>{formatDateTime(application.createdAt)}</time>
        </p>
      </li>
    </ul>
  );
}
