import { Range, type Selection, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { RichEditor } from '../model/document.ts';

/** Slate hears of a selection up to 100 ms late; a command that follows a key at once must act on what is selected now. */
export function takeDomSelection(editor: RichEditor) {
  const element = ReactEditor.toDOMNode(editor, editor);
  const selection = element.ownerDocument.getSelection();
  if (!selection?.anchorNode || !element.contains(selection.anchorNode)) return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range);
}

/** Focuses the editor with the cursor at its place; one that has the focus already may have its cursor anywhere. */
export function focusAt(editor: RichEditor, selection: Selection) {
  ReactEditor.focus(editor);
  if (!selection) return;
  Transforms.select(editor, selection);
  const range = ReactEditor.toDOMRange(editor, selection);
  const shown = ReactEditor.toDOMNode(editor, editor).ownerDocument.getSelection();
  shown?.removeAllRanges();
  shown?.addRange(range);
}
