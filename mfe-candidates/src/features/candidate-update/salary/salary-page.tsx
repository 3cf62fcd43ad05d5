import { call, isApiError } from '@cantera/shared/api-client';
import {
  updateCandidateExpectedSalary,
  updateCandidateSalary,
} from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { toast } from '@cantera/shared/design-system';
import { isChangedMeanwhile } from '@cantera/shared/editing';
import { useZodForm } from '@cantera/shared/forms';
import { useCallback, useState } from 'react';
import { SalaryFields } from '../../../lib/candidate-fields/salary-fields.tsx';
import {
  type SalaryValues,
  salarySchema,
  salaryValues,
} from '../../../lib/candidate-fields/salary-values.ts';
import { useT } from '../../../messages/index.ts';
import { candidateForm } from '../candidate-form.tsx';
import { FormFrame } from '../form-frame.tsx';
import { SaveStopped } from '../save-stopped.tsx';
import { useFollowing, useSaving } from '../use-saving.ts';

/** The amounts of candidates are in euro. */
const currency = 'EUR';
type How = { overwrites: boolean };

function useSalaryForm(candidate: Candidate) {
  const form = useZodForm(salarySchema, { defaults: salaryValues(candidate) });
  const { isDirty, dirtyFields } = form.formState;
  const saving = useSaving(candidate, isDirty);
  const [isHalfSaved, setIsHalfSaved] = useState(false);
  const { reset, resetField } = form;
  useFollowing(
    form,
    candidate,
    useCallback((fresh: Candidate) => reset(salaryValues(fresh)), [reset]),
  );
  const params = { id: candidate.id };
  const saveCurrent = async (amount: number | null, how: How) => {
    await saving.step(
      (version) => call(updateCandidateSalary, { params, body: { amount: amount ?? 0, currency, version } }),
      how,
    );
    // Saved: a second try sends what is left.
    resetField('amount', { defaultValue: amount });
  };
  const saveExpected = ({ amountFrom, amountTo }: SalaryValues, how: How) =>
    saving.step(
      (version) =>
        call(updateCandidateExpectedSalary, {
          params,
          body: { amountFrom: amountFrom ?? 0, amountTo: amountTo ?? 0, currency, version },
        }),
      how,
    );
  const save = async (values: SalaryValues, how: How) => {
    const isCurrentNew = Boolean(dirtyFields.amount);
    setIsHalfSaved(false);
    if (isCurrentNew) await saveCurrent(values.amount, how);
    if (dirtyFields.amountFrom || dirtyFields.amountTo) {
      try {
        await saveExpected(values, how);
      } catch (error) {
        setIsHalfSaved(isCurrentNew && !isChangedMeanwhile(error) && isApiError(error));
        throw error;
      }
    }
    saving.finish();
  };
  const reload = async () => reset(salaryValues(await saving.reread()));
  return { form, save, reload, isHalfSaved };
}

function SalaryForm({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { form, save, reload, isHalfSaved } = useSalaryForm(candidate);
  return (
    <FormFrame
      title="candidates.update.salary"
      form={form}
      onSubmit={save}
      onReload={reload}
      onFailure={() => toast.standardError()}
      problem={isHalfSaved && <SaveStopped name={t('candidates.field.expectedSalary')} savedBefore={1} />}
    >
      <SalaryFields />
    </FormFrame>
  );
}

export const Component = candidateForm(SalaryForm);
