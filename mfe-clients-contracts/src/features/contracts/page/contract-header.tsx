import { type Contract, updateContract } from '@cantera/shared/contracts/staffing-contracts';
import { IconButton, PageHeader } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { Pencil, Printer, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../messages/contracts.ts';
import { paperDayOf, titleOf } from '../contract-words.ts';
import styles from './contract-page.module.css';

const EditContractDialog = lazyPart(() => import('../dialog/edit-contract-dialog.tsx'));

/** Whose contract it is, its id and its day, and what is done with it. */
export function ContractHeader({ contract, canPrint }: { contract: Contract; canPrint: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const canWrite = useMay(updateContract);
  const [isEditing, setIsEditing] = useState(false);
  const { candidateId, blockedAt } = contract;
  return (
    <>
      <PageHeader
        title={titleOf(contract, t)}
        meta={
          <span className={styles.meta}>
            {contract.id} · {t('contracts.createdOn', { date: paperDayOf(contract.createdAt) })}
          </span>
        }
        actions={
          <>
            {canPrint && (
              <IconButton
                label={t('contracts.print')}
                icon={<Printer aria-hidden />}
                onClick={() => window.print()}
              />
            )}
            {candidateId && (
              <Button
                icon={<UserRound aria-hidden />}
                onClick={() => void navigate(`/candidates/${candidateId}`)}
              >
                {t('contracts.openCandidate')}
              </Button>
            )}
            {canWrite && blockedAt === null && (
              <Button type="primary" icon={<Pencil aria-hidden />} onClick={() => setIsEditing(true)}>
                {t('contracts.edit')}
              </Button>
            )}
          </>
        }
      />
      {isEditing && (
        <Suspense>
          <EditContractDialog contract={contract} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
