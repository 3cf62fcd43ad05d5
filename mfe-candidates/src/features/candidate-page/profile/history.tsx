import type { Candidate } from '@cantera/shared/contracts/candidates';
import { educationStages, experienceStages, type Stage, stagePeriod } from '../../../lib/person/stages.ts';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';
import { Section } from './section.tsx';

type StagesProps = { stages: readonly Stage[]; label: string; isOngoing: boolean };

function Stages({ stages, label, isOngoing }: StagesProps) {
  const t = useT();
  return (
    <ol className={styles.stages} aria-label={label}>
      {stages.map((stage) => (
        <li key={stage.id} className={styles.stage}>
          <span className={styles.dot} aria-hidden />
          <p className={styles.stageTitle}>
            <span className={styles.what}>{stage.what}</span> {stage.where}
          </p>
          <p className={styles.period}>{stagePeriod(t, stage, isOngoing)}</p>
          {stage.locationName && <p className={styles.place}>{stage.locationName}</p>}
        </li>
      ))}
    </ol>
  );
}

export function Experiences({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const stages = experienceStages(candidate);
  const title = t('candidates.section.experience');
  return (
    <Section
      candidate={candidate}
      title={title}
      field="workExperiences"
      form="experiences"
      count={stages.length}
    >
      {stages.length > 0 ? (
        <Stages stages={stages} label={title} isOngoing />
      ) : (
        <p className={styles.quiet}>{t('candidates.page.noExperience')}</p>
      )}
    </Section>
  );
}

export function Educations({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const stages = educationStages(candidate);
  const title = t('candidates.section.education');
  return (
    <Section candidate={candidate} title={title} field="educations" form="education" count={stages.length}>
      {stages.length > 0 ? (
        <Stages stages={stages} label={title} isOngoing={false} />
      ) : (
        <p className={styles.quiet}>{t('candidates.page.noEducation')}</p>
      )}
    </Section>
  );
}
