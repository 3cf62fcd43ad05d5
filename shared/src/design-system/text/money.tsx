import { useIntl } from 'react-intl';
import styles from './money.module.css';

type MoneyProps = {
  /** In the currency's main unit. */
  amount: number | null | undefined;
  /** ISO 4217 code. */
  currency: string;
};

/** An amount in the reader's format with tabular figures, cents only when there are some; an en dash for none. */
export function Money({ amount, currency }: MoneyProps) {
  const intl = useIntl();
  if (amount === null || amount === undefined) return <span className={styles.none}>–</span>;
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return (
    <span className={styles.money}>
      {intl.formatNumber(amount, {
        style: 'currency',
        currency,
        // Amounts stand below each other: 4.800 € beside 12.100 €, in locales that leave four figures together too.
        useGrouping: 'always',
        minimumFractionDigits,
        maximumFractionDigits: 2,
      })}
    </span>
  );
}
