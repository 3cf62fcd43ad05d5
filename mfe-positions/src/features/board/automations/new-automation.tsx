import { isApiError } from '@cantera/shared/api-client';
import type { Step } from '@cantera/shared/contracts/pipeline';
import { createTrigger } from '@cantera/shared/contracts/triggers';
import type { Workflow } from '@cantera/shared/contracts/workflows';
import { IconButton, toast, useText } from '@cantera/shared/design-system';
import { Form, fieldText, SelectField, SubmitButton, useZodForm } from '@cantera/shared/forms';
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useT } from '../../../messages/automations.ts';
import { stepName } from '../model/step-name.ts';
import styles from './automations.module.css';
import { targetsOf } from './step-triggers.ts';
import type { TriggerCalls } from './use-trigger-calls.ts';

const schema = z.object({ toStepId: z.uuid(), workflowId: z.uuid() });
type Draft = z.input<typeof schema>;

/** Where each field of the form stands in what is sent. */
const SENT_AS: readonly (readonly [keyof Draft, string])[] = [
  ['toStepId', 'conditions'],
  ['workflowId', 'workflowIds'],
];

interface NewAutomationProps {
  from: Step;
  steps: readonly Step[];
  workflows: readonly Workflow[];
  calls: TriggerCalls;
  onTry: (toStepId: string, workflowId: string) => void;
  onRemove: () => void;
  onSaved: () => void;
}

/** Saves a draft; a refusal stands where it belongs: at its field, or as a sentence of the whole. */
function useSave({ from, calls, onSaved }: NewAutomationProps) {
  const t = useT();
  const text = useText();
  const [refusal, setRefusal] = useState<string>();
  const form = useZodForm(schema, { defaults: { toStepId: '', workflowId: '' } });
  const save = async ({ toStepId, workflowId }: Draft) => {
    setRefusal(undefined);
    await calls.create(from.id, toStepId, workflowId);
    onSaved();
  };
  const tell = (error: unknown) => {
    if (!isApiError(error)) return toast.standardError();
    if (error.is(createTrigger, 'TOO_MANY_TRIGGERS')) {
      setRefusal(t('board.automations.tooMany'));
      return void calls.reload();
    }
    const wrong = Object.entries(error.fields).flatMap(([path, key]) => {
      const own = SENT_AS.find(([, sent]) => path.startsWith(sent));
      return own ? [[own[0], key] as const] : [];
    });
    for (const [name, key] of wrong)
      form.setError(name, { type: 'server', message: fieldText(text, key) }, { shouldFocus: true });
    if (wrong.length === 0) toast.standardError();
  };
  return { form, save, tell, refusal };
}

/** An automation that is not saved yet: a sentence with two gaps. */
export function NewAutomation(props: NewAutomationProps) {
  const { from, steps, workflows, onTry, onRemove } = props;
  const t = useT();
  const { form, save, tell, refusal } = useSave(props);
  const [toStepId, workflowId] = useWatch({ control: form.control, name: ['toStepId', 'workflowId'] });
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <li ref={box} tabIndex={-1} className={styles.automation} aria-label={t('board.automations.new')}>
      <Form form={form} label={t('board.automations.new')} onSubmit={save} onFailure={tell}>
        <div className={styles.gaps}>
          <SelectField
            control={form.control}
            name="toStepId"
            label={t('board.automations.movedTo', { from: stepName(from) })}
            placeholder={t('board.automations.step')}
            isSearchable
            options={targetsOf(steps, from).map((step) => ({ value: step.id, label: stepName(step) }))}
          />
          <SelectField
            control={form.control}
            name="workflowId"
            label={t('board.automations.run')}
            placeholder={t('board.automations.workflow')}
            isSearchable
            options={workflows.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        <div className={styles.foot}>
          <IconButton
            size="small"
            label={t('board.automations.removeNew')}
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
          {toStepId && workflowId && (
            <Button onClick={() => onTry(toStepId, workflowId)}>{t('board.automations.try')}</Button>
          )}
          <SubmitButton isPlain>{t('board.automations.save')}</SubmitButton>
        </div>
      </Form>
    </li>
  );
}
