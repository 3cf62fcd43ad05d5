import { COMMENT_TYPES, type CommentType } from '@cantera/shared/contracts/enums';
import { RichTextField, SelectField } from '@cantera/shared/forms';
import { useCallback } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useT } from '../../messages/index.ts';
import { COMMENT_WORDS } from './comment-words.ts';
import styles from './comments.module.css';
import { MentionField } from './mention-field.tsx';
import { useMentioning } from './use-mentioning.tsx';

export type CommentInput = { text: string; comment: string; type: CommentType };

type CommentFieldsProps<C, T> = {
  form: UseFormReturn<CommentInput, C, T>;
  candidateId: string;
  isAutofocused?: boolean;
};

/** What a comment is made of, for writing one and for changing it. */
export function CommentFields<C, T>({ form, candidateId, isAutofocused }: CommentFieldsProps<C, T>) {
  const t = useT();
  const [text, comment] = useWatch({ control: form.control, name: ['text', 'comment'] });
  const completion = useMentioning({
    candidateId,
    comment,
    text,
    onMention: useCallback((next: string) => form.setValue('text', next, { shouldDirty: true }), [form]),
  });
  return (
    <>
      <RichTextField
        control={form.control}
        name="comment"
        label={t('candidates.comments.body')}
        placeholder={t('candidates.comments.placeholder')}
        minHeight={88}
        completion={completion}
        isAutofocused={isAutofocused}
      />
      <div className={styles.pair}>
        <SelectField
          control={form.control}
          name="type"
          label={t('candidates.comments.type')}
          isOptional={false}
          options={COMMENT_TYPES.map((value) => ({ value, label: t(COMMENT_WORDS[value]) }))}
        />
        <Controller
          control={form.control}
          name="text"
          render={({ field, fieldState }) => (
            <MentionField
              candidateId={candidateId}
              value={field.value}
              onChange={field.onChange}
              isRefused={fieldState.error !== undefined}
            />
          )}
        />
      </div>
    </>
  );
}
