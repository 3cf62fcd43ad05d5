import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './clauses.module.css';

type SelectProps = {
  id?: string;
  /** Without it a label of its own names the field. */
  'aria-label'?: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** Offers its `option` children. */
export function Select({ onChange, children, ...field }: SelectProps) {
  return (
    <span className={styles.picker}>
      <select {...field} className={styles.select} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
      <ChevronDown size={14} aria-hidden />
    </span>
  );
}

/** A choice below its label. */
export function Pick({ label, ...field }: Omit<SelectProps, 'id' | 'aria-label'> & { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select id={id} {...field} />
    </div>
  );
}
