import { createPosition } from '@cantera/shared/contracts/position-changes';
import { lazyPart } from '@cantera/shared/remotes';
import { isFeatureOn, useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../messages/index.ts';

const AddPositionDialog = lazyPart(() => import('./add-position-dialog.tsx'));

/** `Add position` with its dialog, for who may create positions. The switch `addPosition` turns it off. */
export function AddPosition() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay(createPosition)) return null;
  return (
    <>
      <Button
        type="primary"
        icon={<Plus aria-hidden />}
        disabled={!isFeatureOn('addPosition')}
        onClick={() => setIsOpen(true)}
      >
        {t('addPosition.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <AddPositionDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
