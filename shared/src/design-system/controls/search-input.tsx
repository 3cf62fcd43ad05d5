import { Search, X } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useText } from '../../texts/use-text.ts';
import { classNames } from '../class-names.ts';
import styles from './search-input.module.css';

const SEARCH_DELAY = 250;

type SearchInputProps = {
  /** Accessible name and placeholder, e.g. `Search by title`. */
  label: string;
  /** The term in force; a change from outside (Back, `Clear`) replaces what is typed. */
  value: string;
  /** Called 250 ms after the last letter, at once on Enter and on clearing. */
  onChange: (term: string) => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A search field that waits until typing pauses. */
export function SearchInput({ label, value, onChange, className, ref }: SearchInputProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    clearTimeout(timer.current);
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (term: string) => {
    clearTimeout(timer.current);
    if (term === sent.current) return;
    sent.current = term;
    onChange(term);
  };
  const type = (term: string) => {
    setTyped(term);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(term), SEARCH_DELAY);
  };
  return (
    <div className={classNames(styles.search, className)}>
      <Search aria-hidden />
      <input
        ref={ref}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={typed}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(typed);
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={text('shared.clearSearch')}
          onClick={() => {
            setTyped('');
            send('');
          }}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </div>
  );
}
