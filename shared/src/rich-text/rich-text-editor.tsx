import { Suspense } from 'react';
import { lazyPart } from '../remotes/index.ts';
import type { RichTextEditorProps } from './editor-props.ts';
import styles from './rich-text.module.css';

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
