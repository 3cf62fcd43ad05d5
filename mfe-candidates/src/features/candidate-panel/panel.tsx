import { isApiError, useApi } from '@cantera/shared/api-client';
import { getApplication } from '@cantera/shared/contracts/applications';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState } from '@cantera/shared/design-system';
import type { CandidatePanelProps } from '@cantera/shared/remotes';
import { UserRoundX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCandidate } from '../../lib/use-candidate.ts';
import { useT } from '../../messages/index.ts';
import styles from './candidate-panel.module.css';
import { PanelBody, type PanelTab } from './panel-body.tsx';
import { PanelHead } from './panel-head.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { usePanelFocus } from './use-panel-focus.ts';
import { usePanelKeys } from './use-panel-keys.ts';

export function Panel(props: CandidatePanelProps) {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  // Kept while one goes from candidate to candidate.
  const [tab, setTab] = useState<PanelTab>('profile');
  const { candidateId, positionId, applicationId } = props;
  const candidate = useCandidate(candidateId);
  const application = useApi(
    getApplication,
    positionId && applicationId ? { params: { id: positionId, applicationId } } : null,
  );
  usePanelKeys(panel, props, candidate.data?.data.hasCv ?? false);
  usePanelFocus(panel, !props.isCvOpen);
  const isGone = isApiError(candidate.error) && candidate.error.status === 404;
  return (
    <aside ref={panel} tabIndex={-1} aria-label={t('candidates.panel.label')} className={styles.panel}>
      <PanelHead {...props} />
      {isGone ? (
        <EmptyState
          icon={<UserRoundX />}
          title={t('candidates.panel.notFound')}
          description={t('candidates.panel.notFoundText')}
        />
      ) : (
        <div className={styles.scroll} key={candidateId}>
          <DataView
            query={candidate}
            isEmpty={() => false}
            empty={null}
            errorTitle={t('candidates.panel.error')}
            skeleton={<PanelSkeleton />}
          >
            {({ data }) => (
              <PanelBody
                candidate={data}
                application={application}
                panel={props}
                tab={tab}
                onTabChange={setTab}
              />
            )}
          </DataView>
        </div>
      )}
      {props.foot && !isGone && <footer className={styles.foot}>{props.foot}</footer>}
    </aside>
  );
}
