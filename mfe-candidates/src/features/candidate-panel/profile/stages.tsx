import type { Candidate } from '@cantera/shared/contracts/candidates';
import { Button } from 'antd';
import { useState } from 'react';
import { educationStages, experienceStages, type Stage, stagePeriod } from '../../../lib/person/stages.ts';
import { useT } from '../../../messages/index.ts';
import { EducationsEditor, ExperiencesEditor } from '../editors/stage-editors.tsx';
import styles from './profile.module.css';
import { Section } from './section.tsx';

const FIRST_STAGES = 4;
const MOST_STAGES = 100;

function StageRow({ stage, isOngoing }: { stage: Stage; isOngoing: boolean }) {
  const t = useT();
  const dates = stagePeriod(t, stage, isOngoing);
  return (
    <li className={styles.stage}>
      <span className={styles.dot} aria-hidden />
      <p className={styles.stageTitle}>
        <span className={styles.what}>{stage.what}</span> {stage.where}
      </p>
      <p className={styles.quiet}>{[dates, stage.locationName].filter(Boolean).join(', ')}</p>
    </li>
  );
}

/** The first four, and all on demand. */
function Stages({ stages, isOngoing, label }: { stages: Stage[]; isOngoing: boolean; label: string }) {
  const t = useT();
  const [isWhole, setIsWhole] = useState(false);
  if (stages.length === 0) return <p className={styles.quiet}>{t('candidates.panel.none')}</p>;
  return (
    <>
      <ul className={styles.stages} aria-label={label}>
        {stages.slice(0, isWhole ? MOST_STAGES : FIRST_STAGES).map((stage) => (
          <StageRow key={stage.id} stage={stage} isOngoing={isOngoing} />
        ))}
      </ul>
      {stages.length > FIRST_STAGES && (
        <Button
          type="link"
          size="small"
          className={styles.more}
          aria-label={t(isWhole ? 'candidates.panel.showFewerOf' : 'candidates.panel.showAllOf', { label })}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'candidates.panel.showFewer' : 'candidates.panel.showAll')}
        </Button>
      )}
    </>
  );
}

export function Experiences({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const stages = experienceStages(candidate);
  const title = t('candidates.section.experience');
  return (
    <Section
      candidate={candidate}
      field="workExperiences"
      title={title}
      count={stages.length}
      editor={(close) => <ExperiencesEditor candidate={candidate} stages={stages} onDone={close} />}
    >
      <Stages stages={stages} isOngoing label={title} />
    </Section>
  );
}

export function Educations({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const stages = educationStages(candidate);
  const title = t('candidates.section.education');
  return (
    <Section
      candidate={candidate}
      field="educations"
      title={title}
      count={stages.length}
      editor={(close) => <EducationsEditor candidate={candidate} stages={stages} onDone={close} />}
    >
      <Stages stages={stages} isOngoing={false} label={title} />
    </Section>
  );
}
