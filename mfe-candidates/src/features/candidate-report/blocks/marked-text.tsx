import type { MarkedText as Marked } from '@cantera/shared/contracts/report-blocks';
import { Fragment } from 'react';
import { useT } from '../../../messages/report.ts';
import styles from './blocks.module.css';

/** A text whose marked words are underlined for who makes the report; paper has no marks. */
export function MarkedText({ of: { text, marks } }: { of: Marked }) {
  const t = useT();
  const sorted = [...marks].sort((a, b) => a.start - b.start);
  return (
    <>
      {sorted.map(({ start, end, reason }, index) => (
        <Fragment key={start}>
          {text.slice(sorted[index - 1]?.end ?? 0, start)}
          <u className={styles.mark} data-reason={reason} title={t(`report.mark.${reason}`)}>
            {text.slice(start, end)}
          </u>
        </Fragment>
      ))}
      {text.slice(sorted.at(-1)?.end ?? 0)}
    </>
  );
}
