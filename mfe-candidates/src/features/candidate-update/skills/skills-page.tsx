import { call } from '@cantera/shared/api-client';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { useZodForm } from '@cantera/shared/forms';
import { useCallback } from 'react';
import { SkillsFields } from '../../../lib/candidate-fields/skills-fields.tsx';
import {
  type SkillsValues,
  skillsBody,
  skillsSchema,
  skillsValues,
} from '../../../lib/candidate-fields/skills-values.ts';
import { candidateForm } from '../candidate-form.tsx';
import { FormFrame } from '../form-frame.tsx';
import { useFollowing, useSaving } from '../use-saving.ts';

function SkillsForm({ candidate }: { candidate: Candidate }) {
  const form = useZodForm(skillsSchema, { defaults: skillsValues(candidate) });
  const { isDirty } = form.formState;
  const saving = useSaving(candidate, isDirty);
  const { reset } = form;
  useFollowing(
    form,
    candidate,
    useCallback((fresh: Candidate) => reset(skillsValues(fresh)), [reset]),
  );
  const save = async (values: SkillsValues, how: { overwrites: boolean }) => {
    if (isDirty)
      await saving.step(
        (version) =>
          call(updateCandidate, {
            params: { id: candidate.id },
            body: { ...skillsBody(values), version },
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
      onReload={async () => reset(skillsValues(await saving.reread()))}
    >
      <SkillsFields />
    </FormFrame>
  );
}

export const Component = candidateForm(SkillsForm);
