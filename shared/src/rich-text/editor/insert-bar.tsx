import { Editor, Transforms } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import type { RichTextInserts } from '../editor-props.ts';
import styles from './slate-editor.module.css';

/** Buttons that put a text where the cursor is, or at the end before the editor was ever entered. */
export function InsertBar({ label, texts, isDisabled }: RichTextInserts & { isDisabled: boolean }) {
  const editor = useSlateStatic();
  const insert = (text: string) => {
    const at = editor.selection ?? Editor.end(editor, []);
    // Before the change: Slate looks for the cursor in what is drawn, and the change is drawn later.
    ReactEditor.focus(editor);
    Transforms.select(editor, at);
    Transforms.insertText(editor, text);
  };
  return (
    <fieldset className={styles.inserts} aria-label={label}>
      <span aria-hidden>{label}</span>
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          className={styles.insert}
          disabled={isDisabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(text)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
