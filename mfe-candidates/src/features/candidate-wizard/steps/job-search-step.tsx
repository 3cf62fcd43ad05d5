import { JOB_SEARCH_STATUSES } from '@cantera/shared/contracts/enums';
import { RadioField, useZodForm } from '@cantera/shared/forms';
import { WizardForm } from '@cantera/shared/wizards';
import { useWatch } from 'react-hook-form';
import { JOB_SEARCH_WORDS } from '../../../lib/person/candidate-words.ts';
import { useT } from '../../../messages/wizard.ts';
import { jobSearchStep } from '../draft/step-schemas.ts';
import { type StepProps, useStep, useWrongFields } from './use-step.ts';

const ABOUT = {
  UNKNOWN: 'candidates.wizard.status.unknown',
  ACTIVE: 'candidates.wizard.status.active',
  PASSIVE: 'candidates.wizard.status.passive',
  CLOSED: 'candidates.wizard.status.closed',
} as const;

/** Whether they look for a job. */
export function JobSearchStep({ draft }: StepProps) {
  const t = useT();
  const step = useStep('jobSearch');
  const form = useZodForm(jobSearchStep, { defaults: draft.values.jobSearch });
  useWrongFields(form);
  const status = useWatch({ control: form.control, name: 'status' });
  return (
    <WizardForm {...step} form={form} isIncomplete={!status}>
      <RadioField
        control={form.control}
        name="status"
        label={t('candidates.wizard.statusQuestion')}
        hint={status ? undefined : t('candidates.wizard.statusMissing')}
        options={JOB_SEARCH_STATUSES.map((value) => ({
          value,
          label: t(JOB_SEARCH_WORDS[value]),
          description: t(ABOUT[value]),
        }))}
      />
    </WizardForm>
  );
}
