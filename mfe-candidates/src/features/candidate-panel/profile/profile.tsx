import type { Application } from '@cantera/shared/contracts/applications';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { useMay } from '@cantera/shared/session';
import { LikelyDouble } from '../../../lib/person/likely-double.tsx';
import { EditableContact, ReadOnlyContact } from './contact.tsx';
import { CvNotice } from './cv-notice.tsx';
import { Languages } from './languages.tsx';
import { Score } from './score/score.tsx';
import { Skills } from './skills.tsx';
import { Educations, Experiences } from './stages.tsx';
import { Suggestions } from './suggestions.tsx';
import { Summary } from './summary.tsx';

type ProfileProps = { candidate: Candidate; application: Application | undefined };

/** Everything that is known of the candidate, each part to be corrected in place. */
export function Profile({ candidate, application }: ProfileProps) {
  const canWrite = useMay(updateCandidate);
  return (
    <>
      <CvNotice candidate={candidate} />
      <LikelyDouble candidate={candidate} />
      {canWrite && <Suggestions candidate={candidate} />}
      {canWrite ? <EditableContact candidate={candidate} /> : <ReadOnlyContact candidate={candidate} />}
      {application && <Score application={application} />}
      <Summary candidate={candidate} />
      <Experiences candidate={candidate} />
      <Educations candidate={candidate} />
      <Skills candidate={candidate} type="HARD_SKILL" />
      <Skills candidate={candidate} type="SOFT_SKILL" />
      <Languages candidate={candidate} />
    </>
  );
}
