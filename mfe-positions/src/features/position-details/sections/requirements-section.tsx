import { MAX_JD_NOTES } from '@cantera/shared/contracts/positions';
import { NumberField, TextArea } from '@cantera/shared/forms';
import { LanguagesField, SkillsField } from '@cantera/shared/lookups';
import { useT } from '../../../messages/details.ts';
import styles from '../details.module.css';
import { Section } from './section.tsx';
import type { DetailsSectionProps } from './section-props.ts';

/** What a candidate has to bring. */
export function RequirementsSection({ position, control, mark }: DetailsSectionProps) {
  const t = useT();
  return (
    <Section name="requirements" position={position} mark={mark} about={t('details.requirements.about')}>
      <div className={styles.pair}>
        <NumberField control={control} name="yearsExperience.from" label={t('details.yearsFrom')} />
        <NumberField control={control} name="yearsExperience.to" label={t('details.yearsTo')} />
      </div>
      <LanguagesField control={control} name="languages" label={t('details.languages')} isOptional />
      <SkillsField
        control={control}
        name="hardSkills"
        type="HARD_SKILL"
        label={t('details.hardSkills')}
        isOptional
      />
      <SkillsField
        control={control}
        name="softSkills"
        type="SOFT_SKILL"
        label={t('details.softSkills')}
        isOptional
      />
      <TextArea
        control={control}
        name="jdNotes"
        label={t('details.notes')}
        hint={t('details.notes.hint')}
        rows={3}
        longest={MAX_JD_NOTES}
        isOptional
      />
    </Section>
  );
}
