import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { Avatar, classNames } from '@cantera/shared/design-system';
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
import { useIsShort } from './use-is-short.ts';

type HeaderProps = { candidate: Candidate };

function Name({ candidate }: HeaderProps) {
  return (
    <h1 className={styles.name}>
      {fullName(candidate)}
      <MachineMark candidate={candidate} field="firstName" />
    </h1>
  );
}

function UpdateLink({ candidate, isIcon = false }: HeaderProps & { isIcon?: boolean }) {
  const t = useT();
  const canWrite = useMay(updateCandidate);
  if (!canWrite) return null;
  const words = t('candidates.page.update');
  return (
    <Link
      className={isIcon ? styles.iconLink : styles.button}
      to={candidateAddress(candidate.id, {}, UPDATE)}
      aria-label={isIcon ? words : undefined}
    >
      <Pencil size={16} aria-hidden />
      {!isIcon && words}
    </Link>
  );
}

/** Name and actions, in one row; the rest stands in the profile. */
function ShortHeader({ candidate }: HeaderProps) {
  const { cameFrom } = useCameFrom();
  return (
    <header className={classNames(styles.header, styles.short)}>
      <div className={styles.names}>
        <Name candidate={candidate} />
      </div>
      <UpdateLink isIcon candidate={candidate} />
      <ReportButton isIcon candidateId={candidate.id} applicationId={cameFrom.applicationId} />
      <CandidateMenu candidate={candidate} />
    </header>
  );
}

function WholeHeader({ candidate }: HeaderProps) {
  const t = useT();
  const { cameFrom } = useCameFrom();
  return (
    <header className={styles.header}>
      <Avatar
        person={{ id: candidate.id, name: fullName(candidate), imageUrl: candidate.profileImageUrl }}
        size={56}
        isDecorative
      />
      <div className={styles.names}>
        <Name candidate={candidate} />
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
        <UpdateLink candidate={candidate} />
        <ReportButton candidateId={candidate.id} applicationId={cameFrom.applicationId} />
        <CandidateMenu candidate={candidate} />
      </div>
    </header>
  );
}

/**
 * Picture, name, job, the ways to reach them, their statuses, and what can be done with the whole candidate; on a phone, above
 * another tab than the profile, name and actions alone.
 */
export function CandidateHeader({ candidate }: HeaderProps) {
  const t = useT();
  const { backTo } = useCameFrom();
  const Header = useIsShort() ? ShortHeader : WholeHeader;
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
      <Header candidate={candidate} />
    </>
  );
}
