import { type ReactNode, Suspense } from 'react';
import styles from '../../design-system/controls/input.module.css';

/** Holds the place of an input whose code is still on its way, so that nothing jumps when it comes. */
export const LateInput = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<div className={styles.input} aria-busy />}>{children}</Suspense>
);
