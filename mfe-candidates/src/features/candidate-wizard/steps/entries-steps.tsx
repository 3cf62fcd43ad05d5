import type { UnsureValue } from '@cantera/shared/contracts/candidate-creation';
import { useZodForm } from '@cantera/shared/forms';
import { WizardForm } from '@cantera/shared/wizards';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { EntryRows } from '../../../lib/candidate-fields/entry-rows.tsx';
import {
  EDUCATION_SHAPE,
  type EntryShape,
  EXPERIENCE_SHAPE,
} from '../../../lib/candidate-fields/entry-shapes.ts';
import { type EntriesValues, entriesSchemas } from '../../../lib/candidate-fields/entry-values.ts';
import { Unanswered } from '../../../lib/unsure/unanswered.tsx';
import { UnsureLines } from '../../../lib/unsure/unsure-lines.tsx';
import { entryOfUnsure, isInRows, withEntry } from '../../../lib/unsure/unsure-values.ts';
import type { StepValues, WizardDraftValues } from '../draft/wizard-draft.ts';
import { type StepProps, useStep, useWrongFields } from './use-step.ts';

type EntriesStepProps = {
  draft: WizardDraftValues;
  name: 'experiences' | 'education';
  list: 'workExperiences' | 'educations';
  shape: EntryShape;
};

/** Nothing of a wizard's rows is stored yet. */
const asDraft = ({ entries }: EntriesValues): StepValues['experiences'] => ({
  entries: entries.map((entry) => ({ ...entry, stored: null })),
});

function EntriesStep({ draft, name, list, shape }: EntriesStepProps) {
  const step = useStep(name);
  const form = useZodForm(shape.mayGoOn ? entriesSchemas.mayGoOn : entriesSchemas.endsByToday, {
    defaults: draft.values[name],
  });
  useWrongFields(form);
  const { control, getValues, setFocus, setValue } = form;
  const { entries = [] } = useWatch({ control });
  const unsure = draft.cv?.unsure?.filter((value) => value.field === list && !isInRows(value, entries)) ?? [];
  const [taken, setTaken] = useState<string>();
  // The row is there only after the change.
  useEffect(() => {
    const index = getValues('entries').findIndex(({ id }) => id === taken);
    if (index >= 0) setFocus(`entries.${index}.what`);
  }, [taken, getValues, setFocus]);
  const use = (value: UnsureValue) => {
    const entry = entryOfUnsure(value, shape.mayGoOn);
    if (!entry) return;
    const before = getValues('entries');
    const rows = withEntry(before, entry);
    setValue('entries', rows, { shouldDirty: true });
    setTaken(rows.find((row) => !before.includes(row))?.id);
  };
  return (
    <WizardForm {...step} onChange={(values) => step.onChange(asDraft(values))} form={form}>
      <Unanswered isUnanswered={draft.cv?.isUnanswered} />
      <UnsureLines values={unsure} onUse={use} />
      <EntryRows shape={shape} />
    </WizardForm>
  );
}

/** Where they work and worked. */
export const ExperiencesStep = ({ draft }: StepProps) => (
  <EntriesStep draft={draft} name="experiences" list="workExperiences" shape={EXPERIENCE_SHAPE} />
);

/** What they studied. */
export const EducationStep = ({ draft }: StepProps) => (
  <EntriesStep draft={draft} name="education" list="educations" shape={EDUCATION_SHAPE} />
);
