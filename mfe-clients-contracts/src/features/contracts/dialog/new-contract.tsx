import { createContract } from '@cantera/shared/contracts/staffing-contracts';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../messages/contracts.ts';

const NewContractDialog = lazyPart(() => import('./new-contract-dialog.tsx'));

/** `New contract` with its dialog. */
export function NewContract({ isPrimary = false }: { isPrimary?: boolean }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay(createContract)) return null;
  return (
    <>
      <Button
        type={isPrimary ? 'primary' : 'default'}
        icon={<Plus aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('contracts.new')}
      </Button>
      {isOpen && (
        <Suspense>
          <NewContractDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
