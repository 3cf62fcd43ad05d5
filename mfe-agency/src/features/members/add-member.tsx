import { lazyPart } from '@cantera/shared/remotes';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../messages/members.ts';

const AddMemberDialog = lazyPart(() => import('./add-member-dialog.tsx'));

/** `Add member` with its dialog; disabled while the plan is full. */
export function AddMember({ count, limit }: { count: number; limit: number }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        type="primary"
        icon={<Plus aria-hidden />}
        disabled={count >= limit}
        onClick={() => setIsOpen(true)}
      >
        {t('members.add.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <AddMemberDialog count={count} limit={limit} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
