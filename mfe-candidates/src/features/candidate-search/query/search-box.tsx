import { MAX_QUERY_LENGTH } from '@cantera/shared/contracts/candidate-search';
import { BusyButton, IconButton, Kbd, useText } from '@cantera/shared/design-system';
import { useShortcuts } from '@cantera/shared/keyboard';
import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useT } from '../../../messages/search.ts';
import styles from './query.module.css';

type SearchBoxProps = {
  /** The words in force; another search replaces what is typed. */
  value: string;
  isBusy: boolean;
  onRun: (words: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The whole box. */
  whole: RefObject<HTMLFormElement | null>;
};

/** Takes who is looked for in one's own words; Enter runs, `/` leads here. */
export function SearchBox({ value, isBusy, onRun, field, whole }: SearchBoxProps) {
  const t = useT();
  const text = useText();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
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
        onRun(typed);
      }}
    >
      <div className={styles.field}>
        <Search size={18} aria-hidden />
        <textarea
          ref={field}
          rows={1}
          className={styles.input}
          aria-label={t('search.words')}
          placeholder={t('search.placeholder')}
          maxLength={MAX_QUERY_LENGTH}
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value.replaceAll('\n', ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onRun(typed);
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
    </form>
  );
}
