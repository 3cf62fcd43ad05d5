import type { Candidate } from '@cantera/shared/contracts/candidates';
import type { SkillType } from '@cantera/shared/contracts/enums';
import { Chip } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';
import { Section } from './section.tsx';

const SkillsEditor = lazyPart(
  () => import(/* webpackChunkName: "lookup-editors" */ '../editors/skills-editor.tsx'),
);

export function Skills({ candidate, type }: { candidate: Candidate; type: SkillType }) {
  const t = useT();
  const isHard = type === 'HARD_SKILL';
  const skills = isHard ? candidate.hardSkills : candidate.softSkills;
  const title = t(isHard ? 'candidates.section.hardSkills' : 'candidates.section.softSkills');
  return (
    <Section
      candidate={candidate}
      field={isHard ? 'hardSkills' : 'softSkills'}
      title={title}
      count={skills.length}
      editor={(close) => (
        <SkillsEditor candidate={candidate} type={type} title={title} skills={skills} onDone={close} />
      )}
    >
      {skills.length === 0 && <p className={styles.quiet}>{t('candidates.panel.none')}</p>}
      <ul className={styles.chips}>
        {skills.map(({ id, name }) => (
          <li key={id}>
            <Chip isLarge>{name}</Chip>
          </li>
        ))}
      </ul>
    </Section>
  );
}
