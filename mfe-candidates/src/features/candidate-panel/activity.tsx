import type { ActivityKind } from '@cantera/shared/contracts/activity';
import { useState } from 'react';
import { InProcess } from '../../lib/activity/in-process.tsx';
import { Timeline } from '../../lib/activity/timeline.tsx';
import { useT } from '../../messages/index.ts';
import styles from './candidate-panel.module.css';

interface ActivityProps {
  candidateId: string;
  applicationId: string | undefined;
}

/** Where the person stands, and what happened with them. */
export function Activity({ candidateId, applicationId }: ActivityProps) {
  const t = useT();
  const [kind, setKind] = useState<ActivityKind>();
  return (
    <>
      <h3 className={styles.partTitle}>{t('candidates.process.title')}</h3>
      <div className={styles.part}>
        <InProcess candidateId={candidateId} />
      </div>
      <h3 className={styles.partTitle}>{t('candidates.activity.title')}</h3>
      <Timeline candidateId={candidateId} applicationId={applicationId} kind={kind} onKindChange={setKind} />
    </>
  );
}
