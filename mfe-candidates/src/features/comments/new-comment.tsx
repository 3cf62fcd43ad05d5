import { Form, SubmitButton } from '@cantera/shared/forms';
import { useEffect, useState } from 'react';
import { CommentFields, type CommentInput } from '../../lib/comments/comment-fields.tsx';
import { useCommentForm, useSendComment } from '../../lib/comments/use-comment-form.ts';
import { useT } from '../../messages/comments-page.ts';
import styles from './comments-page.module.css';

type NewCommentProps = {
  candidateId: string;
  /** Tells the page of text that is not sent. Stable between renders. */
  onDirtyChange: (form: string, isDirty: boolean) => void;
};

/** The card on which a comment is written. */
export function NewComment({ candidateId, onDirtyChange }: NewCommentProps) {
  const t = useT();
  const { form, isIncomplete } = useCommentForm();
  const send = useSendComment(candidateId);
  const { isDirty } = form.formState;
  useEffect(() => onDirtyChange('new', isDirty), [onDirtyChange, isDirty]);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    // The button that was pressed is disabled with an empty form, and would drop the focus.
    if (sent > 0) form.setFocus('comment');
  }, [sent, form]);
  const submit = async (input: CommentInput) => {
    await send(input);
    form.reset();
    setSent((count) => count + 1);
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      label={t('candidates.comments.new')}
      draftKey={`comment:${candidateId}`}
      className={styles.writing}
    >
      <CommentFields form={form} candidateId={candidateId} />
      <div className={styles.buttons}>
        <SubmitButton isDisabled={isIncomplete}>{t('candidates.comments.send')}</SubmitButton>
      </div>
    </Form>
  );
}
