import type { Contract } from '@cantera/shared/contracts/staffing-contracts';
import { Link } from 'react-router-dom';
import { useT } from '../../../messages/contracts.ts';
import styles from './contract-page.module.css';
import { datesOf, jobOf, periodPairOf, personalOf, termsOf } from './contract-pairs.ts';
import { Pairs, Part } from './pairs.tsx';

/** Everything that a contract says. */
export function ContractBody({ contract }: { contract: Contract }) {
  const t = useT();
  const { client } = contract;
  const clientLink = <Link to={`/clients/${client.id}`}>{client.name}</Link>;
  return (
    <>
      <section aria-label={t('contracts.part.terms')}>
        <dl className={styles.figures}>
          {termsOf(contract, t).map(([term, value]) => (
            <div key={term}>
              <dt className={styles.quiet}>{term}</dt>
              <dd className={styles.figure}>{value || <span className={styles.none}>–</span>}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={styles.body}>
        <div className={styles.main}>
          <Part title={t('contracts.part.job')}>
            <Pairs
              of={[
                [
                  t('contracts.client'),
                  client.legalName && client.legalName !== client.name ? (
                    <>
                      {clientLink} <span className={styles.quiet}>{client.legalName}</span>
                    </>
                  ) : (
                    clientLink
                  ),
                ],
                ...jobOf(contract, t),
              ]}
            />
          </Part>
          <Part title={t('contracts.part.personal')}>
            <Pairs of={personalOf(contract, t)} />
          </Part>
        </div>
        <div className={styles.rail}>
          <Part title={t('contracts.field.period')}>
            <p>{periodPairOf(contract, t)[1]}</p>
          </Part>
          <Part title={t('contracts.part.importantDates')}>
            <Pairs of={datesOf(contract, t)} />
          </Part>
        </div>
      </div>
    </>
  );
}
