import { useZodForm } from '@cantera/shared/forms';
import { WizardForm } from '@cantera/shared/wizards';
import { SalaryFields } from '../../../lib/candidate-fields/salary-fields.tsx';
import { salarySchema } from '../../../lib/candidate-fields/salary-values.ts';
import { useT } from '../../../messages/wizard.ts';
import { type StepProps, useStep, useWrongFields } from './use-step.ts';

/** What they earn and expect. */
export function SalaryStep({ draft }: StepProps) {
  const t = useT();
  const step = useStep('salary');
  const form = useZodForm(salarySchema, { defaults: draft.values.salary });
  useWrongFields(form);
  return (
    <WizardForm {...step} form={form} intro={t('candidates.wizard.salaryIntro')}>
      <SalaryFields />
    </WizardForm>
  );
}
