import type { Candidate } from '@cantera/shared/contracts/candidates';
import { Chip } from '@cantera/shared/design-system';
import { useId } from 'react';
import { MachineMark } from '../../../lib/person/machine-mark.tsx';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';
import { Section } from './section.tsx';

type KindProps = { candidate: Candidate; field: 'hardSkills' | 'softSkills'; title: string; none: string };

function Kind({ candidate, field, title, none }: KindProps) {
  const id = useId();
  const skills = candidate[field];
  return (
    <div className={styles.kind}>
      <h3 id={id} className={styles.kindTitle}>
        {title}
        <MachineMark candidate={candidate} field={field} />
      </h3>
      {skills.length === 0 ? (
        <p className={styles.quiet}>{none}</p>
      ) : (
        <ul className={styles.chips} aria-labelledby={id}>
          {skills.map((skill) => (
            <li key={skill.id}>
              <Chip isLarge>{skill.name}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function Skills({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const count = candidate.hardSkills.length + candidate.softSkills.length;
  return (
    <Section
      candidate={candidate}
      title={t('candidates.page.skills')}
      form="skills-and-languages"
      count={count}
    >
      <Kind
        candidate={candidate}
        field="hardSkills"
        title={t('candidates.page.hard')}
        none={t('candidates.page.noHardSkills')}
      />
      <Kind
        candidate={candidate}
        field="softSkills"
        title={t('candidates.page.soft')}
        none={t('candidates.page.noSoftSkills')}
      />
    </Section>
  );
}
