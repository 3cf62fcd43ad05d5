import { type ReactNode, Suspense } from 'react';
import styles from '../../design-system/controls/input.module.css';

interface LateInputProps {
  /** What the input will say, as text. */
  says?: string;
  children: ReactNode;
}

/** Holds the place of an input whose code is still on its way, with what it will say, so that nothing jumps when it comes. */
export const LateInput = ({ says, children }: LateInputProps) => (
  <Suspense
    fallback={
      <div className={styles.input} aria-busy>
        {says}
      </div>
    }
  >
    {children}
  </Suspense>
);
