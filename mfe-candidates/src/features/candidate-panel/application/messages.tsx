import type { Application } from '@cantera/shared/contracts/applications';
import { Entries } from '../../../lib/activity/entries.tsx';
import { WriteMessage } from '../../../lib/composer/write-message.tsx';
import { useT } from '../../../messages/index.ts';
import styles from './application.module.css';
import { OpenRun } from './open-run.tsx';

interface MessagesProps {
  candidateId: string;
  application: Application;
}

/** What workflows hold back or have still to send, and what was written to the candidate about this application, to be read in place. */
export function Messages({ candidateId, application }: MessagesProps) {
  const t = useT();
  const { id: applicationId, runs } = application;
  return (
    <>
      <div className={styles.bar}>
        <WriteMessage candidateId={candidateId} applicationId={applicationId} />
      </div>
      {runs.length > 0 && (
        <ul className={`${styles.list} ${styles.runs}`} aria-label={t('candidates.run.list')}>
          {runs.map((run) => (
            <OpenRun key={run.id} run={run} application={application} />
          ))}
        </ul>
      )}
      <Entries
        shown={{ candidateId, kind: 'MESSAGE', applicationId }}
        label={t('candidates.panel.tab.messages')}
        empty={<p className={styles.quiet}>{t('candidates.message.empty')}</p>}
      />
    </>
  );
}
