import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormulaHint } from '../../../lib/formula-hint.tsx';
import { useT } from '../../../messages/metrics.ts';
import styles from './charts.module.css';

type ChartCardProps = {
  title: string;
  /** What it shows and from what, in words. */
  formula: string;
  /** Beside the title. */
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** The frame of a chart: its title, what it is made of, and what it shows. */
export function ChartCard({ title, formula, actions, className, children }: ChartCardProps) {
  const t = useT();
  const id = useId();
  return (
    <section className={className ? `${styles.card} ${className}` : styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <FormulaHint label={t('report.about', { label: title })} formula={formula} />
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
