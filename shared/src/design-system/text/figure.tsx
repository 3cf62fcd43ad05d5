import { useIntl } from 'react-intl';
import styles from './money.module.css';

/** A count in tabular figures; zero steps back, so that a column of figures shows where something is. */
export function Figure({ value }: { value: number }) {
  const intl = useIntl();
  return <span className={value === 0 ? styles.none : styles.money}>{intl.formatNumber(value)}</span>;
}
