import { useZodForm } from '@cantera/shared/forms';
import { WizardForm } from '@cantera/shared/wizards';
import { SkillsFields } from '../../../lib/candidate-fields/skills-fields.tsx';
import { skillsSchema } from '../../../lib/candidate-fields/skills-values.ts';
import { UnsureLines } from '../../../lib/unsure/unsure-lines.tsx';
import { FinishQuestion } from '../finish/finish-question.tsx';
import { useFinish } from '../finish/use-finish.tsx';
import { type StepProps, useStep, useWrongFields } from './use-step.ts';

const LISTS: readonly string[] = ['languages', 'hardSkills', 'softSkills'];

/** What they can do; the last step, which creates the candidate. */
export function SkillsStep({ draft }: StepProps) {
  const step = useStep('skills');
  const form = useZodForm(skillsSchema, { defaults: draft.values.skills });
  useWrongFields(form);
  const finish = useFinish();
  const unsure = draft.cv?.unsure?.filter(({ field }) => LISTS.includes(field)) ?? [];
  return (
    <>
      <WizardForm {...step} form={form} onContinue={finish.start}>
        <UnsureLines values={unsure} />
        <SkillsFields />
      </WizardForm>
      {finish.isAsking && <FinishQuestion draft={draft} onAnswer={finish.answer} onClose={finish.close} />}
    </>
  );
}
