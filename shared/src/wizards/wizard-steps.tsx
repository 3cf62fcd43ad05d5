import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classNames } from '../design-system/class-names.ts';
import { Tooltip } from '../design-system/overlays/tooltip.tsx';
import { useText } from '../texts/use-text.ts';
import styles from './wizard.module.css';

export type WizardStep = {
  /** The last part of its address. */
  path: string;
  title: string;
  /** Something was entered in it. */
  isFilled: boolean;
  /** Why it cannot be opened yet; undefined when it can. */
  locked?: string | undefined;
};

type WizardStepsProps = {
  /** Names the list of steps. */
  label: string;
  steps: readonly WizardStep[];
  current: string;
  hrefTo: (path: string) => string;
};

function Mark({ number, isFilled }: { number: number; isFilled: boolean }) {
  return (
    <span className={styles.mark} aria-hidden>
      {isFilled ? <Check size={12} /> : number}
    </span>
  );
}

/** The steps of a wizard with where one is: a list beside the form, a bar above it below 1024 px. */
export function WizardSteps({ label, steps, current, hrefTo }: WizardStepsProps) {
  const text = useText();
  const index = steps.findIndex(({ path }) => path === current);
  return (
    <nav className={styles.steps} aria-label={label}>
      <p className={styles.place}>
        <span>{text('shared.wizard.place', { number: index + 1, count: steps.length })}</span>
        <strong>{steps[index]?.title}</strong>
      </p>
      <ol className={styles.list}>
        {steps.map(({ path, title, isFilled, locked }, at) => {
          const isCurrent = at === index;
          const look = classNames(styles.step, isCurrent && styles.current, isFilled && styles.filled);
          const content = (
            <>
              <Mark number={at + 1} isFilled={isFilled && !isCurrent} />
              <span className={styles.title}>{title}</span>
            </>
          );
          return (
            <li key={path}>
              {locked === undefined ? (
                <Link to={hrefTo(path)} className={look} aria-current={isCurrent ? 'step' : undefined}>
                  {content}
                </Link>
              ) : (
                <Tooltip<HTMLButtonElement> content={locked}>
                  {(target) => (
                    <button type="button" {...target} className={look} aria-disabled="true">
                      {content}
                    </button>
                  )}
                </Tooltip>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
