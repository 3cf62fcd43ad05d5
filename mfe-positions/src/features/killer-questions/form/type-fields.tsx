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

/** One choice or several. `fixedBy`: id of what says why it cannot be switched. */
function MultipleSwitch({ form, fixedBy }: { form: QuestionFormHandle; fixedBy: string | undefined }) {
  const t = useT();
  const id = useId();
  const type = useWatch({ control: form.control, name: 'type' });
  if (type === null || !isChoice(type)) return null;
  return (
    <div className={styles.multiple}>
      <Switch
        id={id}
        checked={type === 'MULTIPLE_CHOICE'}
        disabled={fixedBy !== undefined}
        aria-describedby={fixedBy}
        onChange={(isMultiple) =>
          form.setValue('type', isMultiple ? 'MULTIPLE_CHOICE' : 'SINGLE_CHOICE', { shouldDirty: true })
        }
      />
      <label htmlFor={id}>{t('questions.allowMultiple')}</label>
    </div>
  );
}

/** What kind of answer a question takes. Choosing another begins its limits and conditions anew. */
export function TypeFields({ form, isFixed }: { form: QuestionFormHandle; isFixed: boolean }) {
  const t = useT();
  const whyId = useId();
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
        hint={isFixed && <span id={whyId}>{t('questions.type.fixed')}</span>}
        options={QUESTION_TYPES.map((value) => ({ value, label: t(TYPE_WORDS[value]) }))}
      />
      <MultipleSwitch form={form} fixedBy={isFixed ? whyId : undefined} />
    </>
  );
}
