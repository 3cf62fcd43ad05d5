import type { Application } from '@cantera/shared/contracts/applications';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { Avatar, Chip, IconButton, ScoreChip } from '@cantera/shared/design-system';
import type { CandidatePanelProps } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Database, Files, Globe, type LucideIcon, MessageSquare, Pencil, Radar } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { candidateAddress } from '../../lib/candidate-address.ts';
import { SOURCE_WORDS } from '../../lib/person/candidate-words.ts';
import { GdprControl } from '../../lib/person/gdpr-control.tsx';
import { JobSearchControl } from '../../lib/person/job-search-control.tsx';
import { MachineMark } from '../../lib/person/machine-mark.tsx';
import { CandidateTags } from '../../lib/tags/candidate-tags.tsx';
import { useT } from '../../messages/index.ts';
import { AddComment } from './add-comment.tsx';
import styles from './candidate-panel.module.css';
import { CvToggle } from './cv-toggle.tsx';
import { NameEditor } from './editors/name-editor.tsx';
import { MoreMenu } from './more-menu.tsx';
import { StandingChips } from './standing-chips.tsx';

type PersonProps = { candidate: Candidate; application: Application | undefined; panel: CandidatePanelProps };

const SOURCE_ICONS = {
  INTERNAL_DATABASE: Database,
  INTERNAL: Globe,
  INTERNAL_TALENT_POOL: Radar,
} as const satisfies Record<Application['source'], LucideIcon>;

/** Where an application came from, with the icon that its card has. */
function SourceChip({ source }: Pick<Application, 'source'>) {
  const t = useT();
  const Icon = SOURCE_ICONS[source];
  return <Chip icon={<Icon aria-hidden />}>{t(SOURCE_WORDS[source])}</Chip>;
}

function Chips({ candidate, application, panel: { positionId, applicationId } }: PersonProps) {
  const t = useT();
  const { documentCount, commentCount } = candidate;
  return (
    <div className={styles.chips}>
      {application && <SourceChip source={application.source} />}
      {application && <StandingChips application={application} />}
      <Link
        className={styles.chipLink}
        to={candidateAddress(candidate.id, { positionId, applicationId }, 'documents')}
      >
        <Chip icon={<Files aria-hidden />}>{t('candidates.panel.files', { count: documentCount })}</Chip>
      </Link>
      <Link
        className={styles.chipLink}
        to={candidateAddress(candidate.id, { positionId, applicationId }, 'comments')}
      >
        <Chip icon={<MessageSquare aria-hidden />}>
          {t('candidates.panel.comments', { count: commentCount })}
        </Chip>
      </Link>
    </div>
  );
}

function Headline({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const company = candidate.workExperiences[0]?.companyName;
  const words =
    candidate.jobTitle && company
      ? t('candidates.panel.jobAt', { job: candidate.jobTitle, company })
      : (candidate.jobTitle ?? company);
  return (
    <p className={styles.headline}>
      {words ?? t('candidates.panel.noJobTitle')}
      <MachineMark candidate={candidate} field="jobTitle" />
    </p>
  );
}

/** Who it is: picture, name, job, score, statuses and the panel's controls. */
export function Person({ candidate, application, panel }: PersonProps) {
  const t = useT();
  const canWrite = useMay(updateCandidate);
  const [isEditing, setIsEditing] = useState(false);
  const name = fullName(candidate);
  const person = { id: candidate.id, name, imageUrl: candidate.profileImageUrl };
  return (
    <div className={styles.personArea}>
      <div className={styles.person}>
        <Avatar person={person} size={40} isDecorative />
        {isEditing ? (
          <NameEditor candidate={candidate} onDone={() => setIsEditing(false)} />
        ) : (
          <div className={styles.names}>
            <h2 className={styles.name}>
              {name}
              <MachineMark candidate={candidate} field="firstName" />
            </h2>
            <Headline candidate={candidate} />
          </div>
        )}
        {!isEditing && canWrite && (
          <IconButton
            size="small"
            label={t('candidates.edit.name')}
            icon={<Pencil aria-hidden />}
            onClick={() => setIsEditing(true)}
          />
        )}
        {!isEditing && application?.scoring.scoringLax && (
          <ScoreChip
            score={application.scoring.scoringLax.finalScore}
            isStale={application.scoring.stale !== null}
          />
        )}
      </div>
      <Chips candidate={candidate} application={application} panel={panel} />
      <CandidateTags key={candidate.id} candidate={candidate} />
      <div className={styles.controls}>
        <JobSearchControl candidate={candidate} />
        <GdprControl candidate={candidate} />
        <span className={styles.together}>
          <CvToggle candidate={candidate} isOpen={panel.isCvOpen ?? false} onToggle={panel.onToggleCv} />
          <AddComment candidateId={candidate.id} />
          <MoreMenu candidate={candidate} panel={panel} />
        </span>
      </div>
    </div>
  );
}
