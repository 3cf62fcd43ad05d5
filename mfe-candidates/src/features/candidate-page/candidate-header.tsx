import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { Avatar } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { ArrowLeft, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { candidateAddress, UPDATE } from '../../lib/candidate-address.ts';
import { GdprControl } from '../../lib/person/gdpr-control.tsx';
import { JobSearchControl } from '../../lib/person/job-search-control.tsx';
import { MachineMark } from '../../lib/person/machine-mark.tsx';
import { ReportButton } from '../../lib/report/report-button.tsx';
import { CandidateTags } from '../../lib/tags/candidate-tags.tsx';
import { useT } from '../../messages/index.ts';
import { CandidateMenu } from './candidate-menu.tsx';
import styles from './candidate-page.module.css';
import { ContactLinks } from './contact-links.tsx';
import { useCameFrom } from './use-came-from.ts';

/**
 * Picture, name, job, the ways to reach them, their statuses, and what can be done with the whole candidate.
 */
export function CandidateHeader({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { backTo, cameFrom } = useCameFrom();
  const canWrite = useMay(updateCandidate);
  const name = fullName(candidate);
  return (
    <>
      {backTo && (
        <p className={styles.back}>
          <Link to={backTo} className={styles.backLink}>
            <ArrowLeft size={14} aria-hidden />
            {t('candidates.page.backToPosition')}
          </Link>
        </p>
      )}
      <header className={styles.header}>
        <Avatar
          person={{ id: candidate.id, name, imageUrl: candidate.profileImageUrl }}
          size={56}
          isDecorative
        />
        <div className={styles.names}>
          <h1 className={styles.name}>
            {name}
            <MachineMark candidate={candidate} field="firstName" />
          </h1>
          <p className={styles.headline}>
            {candidate.jobTitle ?? t('candidates.panel.noJobTitle')}
            <MachineMark candidate={candidate} field="jobTitle" />
          </p>
          <ContactLinks candidate={candidate} />
          <CandidateTags candidate={candidate} />
        </div>
        <div className={styles.actions}>
          <JobSearchControl candidate={candidate} size="middle" />
          <GdprControl candidate={candidate} size="middle" />
          {canWrite && (
            <Link className={styles.button} to={candidateAddress(candidate.id, {}, UPDATE)}>
              <Pencil size={16} aria-hidden />
              {t('candidates.page.update')}
            </Link>
          )}
          <ReportButton candidateId={candidate.id} applicationId={cameFrom.applicationId} />
          <CandidateMenu candidate={candidate} />
        </div>
      </header>
    </>
  );
}
