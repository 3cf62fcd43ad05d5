import { QUESTION_TYPES } from '@cantera/shared/contracts/enums';
import { isChoice } from '@cantera/shared/contracts/question-rules';
import { RadioField } from '@cantera/shared/forms';
import { Switch } from 'antd';
import { useEffect, useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useT } from '../../../messages/questions.ts';
import { TYPE_WORDS } from '../question-words.ts';
import styles from './question-form.module.css';
import { afterTypeChange, type QuestionFormValues, type QuestionValues } from './question-values.ts';

export type QuestionFormHandle = UseFormReturn<QuestionFormValues, unknown, QuestionValues>;

/** One choice or several; a question that exists keeps its type. */
function MultipleSwitch({ form, isFixed }: { form: QuestionFormHandle; isFixed: boolean }) {
  const t = useT();
  const id = useId();
  const type = useWatch({ control: form.control, name: 'type' });
  if (type === null || !isChoice(type)) return null;
  return (
    <div className={styles.multiple}>
      <Switch
        id={id}
        checked={type === 'MULTIPLE_CHOICE'}
        disabled={isFixed}
        aria-describedby={isFixed ? `${id}-why` : undefined}
        onChange={(isMultiple) =>
          form.setValue('type', isMultiple ? 'MULTIPLE_CHOICE' : 'SINGLE_CHOICE', { shouldDirty: true })
        }
      />
      <label htmlFor={id}>{t('questions.allowMultiple')}</label>
      {isFixed && (
        <p id={`${id}-why`} className={styles.hint}>
          {t('questions.type.fixed')}
        </p>
      )}
    </div>
  );
}

/** What kind of answer a question takes. Choosing another begins its limits and conditions anew. */
export function TypeFields({ form, isFixed }: { form: QuestionFormHandle; isFixed: boolean }) {
  const t = useT();
  const { watch, setValue, getValues } = form;
  useEffect(() => {
    let shown = getValues('type');
    const { unsubscribe } = watch(({ type }, { name }) => {
      // What somebody else saved sets each field of the form, the type too, to what it may be already.
      if (!type || type === shown) return;
      shown = type;
      if (name !== 'type') return;
      const { details, rejectConditions } = afterTypeChange(type, getValues('details.options'));
      setValue('details', details, { shouldDirty: true });
      setValue('rejectConditions', rejectConditions, { shouldDirty: true });
    });
    return unsubscribe;
  }, [watch, setValue, getValues]);
  return (
    <>
      <RadioField
        control={form.control}
        name="type"
        label={t('questions.type')}
        isDisabled={isFixed}
        hint={isFixed && t('questions.type.fixed')}
        options={QUESTION_TYPES.map((value) => ({ value, label: t(TYPE_WORDS[value]) }))}
      />
      <MultipleSwitch form={form} isFixed={isFixed} />
    </>
  );
}
