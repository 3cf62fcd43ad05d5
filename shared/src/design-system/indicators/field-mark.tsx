import { CircleAlert } from 'lucide-react';
import { classNames } from '../class-names.ts';
import styles from './field-mark.module.css';

export type FieldMarkProps = {
  /** `missing`: something that is needed is not there yet; `error`: something is wrong. */
  tone: 'missing' | 'error';
  /** What the mark says, e.g. `Information is missing`. */
  label: string;
};

/** The small sign beside the name of a section or a tab in which something has to be filled in or put right. */
export const FieldMark = ({ tone, label }: FieldMarkProps) => (
  <span role="img" aria-label={label} title={label} className={classNames(styles.mark, styles[tone])}>
    <CircleAlert size={14} aria-hidden />
  </span>
);
