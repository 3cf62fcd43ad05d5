import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../texts/use-text.ts';
import styles from './combobox-list.module.css';
import { type Combobox, type ComboboxOption, listId, optionId } from './use-combobox.ts';

/** Why there is nothing to choose from: it is on its way, nothing was found, or the search failed. */
export type ComboboxNotice = 'loading' | 'none' | 'failed';

type ComboboxListProps<Option extends ComboboxOption> = {
  box: Combobox<Option>;
  /** Names the list. */
  label: string;
  /** Said in the list's place while it is open and offers nothing. */
  notice?: ComboboxNotice;
  onRetry?: () => void;
  renderOption: (option: Option) => ReactNode;
};

/** Keeps the focus in the input, whatever is pressed in the list. */
const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

/** What a combobox offers, below its input; it stands in an element that is placed (`position: relative`). */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { box, label, notice, onRetry, renderOption } = props;
  const text = useText();
  const activeElement = useRef<HTMLDivElement>(null);
  const activeId = box.active?.id;
  useEffect(() => {
    if (activeId) activeElement.current?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  if (box.offers.length === 0) {
    if (!notice || !box.isOpen) return null;
    return (
      <div className={styles.notice} role="status">
        {text(`shared.lookup.${notice}`)}
        {notice === 'failed' && onRetry && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.retry}
            onPointerDown={keepFocus}
            onClick={onRetry}
          >
            {text('shared.retry')}
          </button>
        )}
      </div>
    );
  }
  return (
    <div id={listId(box.id)} role="listbox" aria-label={label} className={styles.list}>
      {box.offers.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above takes the keys.
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox, which names its active option.
        <div
          key={option.id}
          id={optionId(box.id, option)}
          ref={option.id === activeId ? activeElement : undefined}
          role="option"
          aria-selected={option.id === activeId}
          className={styles.option}
          onPointerDown={keepFocus}
          onClick={() => box.pick(option)}
        >
          {renderOption(option)}
        </div>
      ))}
    </div>
  );
}
