import { useLayoutEffect, useRef } from 'react';
import type { Shortcut, ShortcutScope } from './shortcut.ts';
import { pushLayer } from './shortcut-stack.ts';

type Options = {
  /** Whether the keys work; true when left out. */
  isOn?: boolean;
  /** Nothing below hears of any key while these work. */
  isModal?: boolean;
};

/**
 * Keys that work while the component is drawn. The topmost scope that knows a key gets it; among layers of one scope, the
 * latest. Never while something is typed into a field, but for Escape and chords with Ctrl, Cmd or Alt (Option, where text is
 * typed, is the field's own), nor, but for chords with Alt, while a menu is open, and below an open modal dialog only those of scope `dialog`.
 */
export function useShortcuts(
  scope: ShortcutScope,
  shortcuts: readonly Shortcut[],
  { isOn = true, isModal = false }: Options = {},
): void {
  const latest = useRef(shortcuts);
  // Together with the drawing: what looks ready answers to its keys.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useLayoutEffect(
    () => (isOn ? pushLayer({ scope, isModal, shortcuts: () => latest.current }) : undefined),
    [scope, isOn, isModal],
  );
}
