import { Search, X } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useText } from '../../texts/use-text.ts';
import { classNames } from '../class-names.ts';
import styles from './search-input.module.css';

const SEARCH_DELAY = 250;
/** By then a term that was sent is in force, or something else has taken its place. */
const SETTLED_MS = 1000;
const RELEASES = ['pointerup', 'pointercancel'];

/** Whoever searches may trim the term, while the space before the next word is still being typed. */
const isSame = (a: string, b: string): boolean => a.trim() === b.trim();

type SearchInputProps = {
  /** Accessible name and placeholder, e.g. `Search by title`. */
  label: string;
  /** The term in force; a change from outside (Back, `Clear`) replaces what is typed. */
  value: string;
  /** Called 250 ms after the last letter, at once on Enter, on clearing, and when the field is left: by a press, as it ends. */
  onChange: (term: string) => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Calls what it is given once no pointer is down. What is pressed must not move away between press and release, or nothing is
 * clicked; the release comes before the click.
 */
function useRelease(): (call: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const press = ({ button }: PointerEvent) => {
      // Some systems keep the release of another button to themselves.
      if (button === 0) isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      waiting.current?.();
      waiting.current = undefined;
    };
    addEventListener('pointerdown', press, true);
    for (const kind of RELEASES) addEventListener(kind, release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      for (const kind of RELEASES) removeEventListener(kind, release, true);
    };
  }, []);
  return (call) => {
    if (isDown.current) waiting.current = call;
    else call();
  };
}

/** A search field that waits until typing pauses. */
export function SearchInput({ label, value, onChange, className, ref }: SearchInputProps) {
  const text = useText();
  const onRelease = useRelease();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  const inForce = useRef(value);
  useEffect(() => {
    inForce.current = value;
    if (isSame(value, sent.current)) return;
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
    // Who has pressed a link at the same moment has gone where the term is not: the field says what holds there.
    timer.current = setTimeout(() => {
      if (isSame(inForce.current, term)) return;
      sent.current = inForce.current;
      setTyped(inForce.current);
    }, SETTLED_MS);
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
        // Who presses a link while the wait runs must not be brought back by it.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.parentElement?.contains(relatedTarget)) return;
          clearTimeout(timer.current);
          onRelease(() => send(typed));
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={text('shared.clearSearch')}
          onClick={({ currentTarget }) => {
            // The cross goes with the words.
            currentTarget.parentElement?.querySelector('input')?.focus();
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
