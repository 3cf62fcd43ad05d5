import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field-message.module.css';

/** The wrong field's sentence with its icon. */
export function FieldMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.message}>
      <CircleAlert size={14} aria-hidden />
      {children}
    </p>
  );
}
