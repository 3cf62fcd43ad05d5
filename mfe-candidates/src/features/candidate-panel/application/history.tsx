import type { Application, ApplicationMove } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { formatDateTime } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { ArrowRight } from 'lucide-react';
import { useT } from '../../../messages/index.ts';
import styles from './application.module.css';

type HistoryProps = { application: Application; onUndo: (() => void) | undefined };

function Move({ move, onUndo }: { move: ApplicationMove; onUndo: (() => void) | undefined }) {
  const t = useT();
  const nobody = move.isByFormerMember ? 'candidates.history.formerMember' : 'candidates.history.system';
  const by = move.by ? fullName(move.by) : t(nobody);
  return (
    <li className={styles.item}>
      <p className={styles.question}>
        {move.fromStepName} <ArrowRight size={14} aria-hidden />{' '}
        <span className={styles.spoken}>{t('candidates.history.to')}</span> {move.toStepName}
      </p>
      {move.reason && <p className={styles.answer}>{move.reason}</p>}
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
  return (
    <ul className={styles.list} aria-label={t('candidates.panel.tab.history')}>
      {moves.map((move) => (
        <Move key={move.id} move={move} onUndo={onUndo} />
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
