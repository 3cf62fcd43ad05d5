import type { Contract } from '@cantera/shared/contracts/staffing-contracts';
import { useSession } from '@cantera/shared/session';
import { createPortal } from 'react-dom';
import { useT } from '../../../messages/contracts.ts';
import { paperDayOf, titleOf } from '../contract-words.ts';
import { datesOf, jobOf, periodPairOf, personalOf, termsOf } from './contract-pairs.ts';
import type { Pair } from './pairs.tsx';
import styles from './print-sheet.module.css';

const Part = ({ title, of }: { title: string; of: readonly Pair[] }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    <dl>
      {of.map(([term, value]) => (
        <div key={term} className={styles.pair}>
          <dt>{term}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The contract on paper: it takes the page's place in print, and shows nowhere else. */
export function PrintSheet({ contract }: { contract: Contract }) {
  const t = useT();
  const agency = useSession(({ agency: own }) => own?.name);
  return createPortal(
    <div className={styles.sheet} data-sheet="contract">
      <div className={styles.head}>
        <h1 className={styles.title}>{titleOf(contract, t)}</h1>
        <span>{agency}</span>
      </div>
      <Part
        title={t('contracts.part.job')}
        of={[
          [t('contracts.client'), contract.client.legalName || contract.client.name],
          ...jobOf(contract, t),
        ]}
      />
      <Part title={t('contracts.part.terms')} of={termsOf(contract, t)} />
      <Part title={t('contracts.part.dates')} of={[periodPairOf(contract, t), ...datesOf(contract, t)]} />
      <Part title={t('contracts.part.personal')} of={personalOf(contract, t)} />
      <p className={styles.part}>
        {t('contracts.id')} {contract.id} ·{' '}
        {t('contracts.printed', { date: paperDayOf(new Date().toISOString()) })}
      </p>
    </div>,
    document.body,
  );
}
