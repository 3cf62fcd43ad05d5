import { useApi } from '@cantera/shared/api-client';
import type { Position } from '@cantera/shared/contracts/positions';
import { countUnviewedHunts } from '@cantera/shared/contracts/unviewed-hunts';
import { TabLinks, Tooltip } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { Flame, Lock } from 'lucide-react';
import { isClosed } from '../../lib/closed.ts';
import { useT } from '../../messages/index.ts';
import styles from './position-page.module.css';

/** Says that the process of a closed position does not change. */
function ClosedLock() {
  const t = useT();
  return (
    <Tooltip<HTMLSpanElement> content={t('positions.page.locked')} isDescription={false}>
      {(target) => (
        <span
          {...target}
          className={styles.lock}
          role="img"
          aria-label={t('positions.page.locked')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its words must be reachable by keyboard.
          tabIndex={0}
        >
          <Lock size={14} aria-hidden />
        </span>
      )}
    </Tooltip>
  );
}

/** Says that a hunt of the position has not been opened since it was made or became ready. */
function NewHunt() {
  const t = useT();
  return (
    <Tooltip<HTMLSpanElement> content={t('positions.page.newHunt')} isDescription={false}>
      {(target) => (
        <span
          {...target}
          className={styles.fire}
          role="img"
          aria-label={t('positions.page.newHunt')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its words must be reachable by keyboard.
          tabIndex={0}
        >
          <Flame size={14} aria-hidden />
        </span>
      )}
    </Tooltip>
  );
}

/** Whether a hunt of the position is news. */
function useHasNewHunt(jobId: string): boolean {
  const mayRead = useCan('hunts.read');
  const { data } = useApi(countUnviewedHunts, mayRead ? { query: { jobId } } : null);
  return (data?.data.unviewed ?? 0) > 0;
}

/** The tabs of a position, in a row that stays in sight. */
export function PositionTabs({ position }: { position: Position }) {
  const t = useT();
  const mayReadHunts = useCan('hunts.read');
  const hasNewHunt = useHasNewHunt(position.id);
  const home = `/positions/${position.id}`;
  const missing = { tone: 'missing', label: t('positions.missing.mark') } as const;
  const lacksText = position.missingFields.includes('jobDescription');
  const lacksDetails = position.missingFields.some((field) => field !== 'jobDescription');
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t('positions.page.tabs')}
        tabs={[
          {
            to: home,
            label: t('positions.page.process'),
            isEnd: true,
            after: isClosed(position.status) && <ClosedLock />,
          },
          {
            to: `${home}/job-description`,
            label: t('positions.page.jobDescription'),
            mark: lacksText ? missing : undefined,
          },
          {
            to: `${home}/details`,
            label: t('positions.page.details'),
            mark: lacksDetails ? missing : undefined,
          },
          { to: `${home}/killer-questions`, label: t('positions.page.killerQuestions') },
          ...(mayReadHunts
            ? [
                {
                  to: `${home}/talent-pools`,
                  label: t('positions.page.hunts'),
                  after: hasNewHunt && <NewHunt />,
                },
              ]
            : []),
          { to: `${home}/configuration`, label: t('positions.page.configuration') },
        ]}
      />
    </div>
  );
}
