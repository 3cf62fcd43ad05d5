import { useId, useState } from 'react';
import { fold } from '../../contracts/text.ts';
import { useText } from '../../texts/use-text.ts';
import { Checkbox } from './checkbox.tsx';
import styles from './choice-filter.module.css';
import { FilterButton } from './filter-button.tsx';
import { SearchInput } from './search-input.tsx';

export type FilterOption = { value: string; label: string };
type ChoiceFilterProps = {
  /** What it filters by, e.g. `Status`. */
  label: string;
  options: readonly FilterOption[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** So many at most, as the server takes; at them the rest is not offered, and the filter says why. */
  max?: number;
  /** At most one; choosing another replaces it. */
  isSingle?: boolean;
  /** Where there are more than `options` hold: whoever gives them is told what is searched for, and gives those that match. */
  onSearch?: (term: string) => void;
};

const SEARCHABLE_FROM = 8;

/** A filter by some of a list of options; long lists can be searched, whatever the accents. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { label, options, value, onChange, max, isSingle = false, onSearch } = props;
  const text = useText();
  const id = useId();
  const [term, setTerm] = useState('');
  const [only] = value;
  const summary =
    value.length > 1
      ? String(value.length)
      : (options.find((option) => option.value === only)?.label ?? only);
  const isFull = !isSingle && max !== undefined && value.length >= max;
  const shown = onSearch ? options : options.filter((option) => fold(option.label).includes(fold(term)));
  const search = (wanted: string) => {
    setTerm(wanted);
    onSearch?.(wanted);
  };
  const toggle = (chosen: string) => {
    if (value.includes(chosen)) onChange(value.filter((other) => other !== chosen));
    else onChange(isSingle ? [chosen] : [...value, chosen]);
  };
  return (
    <FilterButton label={label} value={summary} onClear={() => onChange([])}>
      {(close) => (
        <>
          {(options.length >= SEARCHABLE_FROM || term !== '') && (
            <div className={styles.search}>
              <SearchInput label={text('shared.searchIn', { label })} value={term} onChange={search} />
            </div>
          )}
          {/* Always there, so that its words are said when they come. */}
          {max !== undefined && (
            <p id={`${id}-full`} role="status" className={styles.full}>
              {isFull && text('shared.filterFull', { max })}
            </p>
          )}
          <ul className={styles.list}>
            {shown.map((option) => (
              <li key={option.value} className={styles.row}>
                <Checkbox
                  id={`${id}-${option.value}`}
                  checked={value.includes(option.value)}
                  disabled={isFull && !value.includes(option.value)}
                  aria-describedby={isFull ? `${id}-full` : undefined}
                  onChange={() => {
                    toggle(option.value);
                    if (isSingle) close();
                  }}
                />
                <label htmlFor={`${id}-${option.value}`} className={styles.name}>
                  {option.label}
                </label>
              </li>
            ))}
          </ul>
          {shown.length === 0 && <p className={styles.none}>{text('shared.noResults')}</p>}
        </>
      )}
    </FilterButton>
  );
}
