import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../design-system/class-names.ts';
import type { FieldAria } from '../forms/fields/field-frame.tsx';
import { useText } from '../texts/use-text.ts';
import styles from './search-pick.module.css';
import { LEAST_LETTERS, type PickOption, useSearch } from './use-search.ts';

type SearchPickProps = {
  /** Names the list, and the input too unless `aria` ties it to a label. */
  label: string;
  aria?: FieldAria;
  inputRef?: (element: HTMLElement | null) => void;
  placeholder?: string;
  isDisabled?: boolean;
  /** It takes the place of what was pressed: it has the focus, and Escape is its own even with nothing typed. */
  hasFocus?: boolean;
  /** What stands in the field while nobody types. */
  shown?: string;
  /** Asked 250 ms after the last letter, from 3 letters on. */
  search: (term: string) => Promise<PickOption[]>;
  /** Offered below 3 letters; without them the results before stay. */
  defaults?: readonly PickOption[];
  onPick: (option: PickOption) => void;
  /** Takes back what was picked. */
  onClear?: () => void;
  /** With it, a term that no option equals can be made one. */
  onCreate?: (term: string) => void;
  onEnter?: () => void;
  onLeave?: () => void;
};

const CREATE = '+';
const same = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;

/** What the field offers for what was typed; nothing while its list is closed. */
function useOffers(props: SearchPickProps, typed: string, isOpen: boolean) {
  const text = useText();
  const term = typed.trim();
  const { found, hasFailed, isOld } = useSearch(term, props.search);
  const isShort = term.length < LEAST_LETTERS;
  const options = isShort ? (props.defaults ?? found) : found;
  const mayCreate = props.onCreate && term !== '' && (isShort || (found && !isOld));
  const canCreate = mayCreate && !options?.some(({ label }) => same(label, term));
  const create: PickOption[] = canCreate
    ? [{ id: CREATE, label: text('shared.lookup.create', { name: term }) }]
    : [];
  // A quick Enter after a letter or two means what fits them or the term itself, not the first of the defaults.
  const fits = ({ label }: PickOption) => !isShort || !props.defaults || includes(label, term);
  const [fitting, others] = [options?.filter(fits) ?? [], options?.filter((option) => !fits(option)) ?? []];
  const offers = isOpen ? [...fitting, ...create, ...others] : [];
  return {
    offers,
    // What is still listed for other letters must not be taken for these by a quick Enter.
    isSettled: isShort || !isOld,
    notice: isShort || offers.length > 0 || isOld ? undefined : hasFailed ? 'failed' : found && 'none',
    term,
  } as const;
}

const includes = (label: string, term: string) =>
  label.toLocaleLowerCase().includes(term.toLocaleLowerCase());

/** A field that searches the server while one types and gives what is picked: arrows, Enter and Escape, or a press. */
export function SearchPick(props: SearchPickProps) {
  const { label, aria, shown = '', hasFocus, onClear } = props;
  const text = useText();
  const ownId = useId();
  const id = aria?.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { offers, isSettled, notice, term } = useOffers(props, typed ?? '', isOpen);
  const current = offers[Math.min(active, offers.length - 1)];
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const type = (value: string | undefined) => {
    setTyped(value);
    setIsOpen(value !== undefined);
    setActive(0);
  };
  const pick = (option: PickOption | undefined) => {
    if (!option) return;
    type(undefined);
    if (option.id === CREATE) props.onCreate?.(term);
    else props.onPick(option);
  };
  const onKey = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move) {
      event.preventDefault();
      if (!isOpen) setIsOpen(true);
      else if (offers.length > 0) setActive((now) => (now + move + offers.length) % offers.length);
    } else if (event.key === 'Enter' && (typed || offers.length > 0 || hasFocus)) {
      event.preventDefault();
      if (isSettled) pick(current);
    } else if (event.key === 'Escape' && (typed !== undefined || isOpen || hasFocus)) {
      event.preventDefault();
      event.stopPropagation();
      type(undefined);
      props.onLeave?.();
    }
  };
  const leave = () => {
    if (typed === '' && shown !== '') onClear?.();
    type(undefined);
    props.onLeave?.();
  };
  return (
    <div className={styles.pick}>
      <input
        {...aria}
        id={id}
        ref={(element) => {
          input.current = element;
          props.inputRef?.(element);
        }}
        type="text"
        role="combobox"
        className={classNames(styles.input, onClear && shown !== '' && styles.clearable)}
        aria-label={aria ? undefined : label}
        aria-expanded={offers.length > 0}
        aria-controls={offers.length > 0 ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${id}-${current.id}` : undefined}
        placeholder={props.placeholder}
        autoComplete="off"
        disabled={props.isDisabled}
        value={typed ?? shown}
        onChange={(event) => type(event.target.value)}
        onFocus={props.onEnter}
        onClick={() => setIsOpen(true)}
        onKeyDown={onKey}
        onBlur={leave}
      />
      {onClear && shown !== '' && !props.isDisabled && (
        <button
          type="button"
          className={styles.clear}
          aria-label={text('shared.lookup.clear', { label })}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            type(undefined);
            onClear();
            input.current?.focus();
          }}
        >
          <X size={14} aria-hidden />
        </button>
      )}
      {offers.length > 0 && <Offers id={id} label={label} offers={offers} current={current} onPick={pick} />}
      {notice && (
        <p className={styles.none} role="status">
          {text(`shared.lookup.${notice}`)}
        </p>
      )}
    </div>
  );
}

type OffersProps = {
  id: string;
  label: string;
  offers: readonly PickOption[];
  current: PickOption | undefined;
  onPick: (option: PickOption) => void;
};

function Offers({ id, label, offers, current, onPick }: OffersProps) {
  const active = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current) active.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
      {offers.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above takes the keys.
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox, which names its active option.
        <div
          key={option.id}
          id={`${id}-${option.id}`}
          ref={option === current ? active : undefined}
          role="option"
          aria-selected={option === current}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}
