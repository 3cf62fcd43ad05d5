import type { DiscardRehearsal } from '@cantera/shared/contracts/discard-scoring';
import { ErrorState, SkeletonRows } from '@cantera/shared/design-system';
import { TriangleAlert } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useId, useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useT } from '../../../../messages/autodiscard.ts';
import { Histogram } from './histogram.tsx';
import { countsAt, type RehearsalCounts } from './rehearsal-counts.ts';
import { RehearsedTable } from './rehearsed-table.tsx';
import styles from './rule.module.css';
import { type RuleValues, shownPercentage } from './rule-values.ts';
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

/** Milliseconds after the last change until the server is asked who they are. */
const PAUSE_MS = 300;

interface PastProps {
  positionId: string;
  rehearsal: DiscardRehearsal;
  percentage: number;
  isSettling: boolean;
}

const Past = memo(function Past({ positionId, rehearsal, percentage, isSettling }: PastProps) {
  const t = useT();
  const counts = countsAt(rehearsal.scores, percentage);
  const { total, below, hired } = counts;
  // Who was named for another threshold and is above this one goes at once; who is missing comes with the answer.
  const items = useMemo(
    () => rehearsal.items.filter(({ score }) => score < percentage),
    [rehearsal, percentage],
  );
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
});

interface RehearsalProps {
  positionId: string;
  control: Control<RuleValues, unknown, RuleValues>;
  state: ReturnType<typeof useRehearsal>;
  /** The percentage at which it rested last, and what is told when it rests anew. */
  settled: number;
  onSettled: (percentage: number) => void;
}

/** Whom the percentage would have discarded in the last 90 days, and what became of them; nothing of it is saved. */
export function Rehearsal({ positionId, control, state, settled, onSettled }: RehearsalProps) {
  const t = useT();
  const titleId = useId();
  const { query, rehearsal } = state;
  const percentage = useDeferredValue(shownPercentage(useWatch({ control, name: 'percentage' })));
  useEffect(() => {
    const timer = setTimeout(() => onSettled(percentage), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [percentage, onSettled]);
  const isSettling = settled !== percentage || query.isLoading;
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
      {rehearsal && !query.error && <Past {...{ positionId, rehearsal, percentage, isSettling }} />}
    </section>
  );
}
