import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../texts/use-text.ts';
import { classNames } from '../class-names.ts';
import { Popover } from '../overlays/popover.tsx';
import styles from './filter-button.module.css';
import { FILTER_MARK } from './focus-filters.ts';

type FilterButtonProps = {
  /** What it filters by, e.g. `Status`. */
  label: string;
  /** What is chosen, in words or as a count; nothing when the filter is off. */
  value?: string;
  onClear: () => void;
  /** Width of the floating part in px. */
  width?: number;
  children: (close: () => void) => ReactNode;
};

/** One filter: a button that opens its choices. Active, it carries its value and a cross that clears it. */
export function FilterButton({ label, value, onClear, width = 240, children }: FilterButtonProps) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const isActive = value !== undefined && value !== '';
  return (
    <div ref={frame} className={classNames(styles.filter, isActive && styles.active)}>
      <Popover
        label={label}
        width={width}
        trigger={(props) => (
          <button type="button" {...props} {...FILTER_MARK} className={styles.button}>
            <span className={styles.label}>
              {isActive ? text('shared.filterValue', { label, value }) : label}
            </span>
            {!isActive && <ChevronDown size={14} aria-hidden />}
          </button>
        )}
      >
        {children}
      </Popover>
      {isActive && (
        <button
          type="button"
          className={styles.clear}
          aria-label={text('shared.clearFilter', { label })}
          onClick={() => {
            // The cross goes with the value.
            frame.current?.querySelector('button')?.focus();
            onClear();
          }}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </div>
  );
}
