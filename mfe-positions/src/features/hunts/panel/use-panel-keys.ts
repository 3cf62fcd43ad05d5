import { isTyping, useShortcuts } from '@cantera/shared/keyboard';
import { useT } from '../../../messages/hunts.ts';

interface PanelKeys {
  onAdd: (() => void) | undefined;
  onKeep: (() => void) | undefined;
  onDiscard: (() => void) | undefined;
  onUndo: (() => void) | undefined;
}

const isNotTyping = (target: EventTarget | null): boolean => !isTyping(target);

/** Y, M and N decide on whoever is open, U takes the last decision back. */
export function usePanelKeys({ onAdd, onKeep, onDiscard, onUndo }: PanelKeys): void {
  const t = useT();
  const on = (key: string, label: string, decide: (() => void) | undefined) => ({
    keys: [key],
    label,
    isMeant: isNotTyping,
    ...(decide && { run: ({ repeat }: KeyboardEvent) => (repeat ? undefined : decide()) }),
  });
  useShortcuts('panel', [
    on('y', t('hunts.add'), onAdd),
    on('m', t('hunts.keep'), onKeep),
    on('n', t('hunts.discard'), onDiscard),
    on('u', t('hunts.keys.undoLast'), onUndo),
  ]);
}
