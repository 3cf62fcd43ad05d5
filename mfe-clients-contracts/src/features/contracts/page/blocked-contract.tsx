import type { EndpointResponse } from '@cantera/shared/contracts';
import {
  type Contract,
  type ContractOpening,
  openContract,
} from '@cantera/shared/contracts/staffing-contracts';
import { fullName } from '@cantera/shared/contracts/text';
import { formatDateTime } from '@cantera/shared/i18n';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { LockOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../messages/contracts.ts';
import { ContractBody } from './contract-body.tsx';
import styles from './contract-page.module.css';
import { periodPairOf } from './contract-pairs.ts';
import { Pairs, Part } from './pairs.tsx';
import { PrintSheet } from './print-sheet.tsx';

const OpenDialog = lazyPart(() => import('./open-dialog.tsx'));

/** Who opened the papers, when and why. */
function Openings({ openings }: { openings: readonly ContractOpening[] }) {
  const t = useT();
  return (
    <div className={styles.openingsPart}>
      <Part title={t('contracts.openings')}>
        <ul className={styles.openings}>
          {openings.map(({ id, openedBy, openedAt, reason }) => (
            <li key={id}>
              <p>{reason}</p>
              <p className={styles.quiet}>
                {t('contracts.unblock.by', {
                  name: openedBy ? fullName(openedBy) : t('contracts.unblock.gone'),
                  date: formatDateTime(openedAt),
                })}
              </p>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

type BlockedContractProps = {
  contract: Contract;
  /** What an administrator has opened on this page; undefined while it is locked away. */
  opened: EndpointResponse<typeof openContract> | undefined;
  onOpened: (opened: EndpointResponse<typeof openContract>) => void;
};

/** A contract whose person was erased: client and period, and everything for who has given a reason. */
export function BlockedContract({ contract, opened, onOpened }: BlockedContractProps) {
  const t = useT();
  const canOpen = useMay(openContract);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <div className={styles.notice}>
        <p>{t(contract.baja ? 'contracts.blockedText' : 'contracts.blockedTextOpen')}</p>
        {!opened &&
          (canOpen ? (
            <Button icon={<LockOpen aria-hidden />} onClick={() => setIsAsking(true)}>
              {t('contracts.unblock.action')}
            </Button>
          ) : (
            <p>{t('contracts.unblock.onlyAdmin')}</p>
          ))}
      </div>
      {opened ? (
        <>
          <ContractBody contract={opened.contract} />
          <Openings openings={opened.openings} />
          <PrintSheet contract={opened.contract} />
        </>
      ) : (
        <div className={styles.main}>
          <Part title={t('contracts.blocked')}>
            <Pairs
              of={[
                [
                  t('contracts.client'),
                  <Link key="client" to={`/clients/${contract.client.id}`}>
                    {contract.client.name}
                  </Link>,
                ],
                periodPairOf(contract, t),
              ]}
            />
          </Part>
        </div>
      )}
      {isAsking && (
        <Suspense>
          <OpenDialog id={contract.id} onOpened={onOpened} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
