import { MAX_QUERY_LENGTH } from '@cantera/shared/contracts/candidate-search';
import { BusyButton, classNames, IconButton, Kbd, useText } from '@cantera/shared/design-system';
import { useShortcuts } from '@cantera/shared/keyboard';
import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useT } from '../../../messages/search.ts';
import { isTooLong, type Refusal } from '../data/refusals.ts';
import { addressed } from '../data/search-list.ts';
import styles from './query.module.css';

type SearchBoxProps = {
  /** The words in force; another search replaces what is typed. */
  value: string;
  /** Why the words in force, or the conditions that were asked for last, are not searched. */
  refused: Refusal | undefined;
  isBusy: boolean;
  onRun: (words: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The whole box. */
  whole: RefObject<HTMLFormElement | null>;
};

type NoteProps = {
  id: string;
  /** Why what is typed is not searched. */
  why: Refusal | undefined;
  /** Whether the words are too long for an address, and kept among one's own searches alone. */
  isOwnAlone: boolean;
  /** Of what is typed, in characters. */
  length: number;
};

/** What is to be known of the words in the box. */
function Note({ id, why, isOwnAlone, length }: NoteProps) {
  const t = useT();
  if (!why && !isOwnAlone) return null;
  return (
    <p id={id} role="status" className={why ? styles.problem : styles.own}>
      {why === 'TOO_LONG' && t('search.tooLong', { max: MAX_QUERY_LENGTH, count: length })}
      {why && why !== 'TOO_LONG' && t('search.tooComplex')}
      {!why && t('search.ownAlone')}
    </p>
  );
}

/** Takes who is looked for in one's own words; Enter runs, `/` leads here. */
export function SearchBox({ value, refused, isBusy, onRun, field, whole }: SearchBoxProps) {
  const t = useT();
  const text = useText();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const problemId = useId();
  const isLong = isTooLong(typed);
  // What was refused says nothing of other words.
  const isInForce = typed.trim() === value.trim();
  const why = isLong ? 'TOO_LONG' : isInForce ? refused : undefined;
  const isOwnAlone = why === undefined && isInForce && value !== '' && addressed(value) === undefined;
  const run = () => {
    if (isLong) field.current?.focus();
    else onRun(typed);
  };
  useShortcuts('page', [
    {
      keys: ['/'],
      label: t('search.keys.box'),
      run: () => field.current?.select() ?? field.current?.focus(),
    },
  ]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element `search` is not known to all browsers that we serve.
    <form
      ref={whole}
      tabIndex={-1}
      role="search"
      aria-label={t('search.box')}
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <div className={classNames(styles.field, why && styles.wrong)}>
        <Search size={18} aria-hidden />
        <textarea
          ref={field}
          rows={1}
          className={styles.input}
          aria-label={t('search.words')}
          placeholder={t('search.placeholder')}
          aria-invalid={why !== undefined}
          aria-describedby={why || isOwnAlone ? problemId : undefined}
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value.replaceAll('\n', ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            run();
          }}
        />
        {typed === '' ? (
          <span className={styles.key} aria-hidden>
            <Kbd>/</Kbd>
          </span>
        ) : (
          <IconButton
            size="small"
            label={text('shared.clearSearch')}
            icon={<X size={14} aria-hidden />}
            onClick={() => {
              setTyped('');
              field.current?.focus();
            }}
          />
        )}
      </div>
      <BusyButton size="large" htmlType="submit" isBusy={isBusy}>
        {t('search.run')}
      </BusyButton>
      <Note id={problemId} why={why} isOwnAlone={isOwnAlone} length={typed.trim().length} />
    </form>
  );
}
