import { call } from '@cantera/shared/api-client';
import { type Candidate, candidateLanguage, updateCandidate } from '@cantera/shared/contracts/candidates';
import { useZodForm } from '@cantera/shared/forms';
import { LanguagesField, SkillsField } from '@cantera/shared/lookups';
import { useCallback } from 'react';
import { z } from 'zod';
import { useT } from '../../../messages/index.ts';
import { candidateForm } from '../candidate-form.tsx';
import { FormFrame } from '../form-frame.tsx';
import { useFollowing, useSaving } from '../use-saving.ts';

const skills = z.array(z.object({ id: z.string(), name: z.string() })).max(200);
const schema = z.object({
  hardSkills: skills,
  softSkills: skills,
  languages: z.array(candidateLanguage).max(50),
});
type Values = z.infer<typeof schema>;

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
const valuesOf = ({ hardSkills, softSkills, languages }: Candidate): Values => ({
  hardSkills: hardSkills.map(named),
  softSkills: softSkills.map(named),
  languages,
});
const ids = (chosen: Values['hardSkills']): string[] => chosen.map(({ id }) => id);

function SkillsForm({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const form = useZodForm(schema, { defaults: valuesOf(candidate) });
  const { isDirty } = form.formState;
  const saving = useSaving(candidate, isDirty);
  const { control, reset } = form;
  useFollowing(
    form,
    candidate,
    useCallback((fresh: Candidate) => reset(valuesOf(fresh)), [reset]),
  );
  const save = async ({ hardSkills, softSkills, languages }: Values, how: { overwrites: boolean }) => {
    if (isDirty)
      await saving.step(
        (version) =>
          call(updateCandidate, {
            params: { id: candidate.id },
            body: { hardSkills: ids(hardSkills), softSkills: ids(softSkills), languages, version },
          }),
        how,
      );
    saving.finish();
  };
  return (
    <FormFrame
      title="candidates.update.skills"
      form={form}
      onSubmit={save}
      onReload={async () => reset(valuesOf(await saving.reread()))}
    >
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
    </FormFrame>
  );
}

export const Component = candidateForm(SkillsForm);
