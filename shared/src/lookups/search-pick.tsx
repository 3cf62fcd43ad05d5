import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ComboboxList, type ComboboxNotice } from '../combobox/combobox-list.tsx';
import { useCombobox } from '../combobox/use-combobox.ts';
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
const includes = (label: string, term: string) =>
  label.toLocaleLowerCase().includes(term.toLocaleLowerCase());

/** What the field offers for what was typed. */
function useOffers(props: SearchPickProps, term: string) {
  const text = useText();
  const { found, hasFailed, isOld, retry } = useSearch(term, props.search);
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
  const answer: ComboboxNotice = hasFailed ? 'failed' : 'none';
  return {
    options: [...fitting, ...create, ...others],
    // What is still listed for other letters must not be taken for these by a quick Enter.
    isSettled: isShort || !isOld,
    notice: isShort ? undefined : isOld ? ('loading' as const) : answer,
    onRetry: !isShort && !isOld && hasFailed ? retry : undefined,
  };
}

/** What is typed, what it offers, and the keys; it ends when an option is picked or the field is left. */
function useTyping(props: SearchPickProps, id: string) {
  const { shown = '', hasFocus, onClear } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const term = (typed ?? '').trim();
  const { notice, ...offers } = useOffers(props, term);
  const box = useCombobox<PickOption>({
    id,
    ...offers,
    onPick: (option) => {
      setTyped(undefined);
      if (option.id === CREATE) props.onCreate?.(term);
      else props.onPick(option);
    },
  });
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const forget = () => {
    setTyped(undefined);
    box.close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (typed !== undefined || box.isOpen || hasFocus)) {
      event.stopPropagation();
      forget();
      props.onLeave?.();
      // Enter must not send the form below what is being typed.
    } else if (!box.handleKey(event) && !(event.key === 'Enter' && (typed || hasFocus))) return;
    event.preventDefault();
  };
  const leave = () => {
    if (typed === '' && shown !== '') onClear?.();
    forget();
    props.onLeave?.();
  };
  return { input, typed, setTyped, box, notice, onRetry: offers.onRetry, forget, onKey, leave };
}

/** Takes back what was picked, without the focus leaving the field. */
function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={text('shared.lookup.clear', { label })}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <X size={14} aria-hidden />
    </button>
  );
}

/** A field that searches the server while one types and gives what is picked: arrows, Enter and Escape, or a press. */
export function SearchPick(props: SearchPickProps) {
  const { label, aria, shown = '', onClear } = props;
  const ownId = useId();
  const id = aria?.id ?? ownId;
  const { input, typed, setTyped, box, notice, onRetry, forget, onKey, leave } = useTyping(props, id);
  return (
    <div className={styles.pick}>
      <input
        {...aria}
        {...box.inputProps}
        id={id}
        ref={(element) => {
          input.current = element;
          props.inputRef?.(element);
        }}
        type="text"
        className={classNames(styles.input, onClear && shown !== '' && styles.clearable)}
        aria-label={aria ? undefined : label}
        placeholder={props.placeholder}
        disabled={props.isDisabled}
        value={typed ?? shown}
        onChange={(event) => {
          setTyped(event.target.value);
          box.open();
        }}
        onFocus={props.onEnter}
        onClick={box.open}
        onKeyDown={onKey}
        onBlur={leave}
      />
      {onClear && shown !== '' && !props.isDisabled && (
        <ClearButton
          label={label}
          onClick={() => {
            forget();
            onClear();
            input.current?.focus();
          }}
        />
      )}
      <ComboboxList
        box={box}
        label={label}
        notice={notice}
        onRetry={onRetry}
        renderOption={(option) => option.label}
      />
    </div>
  );
}
