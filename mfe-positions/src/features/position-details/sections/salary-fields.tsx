import { SALARY_RANGES } from '@cantera/shared/contracts/enums';
import { NumberField, SelectField } from '@cantera/shared/forms';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useT } from '../../../messages/details.ts';
import styles from '../details.module.css';
import { SALARY_RANGE_WORDS } from '../details-words.ts';
import { currencyOptions } from '../model/currencies.ts';
import type { DetailsSectionProps } from './section-props.ts';

/** From, to, in which money and for how long. */
export function SalaryFields({ control }: Pick<DetailsSectionProps, 'control'>) {
  const t = useT();
  const { locale } = useIntl();
  const currencies = useMemo(() => currencyOptions(locale), [locale]);
  return (
    <div className={styles.salary}>
      <NumberField control={control} name="salary.from" label={t('positions.missing.salaryFrom')} />
      <NumberField control={control} name="salary.to" label={t('positions.missing.salaryTo')} />
      <SelectField
        control={control}
        name="salary.currency"
        label={t('positions.missing.salaryCurrency')}
        options={currencies}
      />
      <SelectField
        control={control}
        name="salary.salaryRange"
        label={t('positions.missing.salaryRange')}
        options={SALARY_RANGES.map((value) => ({ value, label: t(SALARY_RANGE_WORDS[value]) }))}
        isClearable
      />
    </div>
  );
}
