import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Editor, Path, Point, Range, type RangeRef, Transforms } from 'slate';
import { ReactEditor, useSlate } from 'slate-react';
import { ComboboxList, type ComboboxOption, useCombobox } from '../../combobox/index.ts';
import type { RichTextCompletion } from '../editor-props.ts';
import type { RichEditor } from '../model/document.ts';
import styles from './slate-editor.module.css';

/** What the editable text is given by what stands around it. */
export interface EditableKeys {
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (() => void) | undefined;
  'aria-autocomplete'?: 'list';
  'aria-controls'?: string | undefined;
  'aria-activedescendant'?: string | undefined;
}

interface Word {
  /** The sign and what stands behind it. */
  readonly range: Range;
  readonly typed: string;
}

/** A name is longer than a word; what is longer than this is none. */
const LONGEST = 40;

/** The word with the sign before it that the cursor stands behind. */
export function wordBefore(editor: RichEditor, sign: string): Word | undefined {
  const { selection } = editor;
  if (!selection || !Range.isCollapsed(selection)) return undefined;
  const { anchor } = selection;
  const before = Editor.string(editor, { anchor: Editor.start(editor, anchor.path), focus: anchor });
  const at = before.lastIndexOf(sign);
  const typed = before.slice(at + sign.length);
  // In an address of mail the sign stands within a word.
  const isInWord = at > 0 && !/\s/.test(before[at - 1] ?? '');
  if (at < 0 || isInWord || typed.length > LONGEST || typed.includes('\n') || /^\s/.test(typed))
    return undefined;
  return { range: { anchor: { ...anchor, offset: at }, focus: anchor }, typed };
}

/** What a pick wrote: where it stands now, and its text. */
interface Picked {
  readonly at: RangeRef;
  readonly text: string;
}

/** Remembers a text that was just written with a space behind it, wherever it moves. */
export function notePick(editor: RichEditor, text: string): Picked | undefined {
  const end = editor.selection?.anchor;
  // Less the space.
  const last = end ? end.offset - 1 : -1;
  if (!end || last < text.length) return undefined;
  const anchor = { path: end.path, offset: last - text.length };
  const focus = { path: end.path, offset: last };
  return { at: Editor.rangeRef(editor, { anchor, focus }, { affinity: 'inward' }), text };
}

/** Whether a word begins with what was picked there, and is over with it; not once somebody has changed that. */
export function isPicked(editor: RichEditor, { range }: Word, { at: { current }, text }: Picked): boolean {
  if (!current || !Point.equals(Range.start(current), range.anchor)) return false;
  // What came from outside in place of the whole text has moved nothing.
  if (![current.anchor, current.focus].every(({ path }) => Editor.hasPath(editor, path))) return false;
  if (Editor.string(editor, current) !== text) return false;
  const { path, offset } = Range.end(current);
  const next = Editor.string(editor, { anchor: Range.start(current), focus: range.focus }).charAt(
    text.length,
  );
  return !/[\p{L}\p{N}]/u.test(next) && Path.equals(path, range.focus.path) && offset <= range.focus.offset;
}

const keyOf = (word: Word | undefined): string => (word ? JSON.stringify(word) : '');

/** Where the word stands within the frame: what the list hangs from. */
function usePlace(editor: RichEditor, word: Word | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0, height: 0 });
  const key = keyOf(word);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the word, which is another object each time.
  useLayoutEffect(() => {
    const around = frame.current?.getBoundingClientRect();
    const drawn = word && ReactEditor.toDOMRange(editor, word.range);
    // Not every browser of tests measures text.
    const box = drawn?.getBoundingClientRect?.();
    if (around && box)
      setPlace({
        left: Math.max(0, box.left - around.left),
        top: box.top - around.top,
        height: box.height,
      });
  }, [editor, key]);
  return { frame, place };
}

interface CompletedTextProps {
  id: string;
  editor: RichEditor;
  completion: RichTextCompletion;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (() => void) | undefined;
  /** The editable text itself. */
  children: (own: EditableKeys) => ReactNode;
}

/** A text that offers a list at the cursor while a word with a sign before it is typed. */
export function CompletedText({ id, editor, completion, onKeyDown, onBlur, children }: CompletedTextProps) {
  useSlate();
  const [picks, setPicks] = useState<readonly Picked[]>([]);
  const typing = wordBefore(editor, completion.sign);
  const word = typing && picks.some((pick) => isPicked(editor, typing, pick)) ? undefined : typing;
  const { frame, place } = usePlace(editor, word);
  const key = keyOf(word);
  const box = useCombobox<ComboboxOption>({
    id: `${id}-offers`,
    options: word ? completion.find(word.typed) : [],
    onPick: (option) => {
      if (!word) return;
      const text = completion.onPick(option);
      // Before the change: Slate looks for the cursor in what is drawn, and the change is drawn later.
      ReactEditor.focus(editor);
      Transforms.select(editor, word.range);
      Transforms.insertText(editor, `${text} `);
      const pick = notePick(editor, text);
      if (pick) setPicks((all) => [...all.filter(({ at }) => at.current), pick]);
    },
    canPickByTab: true,
    onRetry: completion.onRetry,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter opens the list anew; Escape closes it until the next one.
  useEffect(() => {
    if (key) box.open();
    else box.close();
  }, [key]);
  const { 'aria-controls': controls, 'aria-activedescendant': active } = box.inputProps;
  // Behind a whole name, words follow that are nobody's.
  const notice = word && !/\s/.test(word.typed) ? completion.notice : undefined;
  return (
    <div ref={frame} className={styles.completed}>
      {children({
        onKeyDown: (event) => {
          if (!box.isOpen || !word || (box.offers.length === 0 && !notice) || !box.handleKey(event))
            return onKeyDown(event);
          event.preventDefault();
          event.stopPropagation();
        },
        onBlur: () => {
          box.close();
          onBlur?.();
        },
        'aria-autocomplete': 'list',
        'aria-controls': controls,
        'aria-activedescendant': active,
      })}
      <div className={styles.offers} style={place}>
        <ComboboxList
          box={box}
          label={completion.label}
          notice={notice}
          onRetry={completion.onRetry}
          renderOption={completion.renderOption}
        />
      </div>
    </div>
  );
}
