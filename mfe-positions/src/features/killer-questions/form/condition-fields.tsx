import type { QuestionType } from '@cantera/shared/contracts/enums';
import { NumberField, SwitchField } from '@cantera/shared/forms';
import type { ReactNode } from 'react';
import { useT } from '../../../messages/questions.ts';
import { OptionFields, type QuestionControl } from './option-fields.tsx';
import styles from './question-form.module.css';

type FieldsProps = { control: QuestionControl };

function TextFields({ control }: FieldsProps) {
  const t = useT();
  return (
    <NumberField
      control={control}
      name="details.minLength"
      label={t('questions.minLength')}
      hint={t('questions.minLength.hint')}
      isOptional
    />
  );
}

function NumberFields({ control }: FieldsProps) {
  const t = useT();
  return (
    <>
      <div className={styles.pair}>
        <NumberField control={control} name="details.minValue" label={t('questions.minValue')} isOptional />
        <NumberField control={control} name="details.maxValue" label={t('questions.maxValue')} isOptional />
      </div>
      <div className={styles.pair}>
        <NumberField
          control={control}
          name="rejectConditions.rejectIfBelow"
          label={t('questions.rejectIfBelow')}
          isOptional
        />
        <NumberField
          control={control}
          name="rejectConditions.rejectIfAbove"
          label={t('questions.rejectIfAbove')}
          isOptional
        />
      </div>
    </>
  );
}

function RangeFields({ control }: FieldsProps) {
  const t = useT();
  return (
    <>
      <div className={styles.pair}>
        <NumberField
          control={control}
          name="details.minAllowed"
          label={t('questions.minAllowed')}
          isOptional
        />
        <NumberField
          control={control}
          name="details.maxAllowed"
          label={t('questions.maxAllowed')}
          isOptional
        />
      </div>
      <div className={styles.pair}>
        <NumberField
          control={control}
          name="rejectConditions.rejectIfOutside.min"
          label={t('questions.rejectOutsideMin')}
          isOptional
        />
        <NumberField
          control={control}
          name="rejectConditions.rejectIfOutside.max"
          label={t('questions.rejectOutsideMax')}
          isOptional
        />
      </div>
    </>
  );
}

function YesNoFields({ control }: FieldsProps) {
  const t = useT();
  return (
    <>
      <SwitchField control={control} name="rejectConditions.rejectOnYes" label={t('questions.rejectOnYes')} />
      <SwitchField control={control} name="rejectConditions.rejectOnNo" label={t('questions.rejectOnNo')} />
    </>
  );
}

const FIELDS: Readonly<Record<QuestionType, (props: FieldsProps) => ReactNode>> = {
  TEXT: TextFields,
  NUMBER: NumberFields,
  NUMBER_RANGE: RangeFields,
  YES_NO: YesNoFields,
  SINGLE_CHOICE: OptionFields,
  MULTIPLE_CHOICE: OptionFields,
};

/** What limits an answer to a question of a type, and what rejects one. */
export function ConditionFields({ control, type }: FieldsProps & { type: QuestionType }) {
  const Fields = FIELDS[type];
  return <Fields control={control} />;
}
