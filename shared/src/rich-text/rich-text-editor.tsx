import { Suspense } from 'react';
import { lazyPart } from '../remotes/index.ts';
import styles from './rich-text.module.css';

export type RichTextInserts = { label: string; texts: readonly string[] };

export type RichTextEditorProps = {
  id: string;
  /** HTML in the tags of `RICH_TEXT_TAGS`; other HTML is read as well as it can be. */
  value: string;
  /** After each change: HTML in the same tags, empty when no word is left. Stable between renders. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  isDisabled?: boolean;
  /** Of the text, in px. */
  minHeight?: number;
  /** Texts that a click puts where the cursor is, such as variables. */
  inserts?: RichTextInserts;
  'aria-labelledby': string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
  /** Of what takes focus when the field is wrong. */
  ref?: (element: { focus?: () => void } | null) => void;
};

const SlateEditor = lazyPart(() => import('./editor/slate-editor.tsx'));
const MIN_HEIGHT = 160;
/** Toolbar and borders. */
const FRAME_HEIGHT = 39;

/** Text with headings, lists, links and emphasis. Its code comes when it is first drawn; its place is held until then. */
export function RichTextEditor({ minHeight = MIN_HEIGHT, ...props }: RichTextEditorProps) {
  const place = <div className={styles.place} style={{ minHeight: minHeight + FRAME_HEIGHT }} aria-busy />;
  return (
    <Suspense fallback={place}>
      <SlateEditor minHeight={minHeight} {...props} />
    </Suspense>
  );
}
