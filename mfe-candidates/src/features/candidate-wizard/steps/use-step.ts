import { toast, useText } from '@cantera/shared/design-system';
import { fieldText } from '@cantera/shared/forms';
import { useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useT } from '../../../messages/wizard.ts';
import { WIZARD_STEPS } from '../draft/step-schemas.ts';
import { manualDraft, type StepValues, type WizardDraftValues } from '../draft/wizard-draft.ts';
import { useWizard } from '../wizard-context.ts';

export type StepProps = { draft: WizardDraftValues };

/** The way between the steps, and the draft of one of them. */
export function useStep<K extends keyof StepValues>(key: K) {
  const t = useT();
  const text = useText();
  const navigate = useNavigate();
  const { write, addressOf } = useWizard();
  const index = WIZARD_STEPS.findIndex((step) => step.key === key);
  const [step, next, before] = [WIZARD_STEPS[index], WIZARD_STEPS[index + 1], WIZARD_STEPS[index - 1]];
  const store = (values: StepValues[K]) =>
    write((draft = manualDraft()) => ({ ...draft, values: { ...draft.values, [key]: values } }));
  return {
    title: step ? t(step.title) : '',
    continueLabel: next ? text('shared.wizard.continue') : t('candidates.wizard.finish'),
    onChange: store,
    onContinue: () => void navigate(addressOf(next?.path)),
    onBack: () => void navigate(addressOf(before?.path)),
  };
}

const wrongState = z.object({ wrong: z.record(z.string(), z.string()) });
/** State of a way to a step in which something is wrong: which fields the server refused; none, to check them all here. */
export const wrongFields = (wrong: Record<string, string> = {}): z.infer<typeof wrongState> => ({ wrong });

/** Shows what is wrong in a step that one was led back to. */
export function useWrongFields<V extends FieldValues, C, T>(form: UseFormReturn<V, C, T>): void {
  const text = useText();
  const { state } = useLocation();
  const latest = useRef({ form, text });
  useEffect(() => {
    latest.current = { form, text };
  });
  useEffect(() => {
    const given = wrongState.safeParse(state);
    if (!given.success) return;
    const { handleSubmit, setError, getValues } = latest.current.form;
    const isField = (path: string): path is FieldPath<V> => get(getValues(), path) !== undefined;
    const refused = Object.entries(given.data.wrong);
    // As after Continue, so that a field which is put right says so at once.
    if (refused.length === 0) void handleSubmit(() => undefined)();
    let isTold = refused.length === 0;
    for (const [path, key] of refused) {
      if (!isField(path)) continue;
      setError(path, { type: 'server', message: fieldText(latest.current.text, key) }, { shouldFocus: true });
      isTold = true;
    }
    if (!isTold) toast.standardError();
  }, [state]);
}
