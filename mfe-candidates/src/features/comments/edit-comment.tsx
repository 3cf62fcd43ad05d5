import { call } from '@cantera/shared/api-client';
import { type Comment, listComments, updateComment } from '@cantera/shared/contracts/comments';
import { toast } from '@cantera/shared/design-system';
import { Form, SubmitButton } from '@cantera/shared/forms';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { CommentFields, type CommentInput } from '../../lib/comments/comment-fields.tsx';
import { useCommentForm, useCommentsRefresh, withoutBrackets } from '../../lib/comments/use-comment-form.ts';
import { useT } from '../../messages/comments-page.ts';
import styles from './comments-page.module.css';

type EditCommentProps = {
  comment: Comment;
  onDone: () => void;
  onDirtyChange: (form: string, isDirty: boolean) => void;
};

const inputOf = ({ text, comment, type }: Comment): CommentInput => ({ text, comment, type });

/** Changes a comment where it stands. */
export function EditComment({ comment, onDone, onDirtyChange }: EditCommentProps) {
  const t = useT();
  const { candidateId, id } = comment;
  const { form, isIncomplete } = useCommentForm(inputOf(comment));
  const refresh = useCommentsRefresh(candidateId);
  // As it stood when editing began; what comes in live must not be overwritten unseen.
  const version = useRef(comment.version);
  const { isDirty } = form.formState;
  useEffect(() => onDirtyChange(id, isDirty), [onDirtyChange, id, isDirty]);
  useEffect(() => () => onDirtyChange(id, false), [onDirtyChange, id]);
  const save = async (input: CommentInput, { overwrites }: { overwrites: boolean }) => {
    await call(updateComment, {
      params: { id: candidateId, commentId: id },
      body: { ...withoutBrackets(input), ...(overwrites ? {} : { version: version.current }) },
    });
    await refresh();
    toast.success(t('candidates.comments.updated'));
    onDone();
  };
  const reload = async () => {
    const { data } = await call(listComments, { params: { id: candidateId }, query: { limit: 1000 } });
    const fresh = data.items.find((each) => each.id === id);
    await refresh();
    if (!fresh) return onDone();
    version.current = fresh.version;
    form.reset(inputOf(fresh));
  };
  return (
    <Form
      form={form}
      onSubmit={save}
      onReload={reload}
      label={t('candidates.comments.edit')}
      draftKey={`comment:${id}`}
    >
      <CommentFields form={form} candidateId={candidateId} />
      <div className={styles.buttons}>
        <Button onClick={onDone}>{t('candidates.edit.cancel')}</Button>
        <SubmitButton isDisabled={isIncomplete}>{t('candidates.comments.update')}</SubmitButton>
      </div>
    </Form>
  );
}
