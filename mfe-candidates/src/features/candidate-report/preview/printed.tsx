import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { ReportBlocks } from '../blocks/report-blocks.tsx';
import styles from './printed.module.css';
import { useIsPrinting } from './use-is-printing.ts';

/** Browsers write the document's title on paper and name the file by it. */
function Titled({ title }: { title: string }) {
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return null;
}

interface PrintedProps {
  blocks: readonly ReportBlock[];
  /** What the paper is called: it must tell no more than the report does. */
  title: string;
  /** What the paper lacks, above its blocks. */
  note: string | null;
}

/** The blocks on paper, in the place of everything else on the page. Nothing on screen. */
export function Printed({ blocks, title, note }: PrintedProps) {
  if (!useIsPrinting()) return null;
  return createPortal(
    <div className={styles.printed} data-theme="light">
      <Titled title={title} />
      {note && <p className={styles.note}>{note}</p>}
      <ReportBlocks blocks={blocks} />
    </div>,
    document.body,
  );
}
