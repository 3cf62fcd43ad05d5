import type { Candidate } from '@cantera/shared/contracts/candidates';
import { TabLinks } from '@cantera/shared/design-system';
import { candidateAddress } from '../../lib/candidate-address.ts';
import { useT } from '../../messages/index.ts';
import styles from './candidate-page.module.css';
import { useCameFrom } from './use-came-from.ts';

/** The tabs of a candidate; they keep the position that one came from. */
export function CandidateTabs({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { cameFrom } = useCameFrom();
  const to = (tab?: string) => candidateAddress(candidate.id, cameFrom, tab);
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t('candidates.page.tabs')}
        tabs={[
          { to: to(), label: t('candidates.page.tab.profile'), isEnd: true },
          { to: to('cv'), label: t('candidates.page.tab.cv') },
          {
            to: to('documents'),
            label: t('candidates.page.tab.documents'),
            count: candidate.documentCount,
          },
          { to: to('activity'), label: t('candidates.activity.title') },
          {
            to: to('comments'),
            label: t('candidates.page.tab.comments'),
            count: candidate.commentCount,
          },
        ]}
      />
    </div>
  );
}
