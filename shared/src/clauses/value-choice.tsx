import type { ClauseKind, ClauseValue } from '@cantera/shared/contracts/candidate-search';
import { JOB_SEARCH_STATUSES } from '@cantera/shared/contracts/enums';
import { languageOptions } from '@cantera/shared/lookups';
import { useMemo } from 'react';
import { Select } from './pick.tsx';
import { useClauseText } from './use-clause-text.ts';

type Choice = { label: string; concept: string };

/** What a kind offers, in the page's locale. */
function useOptions(kind: ClauseKind): Choice[] {
  const t = useClauseText();
  return useMemo(
    () =>
      kind === 'STATUS'
        ? JOB_SEARCH_STATUSES.map((status) => ({
            label: t(`search.jobSearch.${status}`),
            concept: `status:${status}`,
          }))
        : languageOptions().map(({ code, name }) => ({ label: name, concept: `language:${code}` })),
    [kind, t],
  );
}

type ValueChoiceProps = {
  kind: ClauseKind;
  /** Names the field. */
  label: string;
  value: ClauseValue;
  onChange: (value: Choice) => void;
};

/** A language or a job search status, chosen by what it means. Words that mean none of them stay until another is chosen. */
export default function ValueChoice({ kind, label, value, onChange }: ValueChoiceProps) {
  const t = useClauseText();
  const options = useOptions(kind);
  const chosen = options.find(({ concept }) => concept === value.concept);
  return (
    <Select
      aria-label={label}
      value={chosen?.concept ?? ''}
      onChange={(concept) => {
        const option = options.find((one) => one.concept === concept);
        if (option) onChange(option);
      }}
    >
      {!chosen && <option value="">{value.label || t('search.editor.choose')}</option>}
      {options.map((option) => (
        <option key={option.concept} value={option.concept}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
