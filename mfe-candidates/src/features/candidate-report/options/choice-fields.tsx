import { LOCALES } from '@cantera/shared/contracts/enums';
import type { ReportPreview } from '@cantera/shared/contracts/reports';
import { SelectField } from '@cantera/shared/forms';
import { displayName } from '@cantera/shared/i18n';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../../messages/report.ts';
import type { ReportValues } from '../report-values.ts';

type FormProps = { form: UseFormReturn<ReportValues> };

/** A language begins with a capital where it stands alone. */
const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** The language of the product's own words in the report. */
export function LanguageField({ form }: FormProps) {
  const t = useT();
  return (
    <SelectField
      control={form.control}
      name="lang"
      label={t('report.language')}
      options={LOCALES.map((locale) => ({ value: locale, label: capital(displayName(locale, 'language')) }))}
    />
  );
}

/** Whose score and answers are told, where the candidate is in several positions. */
export function ApplicationField({
  form,
  applications,
}: FormProps & { applications: ReportPreview['applications'] }) {
  const t = useT();
  if (applications.length < 2) return null;
  return (
    <SelectField
      control={form.control}
      name="applicationId"
      label={t('report.application')}
      options={applications.map(({ id, positionName }) => ({ value: id, label: positionName }))}
    />
  );
}
