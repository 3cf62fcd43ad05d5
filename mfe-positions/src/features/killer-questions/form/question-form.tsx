import type { PositionQuestion } from '@cantera/shared/contracts/position-questions';
import { hasCondition } from '@cantera/shared/contracts/question-rules';
import { Chip } from '@cantera/shared/design-system';
import { useLeaveGuard } from '@cantera/shared/editing';
import { Form, FormConflict, FormFoot, SubmitButton, SwitchField, TextArea } from '@cantera/shared/forms';
import { Button } from 'antd';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
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

/** That somebody has deleted the question, and that what was typed can be created anew. */
function Deleted() {
  const t = useT();
  return (
    <div role="alert" className={styles.deleted}>
      <TriangleAlert size={16} aria-hidden />
      <p>
        <strong>{t('questions.deleted')}</strong> {t('questions.deleted.text')}
      </p>
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
  /** Stands in its place when the question is gone and nothing was typed. */
  otherwise?: ReactNode;
};

/** Writes a question, or changes one; below its condition stands whom that would have rejected. */
export function QuestionForm({ canRehearse, onApprove, otherwise, ...task }: QuestionFormProps) {
  const t = useT();
  const { position, isGone = false } = task;
  const { form, save, reload, tellFailure, release } = useQuestionForm(task);
  const { isDirty, isSubmitting } = form.formState;
  const leaveClean = useLeaveGuard(isDirty && !isSubmitting, { leaves: isOtherQuestion });
  useEffect(() => {
    release.current = leaveClean;
  });
  const type = useWatch({ control: form.control, name: 'type' });
  if (isGone && !isDirty && !isSubmitting) return otherwise;
  // What is stored of it; nothing once it is gone.
  const question = isGone ? undefined : task.question;
  return (
    <Form
      form={form}
      onSubmit={save}
      onReload={reload}
      onFailure={tellFailure}
      label={t(question ? 'questions.form' : 'questions.form.new')}
      draftKey={`killer-question:${position.id}:${task.question?.id ?? 'new'}`}
      className={styles.form}
      hasOwnConflictPlace
    >
      {isGone && <Deleted />}
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
