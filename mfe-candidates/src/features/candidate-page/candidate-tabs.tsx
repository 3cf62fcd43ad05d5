import type { Candidate } from '@cantera/shared/contracts/candidates';
import { TabLinks } from '@cantera/shared/design-system';
import { useT } from '../../messages/index.ts';
import styles from './candidate-page.module.css';
import { useCameFrom } from './use-came-from.ts';

/** The tabs of a candidate; they keep the position that one came from. */
export function CandidateTabs({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { search } = useCameFrom();
  const base = `/candidates/${candidate.id}`;
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t('candidates.page.tabs')}
        tabs={[
          { to: `${base}${search}`, label: t('candidates.page.tab.profile'), isEnd: true },
          { to: `${base}/cv${search}`, label: t('candidates.page.tab.cv') },
          {
            to: `${base}/documents${search}`,
            label: t('candidates.page.tab.documents'),
            count: candidate.documentCount,
          },
        ]}
      />
    </div>
  );
}
