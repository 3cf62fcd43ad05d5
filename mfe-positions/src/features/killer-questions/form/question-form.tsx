import type { PositionQuestion } from '@cantera/shared/contracts/position-questions';
import { hasCondition } from '@cantera/shared/contracts/question-rules';
import { Chip } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/editing';
import { Form, FormConflict, FormFoot, SubmitButton, SwitchField, TextArea } from '@cantera/shared/forms';
import { Button } from 'antd';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Location } from 'react-router-dom';
import { useT } from '../../../messages/questions.ts';
import { ConditionFields } from './condition-fields.tsx';
import { ForbiddenWarning } from './forbidden-warning.tsx';
import styles from './question-form.module.css';
import { bodyOf } from './question-values.ts';
import { Rehearsal } from './rehearsal.tsx';
import { SavedQuestion } from './saved-question.tsx';
import { type QuestionFormHandle, TypeFields } from './type-fields.tsx';
import { useFormValues } from './use-form-values.ts';
import { type QuestionTask, useQuestionForm } from './use-question-form.ts';

/** A question stands in the search of the address: another search is another question. */
const isOtherQuestion = (from: Location, to: Location): boolean =>
  from.pathname + from.search !== to.pathname + to.search;

/** That a question which a machine wrote is not asked, and the way to say that it is right as it stands. */
function NotAsked({
  question,
  isDirty,
  onApprove,
}: {
  question: PositionQuestion;
  isDirty: boolean;
  onApprove: (question: PositionQuestion) => void;
}) {
  const t = useT();
  return (
    <div className={styles.notAsked}>
      <Chip tone="warning">{t('questions.notAsked')}</Chip>
      <p>{t('questions.notAsked.text')}</p>
      {!isDirty && (
        <Button icon={<Check aria-hidden />} onClick={() => onApprove(question)}>
          {t('questions.looksRight')}
        </Button>
      )}
    </div>
  );
}

/** Whether an answer is needed. Leaving an optional one out rejects nobody, so the condition may be passed by. */
function RequiredSwitch({ form }: { form: QuestionFormHandle }) {
  const t = useT();
  const values = useFormValues(form.control);
  const canReject = values.type !== null && hasCondition(bodyOf({ ...values, type: values.type }));
  return (
    <SwitchField
      control={form.control}
      name="required"
      label={t('questions.required')}
      hint={canReject && !values.required && t('questions.required.hint')}
    />
  );
}

type QuestionFormProps = QuestionTask & {
  /** Whether the condition may be tried on those who have answered. */
  canRehearse: boolean;
  onApprove: (question: PositionQuestion) => void;
};

/** Writes a question, or changes one; below its condition stands whom that would have rejected. */
export function QuestionForm({ canRehearse, onApprove, ...task }: QuestionFormProps) {
  const t = useT();
  const { question, position } = task;
  const { form, save, reload, tellFailure, release } = useQuestionForm(task);
  const { isDirty, isSubmitting } = form.formState;
  const leaveClean = useLeaveGuard(isDirty && !isSubmitting, { leaves: isOtherQuestion });
  useEffect(() => {
    release.current = leaveClean;
  });
  const type = useWatch({ control: form.control, name: 'type' });
  return (
    <Form
      form={form}
      onSubmit={save}
      onReload={reload}
      onFailure={tellFailure}
      label={t(question ? 'questions.form' : 'questions.form.new')}
      draftKey={`killer-question:${position.id}:${question?.id ?? 'new'}`}
      className={styles.form}
      hasOwnConflictPlace
    >
      <FormConflict>{question && <SavedQuestion question={question} />}</FormConflict>
      {question && !question.isAsked && (
        <NotAsked question={question} isDirty={isDirty} onApprove={onApprove} />
      )}
      <TextArea control={form.control} name="question" label={t('questions.question')} rows={2} />
      <ForbiddenWarning control={form.control} />
      <TypeFields form={form} isFixed={question !== undefined} />
      <RequiredSwitch form={form} />
      {type && <ConditionFields control={form.control} type={type} />}
      {canRehearse && type && type !== 'TEXT' && (
        <Rehearsal positionId={position.id} kqId={question?.id} control={form.control} />
      )}
      <FormFoot>
        <SubmitButton>{t(question ? 'questions.save' : 'questions.form.create')}</SubmitButton>
      </FormFoot>
    </Form>
  );
}
