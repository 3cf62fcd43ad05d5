import { LENGTHS, MAX_RECRUITER_COMMENT, TONES } from '@cantera/shared/contracts/drafts';
import { RadioField, TextArea } from '@cantera/shared/forms';
import { type Control, useWatch } from 'react-hook-form';
import { useT } from '../../../messages/generator.ts';
import { ANSWERS, type Choices } from './choices.ts';

/** In the order of the choices' own list on the wire. */
const LANGUAGES = ['en', 'es', 'ca'] as const;

type GeneratorFieldsProps = {
  control: Control<Choices, unknown, Choices>;
  /** Whether the career site shows the salary. */
  isSalaryShown: boolean;
};

/** The five choices and the open text. */
export function GeneratorFields({ control, isSalaryShown }: GeneratorFieldsProps) {
  const t = useT();
  const isTold = useWatch({ control, name: 'salary' }) === 'yes';
  const answers = ANSWERS.map((value) => ({ value, label: t(`generator.${value}`) }));
  return (
    <>
      <RadioField
        isRow
        control={control}
        name="lang"
        label={t('generator.language')}
        options={LANGUAGES.map((value) => ({ value, label: t(`generator.language.${value}`) }))}
      />
      <RadioField
        isRow
        control={control}
        name="tone"
        label={t('generator.tone')}
        options={TONES.map((value) => ({ value, label: t(`generator.tone.${value}`) }))}
      />
      <RadioField
        isRow
        control={control}
        name="length"
        label={t('generator.length')}
        hint={t('generator.length.hint')}
        options={LENGTHS.map((value) => ({ value, label: t(`generator.length.${value}`) }))}
      />
      <RadioField
        isRow
        control={control}
        name="clientInfo"
        label={t('generator.clientInfo')}
        hint={t('generator.clientInfo.hint')}
        options={answers}
      />
      <RadioField
        isRow
        control={control}
        name="salary"
        label={t('generator.salary')}
        hint={[
          t('generator.salary.hint'),
          ...(isTold && !isSalaryShown ? [t('generator.salary.public')] : []),
        ].join(' ')}
        options={answers}
      />
      <TextArea
        control={control}
        name="recruiterComment"
        label={t('generator.comment')}
        hint={t('generator.comment.hint')}
        longest={MAX_RECRUITER_COMMENT}
        rows={4}
        isOptional
      />
    </>
  );
}
