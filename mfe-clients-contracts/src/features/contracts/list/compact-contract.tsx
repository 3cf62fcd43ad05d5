import type { Contract } from '@cantera/shared/contracts/staffing-contracts';
import { useT } from '../../../messages/contracts.ts';
import { periodOf, rateOf, titleOf } from '../contract-words.ts';
import { Person } from './columns.tsx';
import styles from './contracts-list.module.css';

/** A contract in three lines, for a phone: who, for whom and since when, as what and for how much. */
export function CompactContract({ row }: { row: Contract }) {
  const t = useT();
  const about = [row.puesto, rateOf(row.tarifa, t)].filter(Boolean);
  return (
    <>
      <span className={styles.line}>
        <Person row={row} name={titleOf(row, t)} t={t} />
      </span>
      <span className={styles.line}>
        <span className={styles.meta}>{row.client.name}</span>
        {row.blockedAt === null && <span>{periodOf(row, t)}</span>}
      </span>
      <span className={styles.line}>
        <span className={styles.meta}>{about.join(' · ') || '–'}</span>
      </span>
    </>
  );
}
