import { type Day, isDay } from '@cantera/shared/contracts/day';
import { DECISION_KINDS } from '@cantera/shared/contracts/decisions';
import { oneOf } from '@cantera/shared/contracts/enums';
import { ChoiceFilter, ClearFilters, FilterButton } from '@cantera/shared/design-system';
import { formatDay } from '@cantera/shared/i18n';
import type { ListState } from '@cantera/shared/lists';
import { useEffect, useId, useState } from 'react';
import { useT } from '../../messages/decisions.ts';
import { ALWAYS, type DecisionListFilters, type Span } from './decision-list.ts';
import styles from './decisions.module.css';
import { PositionFilter } from './position-filter.tsx';

type FilterProps = { list: ListState<DecisionListFilters> };

type DayFieldProps = {
  label: string;
  value: Day | undefined;
  min?: Day | undefined;
  max?: Day | undefined;
  onChange: (day: Day | undefined) => void;
};

/** Before it nothing was decided: a year that begins so is still being typed, 0202 on the way to 2026. */
const FIRST_DAY = '2000-01-01';

/** One end of the time; a year that is being typed changes nothing yet, and is gone when it is left so. */
function DayField({ label, value, onChange, ...ends }: DayFieldProps) {
  const id = useId();
  const held = value ?? '';
  const [typed, setTyped] = useState<string>(held);
  useEffect(() => setTyped(held), [held]);
  const type = (text: string) => {
    setTyped(text);
    if (!isDay(text)) onChange(undefined);
    else if (text >= FIRST_DAY) onChange(text);
  };
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        {...ends}
        className={styles.date}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(held)}
      />
    </div>
  );
}

/** A span in words; nothing while both ends are open. */
function useSpanWords() {
  const t = useT();
  return ({ from, to }: Span): string | undefined => {
    if (from && to) return t('decisions.time.between', { from: formatDay(from), to: formatDay(to) });
    if (from) return t('decisions.time.since', { from: formatDay(from) });
    return to && t('decisions.time.until', { to: formatDay(to) });
  };
}

function TimeFilter({ list }: FilterProps) {
  const t = useT();
  const words = useSpanWords();
  const { time } = list.filters;
  const value = words(time);
  const change = (ends: Partial<Span>) => list.setFilter('time', { ...time, ...ends }, true);
  return (
    <FilterButton
      label={t('decisions.time')}
      {...(value ? { value } : {})}
      onClear={() => list.setFilter('time', ALWAYS)}
    >
      {() => (
        <div className={styles.time}>
          <DayField
            label={t('decisions.time.from')}
            value={time.from}
            max={time.to}
            onChange={(from) => change({ from })}
          />
          <DayField
            label={t('decisions.time.to')}
            value={time.to}
            min={time.from}
            onChange={(to) => change({ to })}
          />
        </div>
      )}
    </FilterButton>
  );
}

type DecisionFiltersProps = FilterProps & {
  /** Where all kinds count together. */
  isOfAllKinds?: boolean;
};

/** By kind, position and time. */
export function DecisionFilters({ list, isOfAllKinds = false }: DecisionFiltersProps) {
  const t = useT();
  const { kind } = list.filters;
  return (
    <>
      {!isOfAllKinds && (
        <ChoiceFilter
          isSingle
          label={t('decisions.kind')}
          options={DECISION_KINDS.map((value) => ({ value, label: t(`decisions.kind.${value}`) }))}
          value={kind ? [kind] : []}
          onChange={([value]) => list.setFilter('kind', oneOf(DECISION_KINDS, value))}
        />
      )}
      <PositionFilter list={list} />
      <TimeFilter list={list} />
      {list.isFiltered && <ClearFilters onClear={list.clearFilters} />}
    </>
  );
}
