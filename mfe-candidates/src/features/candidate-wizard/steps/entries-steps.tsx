import { useZodForm, WizardForm } from '@cantera/shared/forms';
import { EntryRows } from '../../../lib/candidate-fields/entry-rows.tsx';
import {
  EDUCATION_SHAPE,
  type EntryShape,
  EXPERIENCE_SHAPE,
} from '../../../lib/candidate-fields/entry-shapes.ts';
import { type EntriesValues, entriesSchemas } from '../../../lib/candidate-fields/entry-values.ts';
import type { StepValues, WizardDraftValues } from '../draft/wizard-draft.ts';
import { type StepProps, useStep, useWrongFields } from './use-step.ts';

type EntriesStepProps = { draft: WizardDraftValues; name: 'experiences' | 'education'; shape: EntryShape };

/** Nothing of a wizard's rows is stored yet. */
const asDraft = ({ entries }: EntriesValues): StepValues['experiences'] => ({
  entries: entries.map((entry) => ({ ...entry, stored: null })),
});

function EntriesStep({ draft, name, shape }: EntriesStepProps) {
  const step = useStep(name);
  const form = useZodForm(shape.mayGoOn ? entriesSchemas.mayGoOn : entriesSchemas.endsByToday, {
    defaults: draft.values[name],
  });
  useWrongFields(form);
  return (
    <WizardForm {...step} onChange={(values) => step.onChange(asDraft(values))} form={form}>
      <EntryRows shape={shape} />
    </WizardForm>
  );
}

/** Where they work and worked. */
export const ExperiencesStep = ({ draft }: StepProps) => (
  <EntriesStep draft={draft} name="experiences" shape={EXPERIENCE_SHAPE} />
);

/** What they studied. */
export const EducationStep = ({ draft }: StepProps) => (
  <EntriesStep draft={draft} name="education" shape={EDUCATION_SHAPE} />
);
