import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { Editor } from 'slate';
import { beforeSessionLoss } from '../../session/index.ts';
import type { RichEditor } from '../model/document.ts';
import { readHtml } from '../model/read-html.ts';
import { hasWords, writeHtml } from '../model/write-html.ts';
import { isBlock } from './commands.ts';

/** Without a change for this long, what was typed is told, in ms. Longer than between two keys of a fast typist. */
const PAUSE_MS = 200;

/** Replaces the whole document, e.g. by what a colleague saved; undo does not lead back over it. */
function replaceAll(editor: RichEditor, html: string) {
  editor.selection = null;
  editor.children = readHtml(html);
  editor.history = { undos: [], redos: [] };
  Editor.normalize(editor, { force: true });
  editor.onChange();
}

const blocksOf = (editor: RichEditor) => editor.children.filter(isBlock);
export const htmlOf = (editor: RichEditor): string => writeHtml(blocksOf(editor));

/**
 * Tells of changes as HTML, and takes over HTML that came from outside. To write a long document and to draw its form
 * at every key would make typing slow, so only what a form shows at once is told at once: the first change (behind its
 * frame), and whether there is a word at all. The rest is told in a pause, when the field is left, and before a form is submitted
 * or the session is lost.
 * @param pause in ms.
 * @returns `note` for each change of the editor, `tell` to tell now. Both are stable.
 */
export function useHtml(
  editor: RichEditor,
  value: string,
  onChange: (html: string) => void,
  pause = PAUSE_MS,
) {
  const last = useRef({ html: value, isChanged: false, hadWords: value !== '' });
  /** What was told and has not come back as `value` yet, oldest first. */
  const onItsWay = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(onChange);
  useLayoutEffect(() => {
    told.current = onChange;
  }, [onChange]);
  const tell = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const html = htmlOf(editor);
    if (html === last.current.html) return;
    last.current = { html, isChanged: true, hadWords: html !== '' };
    onItsWay.current.push(html);
    told.current(html);
  }, [editor]);
  const note = useCallback(() => {
    if (editor.operations.every(({ type }) => type === 'set_selection')) return;
    const { isChanged, hadWords } = last.current;
    clearTimeout(timer.current);
    timer.current = setTimeout(tell, pause);
    // The first change is told behind the frame that shows it: writing it down takes longer than a key may.
    if (!isChanged) requestAnimationFrame(() => setTimeout(tell));
    if (hadWords !== hasWords(blocksOf(editor))) tell();
  }, [editor, tell, pause]);
  useEffect(() => {
    const { html } = last.current;
    // Under load the form is drawn with what was told before when more was told since: that came from here, too.
    const echo = onItsWay.current.lastIndexOf(value);
    onItsWay.current.splice(0, echo + 1);
    if (echo >= 0 || value === html) return;
    const isSame = writeHtml(readHtml(value)) === writeHtml(readHtml(html));
    last.current = { html: value, isChanged: false, hadWords: value !== '' };
    // What was saved comes back in the server's way of writing: the cursor stays where it is, and so does what was
    // typed since.
    if (isSame) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    replaceAll(editor, value);
  }, [editor, value]);
  useEffect(() => {
    // Enter in another field of the form, or a shortcut, submits it without this one being left.
    document.addEventListener('submit', tell, true);
    const forget = beforeSessionLoss('tell', tell);
    return () => {
      forget();
      document.removeEventListener('submit', tell, true);
      tell();
    };
  }, [tell]);
  return { note, tell };
}
