import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './search-pick.module.css';

export type PickOption = { id: string; label: string };
type SearchPickProps = {
  label: string;
  placeholder?: string;
  /** Asked 250 ms after the last letter, from 3 letters on. */
  search: (term: string) => Promise<PickOption[]>;
  onPick: (option: PickOption) => void;
  /** With it, a term that no option equals can be made one; gives the words of that option. */
  createLabel?: (term: string) => string;
  onCreate?: (term: string) => void;
  noneLabel: string;
  onLeave?: () => void;
  hasFocus?: boolean;
};

const DELAY = 250;
const LEAST_LETTERS = 3;
const CREATE = '+';

function useOptions(term: string, search: SearchPickProps['search']) {
  const [options, setOptions] = useState<PickOption[]>();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (term.length < LEAST_LETTERS) return;
    let isOld = false;
    const timer = setTimeout(() => {
      latest.current(term).then(
        (found) => !isOld && setOptions(found),
        () => !isOld && setOptions([]),
      );
    }, DELAY);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [term]);
  return { options, clear: () => setOptions(undefined) };
}

const same = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;

/** A field that searches the server while one types and gives what is picked: arrows, Enter and Escape, or a press. */
export function SearchPick(props: SearchPickProps) {
  const { label, placeholder, onPick, createLabel, onCreate, noneLabel, onLeave, hasFocus } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const term = typed.trim();
  const { options, clear } = useOptions(term, props.search);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const canCreate =
    createLabel && term.length > 0 && options !== undefined && !options.some((one) => same(one.label, term));
  const shown = [...(options ?? []), ...(canCreate ? [{ id: CREATE, label: createLabel(term) }] : [])];
  const isOpen = options !== undefined && term !== '';
  const pick = (option: PickOption | undefined) => {
    if (!option) return;
    if (option.id === CREATE) onCreate?.(term);
    else onPick(option);
    setTyped('');
    clear();
  };
  const onKey = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move && isOpen && shown.length > 0) {
      event.preventDefault();
      setActive((now) => (now + move + shown.length) % shown.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isOpen) pick(shown[active]);
    } else if (event.key === 'Escape' && (term !== '' || onLeave)) {
      event.preventDefault();
      event.stopPropagation();
      setTyped('');
      clear();
      onLeave?.();
    }
  };
  return (
    <div className={styles.pick}>
      <input
        ref={input}
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown[active] ? `${id}-${active}` : undefined}
        placeholder={placeholder}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKey}
        onBlur={onLeave}
      />
      {isOpen && shown.length > 0 && (
        <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
          {shown.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above takes the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox, which names its active option.
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              {option.label}
            </div>
          ))}
        </div>
      )}
      {isOpen && shown.length === 0 && (
        <p className={styles.none} role="status">
          {noneLabel}
        </p>
      )}
    </div>
  );
}
