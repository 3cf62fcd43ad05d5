import type { Position } from '@cantera/shared/contracts/positions';
import { TabLinks, Tooltip } from '@cantera/shared/design-system';
import { Lock } from 'lucide-react';
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

/** The tabs of a position, in a row that stays in sight. */
export function PositionTabs({ position }: { position: Position }) {
  const t = useT();
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
          { to: `${home}/configuration`, label: t('positions.page.configuration') },
        ]}
      />
    </div>
  );
}
