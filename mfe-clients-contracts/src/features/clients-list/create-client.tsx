import { createClient } from '@cantera/shared/contracts/clients';
import { lazyPart } from '@cantera/shared/remotes';
import { isFeatureOn, useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../messages/index.ts';

const CreateClientDialog = lazyPart(() => import('./create-client-dialog.tsx'));

/** `Create client` with its dialog, which leads to the new client. */
export function CreateClient({ isPrimary = false }: { isPrimary?: boolean }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  if (!useMay(createClient)) return null;
  return (
    <>
      <Button
        type={isPrimary ? 'primary' : 'default'}
        icon={<Plus aria-hidden />}
        disabled={!isFeatureOn('createClient')}
        onClick={() => setIsOpen(true)}
      >
        {t('clients.create.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <CreateClientDialog
            onClose={() => setIsOpen(false)}
            onCreated={(id) => void navigate(`/clients/${id}`)}
          />
        </Suspense>
      )}
    </>
  );
}
