import type { DiscardRehearsal } from '@cantera/shared/contracts/discard-scoring';
import { ErrorState, SkeletonRows } from '@cantera/shared/design-system';
import { TriangleAlert } from 'lucide-react';
import { useDeferredValue, useId, useMemo } from 'react';
import { useT } from '../../../../messages/autodiscard.ts';
import { Histogram } from './histogram.tsx';
import type { RehearsalCounts } from './rehearsal-counts.ts';
import { RehearsedTable } from './rehearsed-table.tsx';
import styles from './rule.module.css';
import type { useRehearsal } from './use-rehearsal.ts';

/** What became of those below the threshold, as figures with their words. */
function Figures({ counts }: { counts: RehearsalCounts }) {
  const t = useT();
  const figures = [
    ['hired', counts.hired],
    ['inProcess', counts.inProcess],
    ['byPerson', counts.byPerson],
    ...(counts.byMachine > 0 ? ([['byMachine', counts.byMachine]] as const) : []),
    ...(counts.inbox > 0 ? ([['inbox', counts.inbox]] as const) : []),
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([what, count]) => (
        <div key={what}>
          <dt>{t(`autodiscard.rehearsal.${what}`)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Those that no percentage reaches. */
function Unscored({ rehearsal: { unscored, beingScored } }: { rehearsal: DiscardRehearsal }) {
  const t = useT();
  if (unscored === 0) return null;
  return (
    <p className={styles.quiet}>
      {t('autodiscard.rehearsal.unscored', { count: unscored })}
      {beingScored > 0 && ` ${t('autodiscard.rehearsal.beingScored', { count: beingScored })}`}
    </p>
  );
}

interface PastProps {
  positionId: string;
  rehearsal: DiscardRehearsal;
  counts: RehearsalCounts;
  percentage: number;
  isSettling: boolean;
}

function Past({ positionId, rehearsal, counts, percentage, isSettling }: PastProps) {
  const t = useT();
  const { total, below, hired } = counts;
  // Who was named for another threshold and is above this one goes at once; who is missing comes with the answer.
  const shown = useDeferredValue(percentage);
  const items = useMemo(() => rehearsal.items.filter(({ score }) => score < shown), [rehearsal, shown]);
  if (total + rehearsal.unscored === 0) return <p role="status">{t('autodiscard.rehearsal.empty')}</p>;
  return (
    <>
      {total > 0 && (
        <>
          <Histogram
            scores={rehearsal.scores}
            percentage={percentage}
            label={t('autodiscard.rehearsal.chart', { total, below, percentage })}
          />
          {/* Not live: the slider says as much with every step. */}
          <p className={styles.sum}>{t('autodiscard.rehearsal.sum', { total, below })}</p>
          <Figures counts={counts} />
        </>
      )}
      <Unscored rehearsal={rehearsal} />
      {hired > 0 && (
        <p className={styles.warning}>
          <TriangleAlert size={16} aria-hidden />
          {t('autodiscard.rehearsal.hireWarning', { count: hired })}
        </p>
      )}
      {total > 0 && below === 0 && <p className={styles.quiet}>{t('autodiscard.rehearsal.nobody')}</p>}
      {items.length > 0 && (
        <RehearsedTable
          positionId={positionId}
          items={items}
          more={isSettling ? 0 : below - items.length}
          isSettling={isSettling}
        />
      )}
    </>
  );
}

interface RehearsalProps {
  positionId: string;
  state: ReturnType<typeof useRehearsal>;
  counts: RehearsalCounts | undefined;
  percentage: number;
}

/** Whom the percentage would have discarded in the last 90 days, and what became of them; nothing of it is saved. */
export function Rehearsal({ positionId, state, counts, percentage }: RehearsalProps) {
  const t = useT();
  const titleId = useId();
  const { query, rehearsal, isSettling } = state;
  return (
    <section className={styles.rehearsal} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('autodiscard.rehearsal')}
      </h3>
      {!rehearsal && !query.error && <SkeletonRows rows={4} columns={['1fr']} height={32} />}
      {query.error && (
        <ErrorState
          title={t('autodiscard.rehearsal.error')}
          requestId={query.error.requestId}
          onRetry={() => query.mutate()}
        />
      )}
      {rehearsal && counts && !query.error && (
        <Past {...{ positionId, rehearsal, counts, percentage, isSettling }} />
      )}
    </section>
  );
}
