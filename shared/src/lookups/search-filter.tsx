import { useState } from 'react';
import { call } from '../api-client/client.ts';
import { useApi } from '../api-client/use-api.ts';
import { autocompleteSkills, listCommonSkills } from '../contracts/lookups.ts';
import { FilterButton } from '../design-system/controls/filter-button.tsx';
import { useText } from '../texts/use-text.ts';
import { ChosenList } from './chosen-list.tsx';
import { searchCities } from './city-pick.tsx';
import styles from './search-filter.module.css';
import { SearchPick } from './search-pick.tsx';
import type { PickOption } from './use-search.ts';

const WIDTH = 280;

type SearchFilterProps = {
  /** What it filters by, e.g. `City`. */
  label: string;
  /** Ids that are chosen, with their names as far as they are known. */
  value: readonly PickOption[];
  onChange: (ids: readonly string[]) => void;
};
type Search = {
  placeholder: string;
  search: (term: string) => Promise<PickOption[]>;
  /** Offered below 3 letters. */
  defaults?: readonly PickOption[];
  onOpen?: () => void;
};

/** A filter by things that are too many to list: what is chosen, and a field that searches for more. */
function SearchFilter({
  label,
  value,
  onChange,
  placeholder,
  search,
  defaults,
  onOpen,
}: SearchFilterProps & Search) {
  const ids = value.map(({ id }) => id);
  const summary = value.length > 1 ? String(value.length) : value[0]?.label;
  return (
    <FilterButton label={label} value={summary} width={WIDTH} onClear={() => onChange([])}>
      {() => (
        <div className={styles.content}>
          <ChosenList
            label={label}
            chosen={value}
            onRemove={(id) => onChange(ids.filter((other) => other !== id))}
          />
          <SearchPick
            hasFocus
            label={label}
            placeholder={placeholder}
            search={search}
            defaults={defaults}
            onEnter={onOpen}
            onPick={({ id }) => !ids.includes(id) && onChange([...ids, id])}
          />
        </div>
      )}
    </FilterButton>
  );
}

/** A filter by cities. */
export function CityFilter(props: SearchFilterProps) {
  const text = useText();
  return <SearchFilter {...props} placeholder={text('shared.lookup.searchCity')} search={searchCities} />;
}

const optionOf = ({ id, name }: { id: string; name: string }): PickOption => ({ id, label: name });

/** A filter by skills of both types; before one types, those that positions ask for most are offered. */
export function SkillFilter(props: SearchFilterProps) {
  const text = useText();
  const [wasOpened, setWasOpened] = useState(false);
  const common = useApi(listCommonSkills, wasOpened ? { query: { skillType: 'HARD_SKILL' } } : null);
  const search = async (searchTerm: string) => {
    const [hard, soft] = await Promise.all(
      (['HARD_SKILL', 'SOFT_SKILL'] as const).map((skillType) =>
        call(autocompleteSkills, { query: { searchTerm, skillType } }),
      ),
    );
    return [...(hard?.data ?? []), ...(soft?.data ?? [])].map(optionOf);
  };
  return (
    <SearchFilter
      {...props}
      placeholder={text('shared.lookup.searchSkill')}
      search={search}
      defaults={common.data?.data.map(optionOf)}
      onOpen={() => setWasOpened(true)}
    />
  );
}
