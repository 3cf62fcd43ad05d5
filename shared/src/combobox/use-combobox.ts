import { type KeyboardEvent, useState } from 'react';

/** What a list below a field offers. */
export type ComboboxOption = { id: string };

type ComboboxSettings<Option extends ComboboxOption> = {
  /** Id of the input; the list's and the options' are made of it. */
  id: string;
  /** Offered while the list is open, the likeliest first. */
  options: readonly Option[];
  onPick: (option: Option) => void;
  /** False while what is listed answers other letters: a quick Enter takes nothing of it. */
  isSettled?: boolean;
  /** Tab takes the active option too. */
  canPickByTab?: boolean;
  /** Asks again after a failure, by Enter. */
  onRetry?: () => void;
};

/** A field with a list below it, as `ComboboxList` and its input need it. */
export type Combobox<Option extends ComboboxOption> = {
  id: string;
  /** Whether the list may show; it does when there is something to offer. */
  isOpen: boolean;
  /** What is listed now. */
  offers: readonly Option[];
  /** The option that Enter takes. */
  active: Option | undefined;
  /** Opens the list at its first option. */
  open: () => void;
  close: () => void;
  pick: (option: Option) => void;
  /** Handles the keys of a combobox; false for those that it has no use for. */
  handleKey: (event: KeyboardEvent) => boolean;
  /** For the input, which keeps the focus. */
  inputProps: {
    role: 'combobox';
    autoComplete: 'off';
    'aria-autocomplete': 'list';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
  };
};

export const listId = (id: string): string => `${id}-list`;
export const optionId = (id: string, option: ComboboxOption): string => `${id}-${option.id}`;

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * The combobox of ARIA 1.2: the focus stays in the input, which names the active option. Arrows open the list and walk
 * it in a circle, Home and End lead to its ends, Enter takes the active option, Escape closes.
 */
export function useCombobox<Option extends ComboboxOption>(
  settings: ComboboxSettings<Option>,
): Combobox<Option> {
  const { id, options, isSettled = true } = settings;
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  const offers = isOpen ? options : [];
  const index = Math.min(at, offers.length - 1);
  const active = offers[index];
  const open = () => {
    setIsOpen(true);
    setAt(0);
  };
  const close = () => setIsOpen(false);
  const pick = (option: Option) => {
    close();
    settings.onPick(option);
  };
  const walk = (key: string): boolean => {
    const count = offers.length;
    const next = {
      ArrowDown: (index + 1) % count,
      ArrowUp: (index + count - 1) % count,
      Home: 0,
      End: count - 1,
    }[key];
    if (next !== undefined && active) setAt(next);
    return next !== undefined && active !== undefined;
  };
  const handleKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (event.nativeEvent.isComposing || hasModifier(event)) return false;
    if (walk(key)) return true;
    if (key === 'ArrowDown' || key === 'ArrowUp') open();
    else if (key === 'Escape' && active) close();
    else if (key === 'Enter' && !active && settings.onRetry) settings.onRetry();
    else if ((key === 'Enter' || (key === 'Tab' && settings.canPickByTab)) && active) {
      if (isSettled) pick(active);
    } else return false;
    return true;
  };
  return {
    id,
    isOpen,
    offers,
    active,
    open,
    close,
    pick,
    handleKey,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': active !== undefined,
      'aria-controls': active && listId(id),
      'aria-activedescendant': active && optionId(id, active),
    },
  };
}
