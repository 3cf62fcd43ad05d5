import { type RefObject, useLayoutEffect, useRef } from 'react';
import { escapeHtml } from '../contracts/text.ts';
import type { RichTextEditorProps } from './editor-props.ts';
import styles from './rich-text.module.css';

/** What was written before the editor was there. */
export type PlainText = {
  text: string;
  /** What the form was told of it. */
  html: string;
  /** Where the cursor stood; nothing when the focus was elsewhere. */
  selection: { start: number; end: number } | undefined;
};

/** HTML of lines that were typed. */
const htmlOf = (text: string): string =>
  text.trim() &&
  text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line).replace(/ {2}/g, ' \u00a0')}</p>`)
    .join('');

type PlainStartProps = RichTextEditorProps & {
  height: number;
  /** Filled while it is drawn, for the editor that follows. */
  written: RefObject<PlainText | undefined>;
};

/**
 * Holds the focus in the editor's place and takes what is typed until the editor's code is there. Where a text came from elsewhere, such
 * as a draft, it holds the focus alone: only the editor can show that.
 */
export function PlainStart({ value, onChange, height, written, ...props }: PlainStartProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, html } = written.current ?? { text: '', html: '' };
  const isOwn = value === html;
  const { ref } = props;
  useLayoutEffect(() => {
    const element = field.current;
    written.current ??= { text: '', html: '', selection: undefined };
    ref?.(element);
    return () => {
      ref?.(null);
      if (!written.current || !element) return;
      const { selectionStart: start, selectionEnd: end } = element;
      const isHere = element.ownerDocument.activeElement === element;
      written.current.selection = isHere ? { start, end } : undefined;
    };
  }, [ref, written]);
  return (
    <textarea
      ref={field}
      id={props.id}
      data-autofocus=""
      className={styles.plain}
      style={{ height }}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      aria-invalid={props['aria-invalid']}
      aria-required={props['aria-required']}
      lang={props.lang}
      placeholder={props.placeholder}
      readOnly={!isOwn}
      defaultValue={text}
      onChange={({ target }) => {
        const next = htmlOf(target.value);
        written.current = { text: target.value, html: next, selection: undefined };
        onChange(next);
      }}
      onBlur={props.onBlur}
    />
  );
}
