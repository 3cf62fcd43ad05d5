import { DialogForm } from '@cantera/shared/forms';
import { useT } from '../../messages/index.ts';
import { CommentFields, type CommentInput } from './comment-fields.tsx';
import { useCommentForm, useSendComment } from './use-comment-form.ts';

/** Writes a comment from wherever the candidate is looked at. */
export default function AddCommentDialog({
  candidateId,
  onClose,
}: {
  candidateId: string;
  onClose: () => void;
}) {
  const t = useT();
  const { form, isIncomplete } = useCommentForm();
  const send = useSendComment(candidateId);
  const submit = async (input: CommentInput) => {
    await send(input);
    onClose();
  };
  return (
    <DialogForm
      form={form}
      title={t('candidates.comments.add')}
      submitLabel={t('candidates.comments.send')}
      onSubmit={submit}
      onClose={onClose}
      draftKey={`comment:${candidateId}`}
      isIncomplete={isIncomplete}
    >
      <CommentFields form={form} candidateId={candidateId} isAutofocused />
    </DialogForm>
  );
}
