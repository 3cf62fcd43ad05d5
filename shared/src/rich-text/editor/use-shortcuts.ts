import { type KeyboardEvent, useCallback } from 'react';
import type { BlockKind, Mark, RichEditor } from '../model/document.ts';
import { indent, toggleKind, toggleMark } from './commands.ts';
import { takeDomSelection } from './dom-selection.ts';

const MARK_KEYS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', u: 'underline' };
/** With Ctrl and Shift, or with Ctrl and Alt: by the key's place, as the sign depends on the keyboard's language. */
const LIST_CODES: Readonly<Record<string, BlockKind>> = { Digit7: 'number', Digit8: 'bullet' };
const HEADING_CODES: Readonly<Record<string, BlockKind>> = {
  Digit0: 'paragraph',
  Digit2: 'heading2',
  Digit3: 'heading3',
};

function act(editor: RichEditor, event: KeyboardEvent, onLink: () => void): boolean {
  if (event.key === 'Tab' || event.ctrlKey || event.metaKey) takeDomSelection(editor);
  if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey)
    // Where nothing can be moved, the key leaves the field as it does everywhere.
    return indent(editor, event.shiftKey ? -1 : 1);
  if (event.key === 'Enter' && event.shiftKey) {
    editor.insertText('\n');
    return true;
  }
  if (!event.ctrlKey && !event.metaKey) return false;
  const key = event.key.toLowerCase();
  const kind = event.shiftKey ? LIST_CODES[event.code] : event.altKey ? HEADING_CODES[event.code] : undefined;
  if (kind) toggleKind(editor, kind);
  else if (event.shiftKey || event.altKey) return false;
  else if (key === 'k') onLink();
  else if (MARK_KEYS[key]) toggleMark(editor, MARK_KEYS[key]);
  else return false;
  return true;
}

/** Keys of the editor beside those that every text field has. */
export function useShortcuts(editor: RichEditor, onLink: () => void) {
  return useCallback(
    (event: KeyboardEvent) => {
      if (act(editor, event, onLink)) event.preventDefault();
    },
    [editor, onLink],
  );
}
