import { Suspense, useRef } from 'react';
import { lazyPart } from '../remotes/index.ts';
import type { RichTextEditorProps } from './editor-props.ts';
import { PlainStart, type PlainText } from './plain-start.tsx';
import styles from './rich-text.module.css';

const SlateEditor = lazyPart(() => import('./editor/slate-editor.tsx'));
const MIN_HEIGHT = 160;
/** Toolbar and borders. */
const FRAME_HEIGHT = 39;

/**
 * Text with headings, lists, links and emphasis. Its code comes when it is first drawn; its place is held until then, and where one
 * begins in it (`isAutofocused`) the place has the focus and takes what is typed.
 */
export function RichTextEditor({ minHeight = MIN_HEIGHT, ...props }: RichTextEditorProps) {
  const written = useRef<PlainText>(undefined);
  const height = minHeight + FRAME_HEIGHT;
  return (
    <Suspense
      fallback={
        props.isAutofocused ? (
          <PlainStart {...props} height={height} written={written} />
        ) : (
          <div className={styles.place} style={{ minHeight: height }} aria-busy />
        )
      }
    >
      <SlateEditor minHeight={minHeight} {...props} written={written} />
    </Suspense>
  );
}
