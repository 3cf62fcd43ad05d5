import { useZodForm, WizardForm } from '@cantera/shared/forms';
import { SkillsFields } from '../../../lib/candidate-fields/skills-fields.tsx';
import { skillsSchema } from '../../../lib/candidate-fields/skills-values.ts';
import { FinishQuestion } from '../finish/finish-question.tsx';
import { useFinish } from '../finish/use-finish.tsx';
import { type StepProps, useStep, useWrongFields } from './use-step.ts';

/** What they can do; the last step, which creates the candidate. */
export function SkillsStep({ draft }: StepProps) {
  const step = useStep('skills');
  const form = useZodForm(skillsSchema, { defaults: draft.values.skills });
  useWrongFields(form);
  const finish = useFinish();
  return (
    <>
      <WizardForm {...step} form={form} onContinue={finish.start}>
        <SkillsFields />
      </WizardForm>
      {finish.isAsking && <FinishQuestion draft={draft} onAnswer={finish.answer} onClose={finish.close} />}
    </>
  );
}
