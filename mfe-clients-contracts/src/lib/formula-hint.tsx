import { Tooltip } from '@cantera/shared/design-system';
import { Info } from 'lucide-react';
import styles from './formula-hint.module.css';

type FormulaHintProps = {
  /** Accessible name of its button. */
  label: string;
  /** What the figure is computed from, in words (`docs/formulas.md`). */
  formula: string;
};

/** Beside a figure: on request what it is computed from. */
export const FormulaHint = ({ label, formula }: FormulaHintProps) => (
  <Tooltip<HTMLButtonElement> content={formula}>
    {(target) => (
      <button {...target} type="button" className={styles.info} aria-label={label}>
        <Info aria-hidden />
      </button>
    )}
  </Tooltip>
);
