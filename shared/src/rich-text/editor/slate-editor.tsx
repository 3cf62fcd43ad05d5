import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { createEditor, Editor, Range, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, ReactEditor, Slate, withReact } from 'slate-react';
import { classNames } from '../../design-system/class-names.ts';
import { Messages } from '../messages/index.ts';
import type { RichEditor } from '../model/document.ts';
import { readHtml } from '../model/read-html.ts';
import { writeHtml } from '../model/write-html.ts';
import type { RichTextEditorProps } from '../rich-text-editor.tsx';
import { currentLink, isBlock, removeLink, setLink } from './commands.ts';
import { RichElement, RichLeaf, RichPlaceholder } from './elements.tsx';
import type { LinkDraft } from './link-dialog.tsx';
import styles from './slate-editor.module.css';
import { RichToolbar } from './toolbar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { withRichText } from './with-rich-text.ts';

const LinkDialog = lazy(() => import('./link-dialog.tsx'));

const makeEditor = (): RichEditor => withRichText(withHistory(withReact(createEditor())));

/** Replaces the whole document, e.g. by what a colleague saved; undo does not lead back over it. */
function replaceAll(editor: RichEditor, html: string) {
  editor.selection = null;
  editor.children = readHtml(html);
  editor.history = { undos: [], redos: [] };
  Editor.normalize(editor, { force: true });
  editor.onChange();
}

/** Tells of every change as HTML, and takes over HTML that came from outside. */
function useHtml(editor: RichEditor, value: string, onChange: (html: string) => void) {
  const last = useRef(value);
  useEffect(() => {
    if (value === last.current) return;
    const isSame = writeHtml(readHtml(value)) === writeHtml(readHtml(last.current));
    last.current = value;
    // What was saved comes back in the server's way of writing: the cursor stays where it is.
    if (!isSame) replaceAll(editor, value);
  }, [editor, value]);
  return useCallback(() => {
    if (editor.operations.every(({ type }) => type === 'set_selection')) return;
    const html = writeHtml(editor.children.filter(isBlock));
    if (html === last.current) return;
    last.current = html;
    onChange(html);
  }, [editor, onChange]);
}

function useLink(editor: RichEditor) {
  const [draft, setDraft] = useState<LinkDraft>();
  const at = useRef(editor.selection);
  const open = useCallback(() => {
    at.current = editor.selection;
    const link = currentLink(editor)?.[0];
    const isExpanded = editor.selection !== null && Range.isExpanded(editor.selection);
    setDraft({ href: link?.href ?? '', hasWords: link !== undefined || isExpanded });
  }, [editor]);
  const end = (change?: () => void) => {
    setDraft(undefined);
    if (at.current) Transforms.select(editor, at.current);
    change?.();
    // The dialog gives the focus back when it is gone; the cursor is set after that.
    setTimeout(() => ReactEditor.focus(editor));
  };
  return { draft, open, end };
}

/** The editor itself, in a chunk of its own with Slate. */
export default function SlateEditor({ value, onChange, onBlur, ref, ...props }: RichTextEditorProps) {
  const [editor] = useState(makeEditor);
  const [start] = useState(() => readHtml(value));
  const onValue = useHtml(editor, value, onChange);
  const link = useLink(editor);
  const onKeyDown = useShortcuts(editor, link.open);
  const { id, isDisabled = false } = props;
  useEffect(() => {
    ref?.({ focus: () => ReactEditor.focus(editor) });
    return () => ref?.(null);
  }, [editor, ref]);
  return (
    <Messages>
      <div className={classNames(styles.frame, isDisabled && styles.off)}>
        <Slate editor={editor} initialValue={start} onChange={onValue}>
          <RichToolbar editorId={id} isDisabled={isDisabled} onLink={link.open} />
          <Editable
            id={id}
            role="textbox"
            aria-multiline
            aria-labelledby={props['aria-labelledby']}
            aria-describedby={props['aria-describedby']}
            aria-invalid={props['aria-invalid']}
            aria-required={props['aria-required']}
            aria-disabled={isDisabled || undefined}
            readOnly={isDisabled}
            spellCheck
            placeholder={props.placeholder}
            className={styles.text}
            style={{ minHeight: props.minHeight }}
            renderElement={RichElement}
            renderLeaf={RichLeaf}
            renderPlaceholder={RichPlaceholder}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          />
        </Slate>
        {link.draft && (
          <Suspense>
            <LinkDialog
              draft={link.draft}
              onSave={(href, words) => link.end(() => setLink(editor, href, words))}
              onRemove={() => link.end(() => removeLink(editor))}
              onClose={() => link.end()}
            />
          </Suspense>
        )}
      </div>
    </Messages>
  );
}
