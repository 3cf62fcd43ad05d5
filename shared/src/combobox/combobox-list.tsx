import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useFloating } from '../design-system/overlays/use-floating.ts';
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
  /** The title under which an option stands; those of one title follow each other. */
  groupOf?: (option: Option) => string;
  /** Stands where it is written, and hangs over nothing. */
  isInline?: boolean;
};

/** Options that stand under one title. */
function grouped<Option>(options: readonly Option[], groupOf: (option: Option) => string) {
  const groups: { title: string; options: Option[] }[] = [];
  for (const option of options) {
    const title = groupOf(option);
    const last = groups.at(-1);
    if (last?.title === title) last.options.push(option);
    else groups.push({ title, options: [option] });
  }
  return groups;
}

/** Keeps the focus in the input, whatever is pressed in the list. */
const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

const MAX_HEIGHT = 240;

/** Hangs from what it is written in, in the browser's top layer: no dialog, panel or popover around it cuts it off. */
function Hanging(props: Omit<ComponentProps<'div'>, 'ref' | 'popover'>) {
  const anchor = useRef<HTMLElement>(null);
  const floating = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    anchor.current = floating.current?.parentElement ?? null;
  }, []);
  useFloating(anchor, floating, {
    isOpen: true,
    align: 'start',
    maxHeight: MAX_HEIGHT,
    hasAnchorWidth: true,
  });
  return <div {...props} ref={floating} popover="manual" />;
}

/** What a combobox offers, beside its input and as wide as the element that holds both. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { box, label, notice, onRetry, groupOf, isInline = false } = props;
  const text = useText();
  const activeElement = useRef<HTMLDivElement>(null);
  const activeId = box.active?.id;
  useEffect(() => {
    if (activeId) activeElement.current?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  if (box.offers.length === 0) {
    if (!notice || !box.isOpen) return null;
    return (
      <Hanging className={styles.notice} role="status">
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
      </Hanging>
    );
  }
  const row = (option: Option) => (
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
      {props.renderOption(option)}
    </div>
  );
  const rows = groupOf
    ? grouped(box.offers, groupOf).map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
        <div key={title} role="group" aria-label={title}>
          <div className={styles.group} aria-hidden>
            {title}
          </div>
          {options.map(row)}
        </div>
      ))
    : box.offers.map(row);
  const Place = isInline ? 'div' : Hanging;
  return (
    <Place
      id={listId(box.id)}
      role="listbox"
      aria-label={label}
      className={isInline ? styles.inline : styles.list}
    >
      {rows}
    </Place>
  );
}
