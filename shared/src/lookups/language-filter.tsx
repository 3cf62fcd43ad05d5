import { useMemo } from 'react';
import { ChoiceFilter } from '../design-system/controls/choice-filter.tsx';
import { languageOptions } from './languages.ts';

type LanguageFilterProps = {
  label: string;
  /** ISO 639-1 codes. */
  value: readonly string[];
  onChange: (codes: readonly string[]) => void;
};

/** A filter by languages, by their names in the page's locale. */
export function LanguageFilter(props: LanguageFilterProps) {
  const options = useMemo(
    () => languageOptions().map(({ code, name }) => ({ value: code, label: name })),
    [],
  );
  return <ChoiceFilter {...props} options={options} />;
}
