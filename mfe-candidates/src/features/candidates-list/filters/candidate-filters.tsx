import { useApi } from '@cantera/shared/api-client';
import { MAX_OF_A_FILTER, nameFilters } from '@cantera/shared/contracts/candidates';
import { GDPR_STATUSES, JOB_SEARCH_STATUSES, oneOf } from '@cantera/shared/contracts/enums';
import { listTags } from '@cantera/shared/contracts/tags';
import {
  ChoiceFilter,
  ClearFilters,
  FILTER_MARK,
  FilterButton,
  useIsCompact,
} from '@cantera/shared/design-system';
import { displayName } from '@cantera/shared/i18n';
import { useGoneValues } from '@cantera/shared/lists';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { ListFilter } from 'lucide-react';
import { type ComponentProps, Suspense, useId, useState } from 'react';
import { GDPR_WORDS, JOB_SEARCH_WORDS } from '../../../lib/person/candidate-words.ts';
import { useT } from '../../../messages/list.ts';
import styles from '../candidates-list.module.css';
import { type CandidatesListState, PROCESS } from '../list-config.ts';

const LookupChoices = lazyPart(() => import(/* webpackChunkName: "lookup-filters" */ './lookup-choices.tsx'));

type FilterProps = { list: CandidatesListState };

const idsOf = (things: readonly { id: string }[] | undefined) => things?.map(({ id }) => id);

function TagFilter({ list }: FilterProps) {
  const t = useT();
  const { data } = useApi(listTags, useMay(listTags) ? {} : null);
  const { tags } = list.filters;
  useGoneValues(tags, idsOf(data?.data), (rest) => list.dropFilter('tags', rest));
  return (
    <ChoiceFilter
      label={t('candidates.filter.tag')}
      options={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      max={MAX_OF_A_FILTER}
      value={tags}
      onChange={(value) => list.setFilter('tags', value)}
    />
  );
}

const WIDTH = 280;

type LookupFilterProps = ComponentProps<typeof LookupChoices>;

/** A filter whose choices are searched for; their code comes when it is opened. */
function LookupFilter(props: LookupFilterProps) {
  const { label, value, onChange } = props;
  const summary = value.length > 1 ? String(value.length) : value[0]?.label;
  return (
    <FilterButton label={label} value={summary} width={WIDTH} onClear={() => onChange([])}>
      {() => (
        <Suspense>
          <LookupChoices max={MAX_OF_A_FILTER} {...props} />
        </Suspense>
      )}
    </FilterButton>
  );
}

/** Skills, cities and languages: of the first two the address has the ids, and the server says what they are called. */
function LookupFilters({ list }: FilterProps) {
  const t = useT();
  const { skills, cities, languages } = list.filters;
  const isOn = skills.length + cities.length > 0;
  const asked = isOn ? { query: { skills: [...skills], cities: [...cities] } } : null;
  const names = useApi(nameFilters, asked).data?.data;
  useGoneValues(skills, idsOf(names?.skills), (rest) => list.dropFilter('skills', rest));
  useGoneValues(cities, idsOf(names?.cities), (rest) => list.dropFilter('cities', rest));
  const skillName = (id: string) => names?.skills.find((skill) => skill.id === id)?.name ?? '…';
  const cityName = (id: string) => names?.cities.find((city) => city.id === id)?.address ?? '…';
  return (
    <>
      <LookupFilter
        kind="skill"
        label={t('candidates.filter.skill')}
        value={skills.map((id) => ({ id, label: skillName(id) }))}
        onChange={(ids) => list.setFilter('skills', ids)}
      />
      <LookupFilter
        kind="city"
        label={t('candidates.filter.city')}
        value={cities.map((id) => ({ id, label: cityName(id) }))}
        onChange={(ids) => list.setFilter('cities', ids)}
      />
      <LookupFilter
        kind="language"
        label={t('candidates.filter.language')}
        value={languages.map((id) => ({ id, label: displayName(id, 'language') }))}
        onChange={(codes) => list.setFilter('languages', codes)}
      />
    </>
  );
}

/** Search for a job, consent, and whether somebody is in process. */
function StateFilters({ list }: FilterProps) {
  const t = useT();
  const { filters, setFilter } = list;
  return (
    <>
      <ChoiceFilter
        label={t('candidates.filter.jobSearch')}
        options={JOB_SEARCH_STATUSES.map((value) => ({ value, label: t(JOB_SEARCH_WORDS[value]) }))}
        value={filters.jobSearch}
        onChange={(value) => setFilter('jobSearch', value)}
      />
      <ChoiceFilter
        label={t('candidates.filter.consent')}
        options={GDPR_STATUSES.map((value) => ({ value, label: t(GDPR_WORDS[value]) }))}
        value={filters.consent}
        onChange={(value) => setFilter('consent', value)}
      />
      <ChoiceFilter
        isSingle
        label={t('candidates.filter.inProcess')}
        options={[
          { value: 'true', label: t('candidates.filter.yes') },
          { value: 'false', label: t('candidates.filter.no') },
        ]}
        value={filters.inProcess ? [filters.inProcess] : []}
        onChange={([value]) => setFilter('inProcess', oneOf(PROCESS, value))}
      />
    </>
  );
}

const NAMES = ['tags', 'skills', 'cities', 'languages', 'jobSearch', 'consent', 'inProcess'] as const;

/** What the list is filtered by; each filter says its value and can be cleared. On a phone a button unfolds them. */
export function CandidateFilters({ list }: FilterProps) {
  const t = useT();
  const id = useId();
  const isCompact = useIsCompact();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const count = NAMES.filter((name) => list.filters[name]?.length).length;
  return (
    <>
      {isCompact && (
        <Button
          {...FILTER_MARK}
          icon={<ListFilter aria-hidden />}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {count > 0 ? t('candidates.filter.on', { count }) : t('candidates.filter.all')}
        </Button>
      )}
      <div id={id} className={styles.filters} hidden={isCompact && !isUnfolded}>
        <Filters list={list} />
      </div>
    </>
  );
}

function Filters({ list }: FilterProps) {
  return (
    <>
      <TagFilter list={list} />
      <LookupFilters list={list} />
      <StateFilters list={list} />
      {list.isFiltered && <ClearFilters onClear={list.clearFilters} />}
    </>
  );
}
