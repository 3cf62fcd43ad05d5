import type { MarkedText as Marked, ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { Fragment } from 'react';
import { useT } from '../../../messages/report.ts';
import styles from './blocks.module.css';

/** The marks of a text in order, each from where those before it end: a rare title may hold a word that tells the gender. */
function partedMarks(marks: Marked['marks']): Marked['marks'] {
  let done = 0;
  return [...marks]
    .sort((a, b) => a.start - b.start)
    .flatMap((mark) => {
      const start = Math.max(mark.start, done);
      if (start >= mark.end) return [];
      done = mark.end;
      return [{ ...mark, start }];
    });
}

/** A text whose marked words are underlined for who makes the report; paper has no marks. */
export function MarkedText({ of: { text, marks } }: { of: Marked }) {
  const t = useT();
  const parted = partedMarks(marks);
  return (
    <>
      {parted.map(({ start, end, reason }, index) => (
        <Fragment key={start}>
          {text.slice(parted[index - 1]?.end ?? 0, start)}
          <u className={styles.mark} data-reason={reason} title={t(`report.mark.${reason}`)}>
            {text.slice(start, end)}
          </u>
        </Fragment>
      ))}
      {text.slice(parted.at(-1)?.end ?? 0)}
    </>
  );
}

/** A plain text of a block, with the marks that the block has for it. */
export function PlainText({ of: text, block }: { of: string; block: ReportBlock }) {
  return <MarkedText of={block.marked?.find((one) => one.text === text) ?? { text, marks: [] }} />;
}
