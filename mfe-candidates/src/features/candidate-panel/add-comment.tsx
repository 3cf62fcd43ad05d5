import { createComment } from '@cantera/shared/contracts/comments';
import { IconButton } from '@cantera/shared/design-system';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { MessageSquarePlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../messages/index.ts';

const AddCommentDialog = lazyPart(() => import('../../lib/comments/add-comment-dialog.tsx'));

/** Opens the dialog in which a comment is written. */
export function AddComment({ candidateId }: { candidateId: string }) {
  const t = useT();
  const canWrite = useMay(createComment);
  const [isOpen, setIsOpen] = useState(false);
  if (!canWrite) return null;
  return (
    <>
      <IconButton
        look="bordered"
        size="small"
        label={t('candidates.comments.add')}
        icon={<MessageSquarePlus size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <AddCommentDialog candidateId={candidateId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
