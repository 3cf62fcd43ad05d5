import type { Client } from '@cantera/shared/contracts/clients';
import { classNames, Money } from '@cantera/shared/design-system';
import type { ReactNode } from 'react';
import { FormulaHint } from '../../lib/formula-hint.tsx';
import { useT } from '../../messages/index.ts';
import styles from './client-page.module.css';
import { Section } from './section.tsx';

type IndicatorProps = { label: string; formula: string; children: ReactNode };

/** A figure, and on request what it is computed from (`docs/formulas.md`). */
function Indicator({ label, formula, children }: IndicatorProps) {
  const t = useT();
  return (
    <div className={classNames(styles.pair, styles.wide)}>
      <dt className={styles.term}>
        {label}
        <FormulaHint label={t('clients.indicators.about', { label })} formula={formula} />
      </dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}

/** What the client has brought, and how fast its positions are filled. */
export function Indicators({ client: { metrics } }: { client: Client }) {
  const t = useT();
  const { totalBilled, revenueAvg, avgTimeToHire } = metrics;
  return (
    <Section title={t('clients.indicators.title')}>
      <dl>
        <Indicator
          label={t('clients.indicators.totalBilled')}
          formula={t('clients.indicators.totalBilledFormula')}
        >
          <Money amount={totalBilled.amount} currency={totalBilled.currency} />
        </Indicator>
        <Indicator
          label={t('clients.indicators.revenueAvg')}
          formula={t('clients.indicators.revenueAvgFormula')}
        >
          <Money amount={revenueAvg.amount} currency={revenueAvg.currency} />
        </Indicator>
        <Indicator
          label={t('clients.indicators.avgTimeToHire')}
          formula={t('clients.indicators.avgTimeToHireFormula')}
        >
          {avgTimeToHire === null ? (
            <span className={styles.none}>–</span>
          ) : (
            t('clients.indicators.days', { days: avgTimeToHire })
          )}
        </Indicator>
      </dl>
    </Section>
  );
}
