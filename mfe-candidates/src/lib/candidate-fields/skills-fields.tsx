import { LanguagesField, SkillsField } from '@cantera/shared/lookups';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../messages/index.ts';
import type { SkillsValues } from './skills-values.ts';

/** What somebody can do and which languages they speak; of the form around it. */
export function SkillsFields() {
  const t = useT();
  const { control } = useFormContext<SkillsValues>();
  return (
    <>
      <SkillsField
        isOptional
        control={control}
        name="hardSkills"
        type="HARD_SKILL"
        label={t('candidates.section.hardSkills')}
      />
      <SkillsField
        isOptional
        control={control}
        name="softSkills"
        type="SOFT_SKILL"
        label={t('candidates.section.softSkills')}
      />
      <LanguagesField
        isOptional
        control={control}
        name="languages"
        label={t('candidates.section.languages')}
      />
    </>
  );
}
