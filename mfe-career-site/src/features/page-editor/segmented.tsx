import { classNames } from '@cantera/shared/design-system';
import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

export type Segment<T extends string> = {
  value: T;
  label: string;
  icon?: ReactNode;
  /** Said after the label, and shown as a dot beside it. */
  note?: string | undefined;
};
type SegmentedProps<T extends string> = {
  /** Names the group. */
  label: string;
  segments: readonly Segment<T>[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
};

/** One of a few, side by side as one control: radio buttons, so arrows choose. */
export function Segmented<T extends string>({
  label,
  segments,
  value,
  onChange,
  className,
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles.group, className)}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={segment.value === value}
            aria-label={segment.note ? `${segment.label}, ${segment.note}` : segment.label}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          <span>{segment.label}</span>
          {segment.note && <span className={styles.dot} title={segment.note} />}
        </label>
      ))}
    </div>
  );
}
