import { COMMENT_TYPES, type CommentType } from '@cantera/shared/contracts/enums';
import { RichTextField, SelectField } from '@cantera/shared/forms';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useT } from '../../messages/index.ts';
import { COMMENT_WORDS } from './comment-words.ts';
import styles from './comments.module.css';
import { MentionField } from './mention-field.tsx';

export type CommentInput = { text: string; comment: string; type: CommentType };

type CommentFieldsProps<C, T> = {
  form: UseFormReturn<CommentInput, C, T>;
  candidateId: string;
  isAutofocused?: boolean;
};

/** What a comment is made of, for writing one and for changing it. */
export function CommentFields<C, T>({ form, candidateId, isAutofocused }: CommentFieldsProps<C, T>) {
  const t = useT();
  return (
    <>
      <RichTextField
        control={form.control}
        name="comment"
        label={t('candidates.comments.body')}
        placeholder={t('candidates.comments.placeholder')}
        minHeight={88}
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
          render={({ field }) => (
            <MentionField candidateId={candidateId} value={field.value} onChange={field.onChange} />
          )}
        />
      </div>
    </>
  );
}
