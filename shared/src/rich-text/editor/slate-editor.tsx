import {
  memo,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createEditor, Editor, Range, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, ReactEditor, Slate, withReact } from 'slate-react';
import { classNames } from '../../design-system/class-names.ts';
import { lazyPart } from '../../remotes/index.ts';
import type { RichTextEditorProps } from '../editor-props.ts';
import { Messages } from '../messages/index.ts';
import type { Block, RichEditor } from '../model/document.ts';
import { readHtml } from '../model/read-html.ts';
import type { PlainText } from '../plain-start.tsx';
import { currentLink, removeLink, replaceText, setLink } from './commands.ts';
import { CompletedText, type EditableKeys } from './completed-text.tsx';
import { focusAt } from './dom-selection.ts';
import { RichElement, RichLeaf, RichPlaceholder } from './elements.tsx';
import { InsertBar } from './insert-bar.tsx';
import type { LinkDraft } from './link-dialog.tsx';
import { linesOf, pointIn } from './plain-lines.ts';
import styles from './slate-editor.module.css';
import { RichToolbar } from './toolbar.tsx';
import { htmlOf, useHtml } from './use-html.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { withRichText } from './with-rich-text.ts';

const LinkDialog = lazyPart(() => import('./link-dialog.tsx'));

/** Blocks that are drawn together: a key looks at those of its own group alone. */
const GROUP = 40;

function makeEditor(): RichEditor {
  const editor = withRichText(withHistory(withReact(createEditor())));
  editor.getChunkSize = (node) => (node === editor ? GROUP : null);
  return editor;
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
    const { selection } = editor;
    // The dialog gives the focus back when it is gone; the cursor is set after that.
    setTimeout(() => focusAt(editor, selection));
  };
  return { draft, open, end };
}

type SurfaceProps = Omit<RichTextEditorProps, 'value' | 'onChange' | 'tellsAfter' | 'ref' | 'handle'> & {
  editor: RichEditor;
  /** What it begins with. */
  start: Block[];
  /** After each change. */
  onNote: () => void;
};

/** What is seen of the editor. A form that is drawn again does not draw it again: it knows its text itself. */
const Surface = memo(function Surface({ editor, start, onNote, ...props }: SurfaceProps) {
  const link = useLink(editor);
  const onKeyDown = useShortcuts(editor, link.open);
  const { id, isDisabled = false } = props;
  const editable = (own: EditableKeys) => (
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
      lang={props.lang}
      placeholder={props.placeholder}
      className={styles.text}
      style={{ minHeight: props.minHeight }}
      renderElement={RichElement}
      renderLeaf={RichLeaf}
      renderPlaceholder={RichPlaceholder}
      {...own}
    />
  );
  return (
    <div className={classNames(styles.frame, isDisabled && styles.off)}>
      <Slate editor={editor} initialValue={start} onChange={onNote}>
        <RichToolbar editorId={id} isDisabled={isDisabled} onLink={link.open} />
        {props.completion ? (
          <CompletedText
            id={id}
            editor={editor}
            completion={props.completion}
            onKeyDown={onKeyDown}
            onBlur={props.onBlur}
          >
            {editable}
          </CompletedText>
        ) : (
          editable({ onKeyDown, onBlur: props.onBlur })
        )}
        {props.inserts && <InsertBar {...props.inserts} isDisabled={isDisabled} />}
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
  );
});

/** Takes the focus: from the field that held it in the editor's place, unless it has gone elsewhere since; else once it is drawn. */
function useFirstFocus(editor: RichEditor, isAutofocused: boolean, written: PlainText | undefined) {
  // No key may come between the field that goes and the editor.
  useLayoutEffect(() => {
    if (!written?.selection) return;
    const { text, selection } = written;
    // Another text, such as a draft, has come in the place of what was typed.
    if (Editor.string(editor, []) !== text.replaceAll('\n', '')) return ReactEditor.focus(editor);
    focusAt(editor, { anchor: pointIn(text, selection.start), focus: pointIn(text, selection.end) });
  }, [editor, written]);
  useEffect(() => {
    if (isAutofocused && !written) ReactEditor.focus(editor);
  }, [editor, isAutofocused, written]);
}

type SlateEditorProps = RichTextEditorProps & {
  /** What was typed in the editor's place before it was there. */
  written: RefObject<PlainText | undefined>;
};

/** The editor itself, in a chunk of its own with Slate. */
export default function SlateEditor({
  value,
  onChange,
  tellsAfter,
  onBlur,
  isAutofocused,
  handle,
  ref,
  written: { current: now },
  ...props
}: SlateEditorProps) {
  const [editor] = useState(makeEditor);
  const [written] = useState(now);
  const [start] = useState(() => (written?.html === value ? linesOf(written.text) : readHtml(value)));
  const { note, tell } = useHtml(editor, value, onChange, tellsAfter);
  const leave = useCallback(() => {
    tell();
    onBlur?.();
  }, [tell, onBlur]);
  useEffect(() => {
    ref?.({ focus: () => ReactEditor.focus(editor) });
    return () => ref?.(null);
  }, [editor, ref]);
  useImperativeHandle(
    handle,
    () => ({ html: () => htmlOf(editor), replace: (html) => replaceText(editor, html) }),
    [editor],
  );
  useFirstFocus(editor, isAutofocused ?? false, written);
  return (
    <Messages>
      <Surface {...props} editor={editor} start={start} onNote={note} onBlur={leave} />
    </Messages>
  );
}
