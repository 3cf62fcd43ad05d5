import { call, useRefresh } from '@cantera/shared/api-client';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import {
  commentBody,
  createComment,
  listComments,
  mentionsOf,
  mentionText,
  stripBrackets,
  stripBracketsOfHtml,
} from '@cantera/shared/contracts/comments';
import { toast } from '@cantera/shared/design-system';
import { useZodForm } from '@cantera/shared/forms';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import { hasWords } from '../has-words.ts';
import type { CommentInput } from './comment-fields.tsx';

const schema = commentBody.extend({
  type: commentBody.shape.type.unwrap(),
  text: commentBody.shape.text.unwrap(),
});
const EMPTY: CommentInput = { text: '', comment: '', type: 'other' };

/** What is sent of what was typed: text in square brackets stays here, and of the mentions only the whole ones go. */
export const withoutBrackets = (input: CommentInput): CommentInput => ({
  ...input,
  comment: stripBracketsOfHtml(input.comment),
  text: mentionText(mentionsOf(stripBrackets(input.text))),
});

/** A form of one comment. */
export function useCommentForm(defaults: CommentInput = EMPTY) {
  const form = useZodForm(schema, { defaults });
  const comment = useWatch({ control: form.control, name: 'comment' });
  return { form, isIncomplete: !hasWords(comment) };
}

/** Reads the comments of a candidate and their number again. */
export function useCommentsRefresh(candidateId: string): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    await refresh(listComments, ({ params }) => params.id === candidateId);
    await refresh(getCandidate, ({ params }) => params.id === candidateId);
  };
}

/** Sends a new comment and says so, with a link to where all of them stand. Rejects with the call's error. */
export function useSendComment(candidateId: string): (input: CommentInput) => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useCommentsRefresh(candidateId);
  return async (input) => {
    await call(createComment, { params: { id: candidateId }, body: withoutBrackets(input) });
    toast.success(t('candidates.comments.saved'), {
      description: t('candidates.comments.savedText'),
      action: {
        label: t('candidates.comments.view'),
        href: `/candidates/${candidateId}/comments`,
        onSelect: () => void navigate(`/candidates/${candidateId}/comments`),
      },
    });
    void refresh();
  };
}
