import { MIN_OPTIONS } from '@cantera/shared/contracts/question-rules';
import { IconButton } from '@cantera/shared/design-system';
import { CheckboxField, TextField } from '@cantera/shared/forms';
import { Button } from 'antd';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { type Control, get, useFieldArray, useFormState } from 'react-hook-form';
import { useT } from '../../../messages/questions.ts';
import styles from './question-form.module.css';
import { newOption, type QuestionFormValues, type QuestionValues } from './question-values.ts';

const MAX_OPTIONS = 50;

export type QuestionControl = Control<QuestionFormValues, unknown, QuestionValues>;

/** What is wrong with the options as a whole. */
function OptionsProblem({ control, id }: { control: QuestionControl; id: string }) {
  const { errors } = useFormState({ control });
  const problem: unknown = get(errors, 'details.options.message');
  return (
    <p id={id} className={styles.problem} role="alert">
      {typeof problem === 'string' && (
        <>
          <CircleAlert size={14} aria-hidden />
          {problem}
        </>
      )}
    </p>
  );
}

/** The options of a choice: their words, and whether choosing one rejects. */
export function OptionFields({ control }: { control: QuestionControl }) {
  const t = useT();
  const id = useId();
  const adder = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({ control, name: 'details.options', keyName: 'key' });
  return (
    <fieldset className={styles.options} aria-describedby={`${id}-problem`}>
      <legend>{t('questions.options')}</legend>
      {fields.map(({ key }, index) => {
        const name = t('questions.option', { number: index + 1 });
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be drawn as one.
          <div key={key} role="group" aria-label={name} className={styles.option}>
            <TextField
              control={control}
              name={`details.options.${index}.text`}
              label={name}
              autoComplete="off"
              className={styles.optionText}
            />
            <CheckboxField
              control={control}
              name={`details.options.${index}.rejected`}
              label={t('questions.option.rejected')}
              isOptional
              className={styles.rejected}
            />
            <IconButton
              label={t('questions.option.remove', { number: index + 1 })}
              icon={<X aria-hidden />}
              disabled={fields.length <= MIN_OPTIONS}
              onClick={() => {
                remove(index);
                adder.current?.focus();
              }}
            />
          </div>
        );
      })}
      <OptionsProblem control={control} id={`${id}-problem`} />
      <Button
        ref={adder}
        icon={<Plus aria-hidden />}
        disabled={fields.length >= MAX_OPTIONS}
        onClick={() => append(newOption())}
      >
        {t('questions.option.add')}
      </Button>
    </fieldset>
  );
}
