import { useEffect, useMemo, useRef } from 'react';
import { call } from '../api-client/client.ts';
import { useApi } from '../api-client/use-api.ts';
import { autocompleteSkills, listCommonSkills } from '../contracts/lookups.ts';
import { fold } from '../contracts/text.ts';
import { useText } from '../texts/use-text.ts';
import { ChosenList } from './chosen-list.tsx';
import { searchCities } from './city-pick.tsx';
import styles from './filter-choices.module.css';
import { languageOptions } from './languages.ts';
import { SearchPick } from './search-pick.tsx';
import type { PickOption } from './use-search.ts';

type ChoicesProps = {
  /** What is filtered by, e.g. `City`. */
  label: string;
  /** Ids that are chosen, with their names as far as they are known. */
  value: readonly PickOption[];
  onChange: (ids: readonly string[]) => void;
  /** So many at most, as the server takes; at them no more are offered, and it says why. */
  max?: number;
};
type Search = {
  placeholder?: string;
  search: (term: string) => Promise<PickOption[]>;
  /** Offered below 3 letters. */
  defaults?: readonly PickOption[];
};

/** Stands in the place of the field, and takes its focus, which would be lost with it; a screen reader then says it. */
function Full({ children }: { children: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} tabIndex={-1} className={styles.full}>
      {children}
    </p>
  );
}

/** What a filter by things that are too many to list opens: what is chosen, and a field that searches for more. */
function Choices({ label, value, onChange, max, ...search }: ChoicesProps & Search) {
  const text = useText();
  const ids = value.map(({ id }) => id);
  return (
    <div className={styles.content}>
      <ChosenList
        label={label}
        chosen={value}
        onRemove={(id) => onChange(ids.filter((other) => other !== id))}
      />
      {max !== undefined && ids.length >= max ? (
        <Full>{text('shared.filterFull', { max })}</Full>
      ) : (
        <SearchPick
          hasFocus
          {...search}
          label={label}
          onPick={({ id }) => !ids.includes(id) && onChange([...ids, id])}
        />
      )}
    </div>
  );
}

/** Cities to filter by. */
export function CityChoices(props: ChoicesProps) {
  const text = useText();
  return <Choices {...props} placeholder={text('shared.lookup.searchCity')} search={searchCities} />;
}

const optionOf = ({ id, name }: { id: string; name: string }): PickOption => ({ id, label: name });

/** Skills of both types to filter by; before one types, those that positions ask for most are offered. */
export function SkillChoices(props: ChoicesProps) {
  const text = useText();
  const common = useApi(listCommonSkills, { query: { skillType: 'HARD_SKILL' } });
  const search = async (searchTerm: string) => {
    const [hard, soft] = await Promise.all(
      (['HARD_SKILL', 'SOFT_SKILL'] as const).map((skillType) =>
        call(autocompleteSkills, { query: { searchTerm, skillType } }),
      ),
    );
    return [...(hard?.data ?? []), ...(soft?.data ?? [])].map(optionOf);
  };
  return (
    <Choices
      {...props}
      placeholder={text('shared.lookup.searchSkill')}
      search={search}
      defaults={common.data?.data.map(optionOf)}
    />
  );
}

/** Languages to filter by, by their names in the page's locale. */
export function LanguageChoices(props: ChoicesProps) {
  const all = useMemo(() => languageOptions().map(({ code, name }) => ({ id: code, label: name })), []);
  const search = async (term: string) => all.filter(({ label }) => fold(label).includes(fold(term)));
  return <Choices {...props} search={search} defaults={all} />;
}
