import type { DiscardOutcome, DiscardRehearsal } from '@cantera/shared/contracts/discard-scoring';
import { ScoreChip, StatusDot, type StatusTone } from '@cantera/shared/design-system';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../../messages/autodiscard.ts';
import styles from './rule.module.css';

const OUTCOMES: Readonly<
  Record<DiscardOutcome, readonly [word: Parameters<ReturnType<typeof useT>>[0], tone: StatusTone]>
> = {
  HIRED_HERE: ['autodiscard.rehearsal.hiredHere', 'success'],
  HIRED_ELSEWHERE: ['autodiscard.rehearsal.hiredElsewhere', 'success'],
  IN_PROCESS: ['autodiscard.rehearsal.inProcess', 'info'],
  INBOX: ['autodiscard.rehearsal.inbox', 'neutral'],
  DISCARDED: ['autodiscard.rehearsal.outcome.byPerson', 'hollow'],
  BY_MACHINE: ['autodiscard.rehearsal.outcome.byMachine', 'hollow'],
};

interface RehearsedTableProps {
  positionId: string;
  items: DiscardRehearsal['items'];
  /** How many more there are than are named. */
  more: number;
  /** The next answer is on its way. */
  isSettling: boolean;
}

/** Who would have been discarded, hires first, with what became of them. */
export const RehearsedTable = memo(function RehearsedTable(props: RehearsedTableProps) {
  const { positionId, items, more, isSettling } = props;
  const t = useT();
  return (
    <>
      {/* It scrolls by itself, so the keyboard has to reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <section className={styles.people} aria-label={t('autodiscard.rehearsal.list')} tabIndex={0}>
        <table className={styles.table} aria-busy={isSettling}>
          <thead>
            <tr>
              <th scope="col">{t('autodiscard.rehearsal.name')}</th>
              <th scope="col">{t('autodiscard.rehearsal.score')}</th>
              <th scope="col">{t('autodiscard.rehearsal.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ applicationId, name, score, outcome }) => {
              const [word, tone] = OUTCOMES[outcome];
              return (
                <tr key={applicationId}>
                  <th scope="row">
                    <Link to={`/positions/${positionId}?applicationId=${applicationId}`} target="_blank">
                      {name}
                    </Link>
                  </th>
                  <td>
                    <ScoreChip score={score} />
                  </td>
                  <td>
                    <StatusDot tone={tone}>{t(word)}</StatusDot>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {more > 0 && <p className={styles.quiet}>{t('autodiscard.rehearsal.more', { count: more })}</p>}
    </>
  );
});
