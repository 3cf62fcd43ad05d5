import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './client-from-page.module.css';

/** Whether the screen stood there before, so that a step that appears takes the place of another. */
export type IsOn = RefObject<boolean>;

const FIRST = 'input:not([type=file]):not(:disabled), button:not(:disabled)';

/** A step of the screen. Focus, which goes with the step before it, comes to its first field or button. */
export function Step({ isOn, children }: { isOn: IsOn; children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOn.current) step.current?.querySelector<HTMLElement>(FIRST)?.focus();
  }, [isOn]);
  return (
    <div ref={step} className={styles.step}>
      {children}
    </div>
  );
}
