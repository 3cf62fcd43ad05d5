import { type Combobox, useCombobox } from '@cantera/shared/combobox';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { FindOption } from './find-options.ts';

type FindBoxSettings = {
  id: string;
  options: readonly FindOption[];
  /** Whether the options answer what is typed. */
  isSettled: boolean;
  /** Whether the search failed: an Enter that waited for it then takes nothing. */
  hasFailed: boolean;
  onPick: (option: FindOption) => void;
  onClose: () => void;
};
type FindBox = {
  box: Combobox<FindOption>;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Shows the list from its first line, as after each letter. */
  restart: () => void;
};

/** The combobox of the search: open from the start, and an Enter before the answer waits for it. */
export function useFindBox(settings: FindBoxSettings): FindBox {
  const { isSettled, hasFailed, onPick, onClose } = settings;
  const [isEntered, setIsEntered] = useState(false);
  const box = useCombobox<FindOption>({ id: settings.id, options: settings.options, onPick });
  const { open, active } = box;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, with the dialog.
  useEffect(open, []);
  useEffect(() => {
    if (!isEntered || !isSettled) return;
    setIsEntered(false);
    if (active && !hasFailed) onPick(active);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && !isSettled && !event.nativeEvent.isComposing) setIsEntered(true);
    else if (!box.handleKey(event)) return;
    event.preventDefault();
  };
  const restart = () => {
    setIsEntered(false);
    open();
  };
  return { box, onKeyDown, restart };
}
