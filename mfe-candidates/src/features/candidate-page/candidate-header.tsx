import type { Candidate } from '@cantera/shared/contracts/candidates';
import { Avatar, Chip } from '@cantera/shared/design-system';
import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { GDPR_TONES, GDPR_WORDS } from '../../lib/person/candidate-words.ts';
import { JobSearchControl } from '../../lib/person/job-search-control.tsx';
import { MachineMark } from '../../lib/person/machine-mark.tsx';
import { fullName } from '../../lib/person-name.ts';
import { useT } from '../../messages/index.ts';
import { CandidateMenu } from './candidate-menu.tsx';
import styles from './candidate-page.module.css';
import { ContactLinks } from './contact-links.tsx';
import { useCameFrom } from './use-came-from.ts';

/** Picture, name, job, the ways to reach him, his statuses, and what can be done with the whole of him. */
export function CandidateHeader({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { backTo } = useCameFrom();
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
        </div>
        <div className={styles.actions}>
          <JobSearchControl candidate={candidate} />
          <Chip tone={GDPR_TONES[candidate.gdpr.status]} icon={<ShieldCheck aria-hidden />}>
            {t(GDPR_WORDS[candidate.gdpr.status])}
          </Chip>
          <CandidateMenu candidate={candidate} />
        </div>
      </header>
    </>
  );
}
