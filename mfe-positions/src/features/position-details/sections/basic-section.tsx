import { CONTRACT_TYPES, RECRUITING_TYPES, WORK_MODES } from '@cantera/shared/contracts/enums';
import { CheckboxField, DateField, NumberField, SelectField, TextField } from '@cantera/shared/forms';
import { CitiesField } from '@cantera/shared/lookups';
import { useT } from '../../../messages/details.ts';
import styles from '../details.module.css';
import { CONTRACT_TYPE_WORDS, RECRUITING_TYPE_WORDS, WORK_MODE_NAMES } from '../details-words.ts';
import { SalaryFields } from './salary-fields.tsx';
import { Section } from './section.tsx';
import type { DetailsSectionProps } from './section-props.ts';

type FieldsProps = Pick<DetailsSectionProps, 'control'>;

/** What kind of job it is, and when it should be filled. */
function KindFields({ control }: FieldsProps) {
  const t = useT();
  return (
    <div className={styles.pair}>
      <SelectField
        control={control}
        name="recruitingType"
        label={t('details.recruitingType')}
        options={RECRUITING_TYPES.map((value) => ({ value, label: t(RECRUITING_TYPE_WORDS[value]) }))}
        isOptional
        isClearable
      />
      <SelectField
        control={control}
        name="contractType"
        label={t('positions.missing.contractType')}
        options={CONTRACT_TYPES.map((value) => ({ value, label: t(CONTRACT_TYPE_WORDS[value]) }))}
        isClearable
        isSearchable={false}
      />
      <SelectField
        control={control}
        name="workMode"
        label={t('positions.missing.workMode')}
        options={WORK_MODES.map((value) => ({ value, label: t(WORK_MODE_NAMES[value]) }))}
        isClearable
      />
      <DateField
        control={control}
        name="estimatedClosingDate"
        label={t('details.estimatedClosingDate')}
        isOptional
      />
    </div>
  );
}

/** What was agreed with the client for it: the guarantee and until when nobody else looks. */
function TermFields({ control }: FieldsProps) {
  const t = useT();
  return (
    <div className={styles.thirds}>
      <NumberField
        control={control}
        name="replacementWarranty.months"
        label={t('details.replacementWarranty')}
        suffix={t('details.months')}
        isOptional
      />
      <DateField
        control={control}
        name="exclusivity.limitDate"
        label={t('details.exclusivityLimit')}
        isOptional
      />
      <DateField
        control={control}
        name="exclusivity.notifyAt"
        label={t('details.exclusivityNotify')}
        isOptional
      />
    </div>
  );
}

/** What is offered: the job's name, its kind, its place, its salary and its dates. */
export function BasicSection({ position, control, mark }: DetailsSectionProps) {
  const t = useT();
  return (
    <Section name="basic-information" position={position} mark={mark} about={t('details.basic.about')}>
      <TextField
        control={control}
        name="title"
        label={t('details.title')}
        maxLength={100}
        autoComplete="off"
      />
      <KindFields control={control} />
      {position.departments.length > 0 && (
        <SelectField
          control={control}
          name="departmentId"
          label={t('details.department')}
          hint={t('details.department.hint')}
          options={position.departments.map(({ id, title }) => ({ value: id, label: title }))}
          isOptional
          isClearable
        />
      )}
      <CitiesField control={control} name="location" label={t('positions.missing.location')} />
      <SalaryFields control={control} />
      <CheckboxField control={control} name="showSalary" label={t('details.showSalary')} isOptional />
      <TermFields control={control} />
    </Section>
  );
}
