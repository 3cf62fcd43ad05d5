import { sendMessage } from '@cantera/shared/contracts/messages';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { Mail } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../messages/index.ts';

const ComposerDialog = lazyPart(() => import('./composer-dialog.tsx'));

interface WriteMessageProps {
  candidateId: string;
  /** What the message is about unless something else is chosen. */
  applicationId?: string | undefined;
}

/** Opens the dialog in which a message to the candidate is written, for those who may. */
export function WriteMessage({ candidateId, applicationId }: WriteMessageProps) {
  const t = useT();
  const canSend = useMay(sendMessage);
  const [isOpen, setIsOpen] = useState(false);
  if (!canSend) return null;
  return (
    <>
      <Button icon={<Mail size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('candidates.composer.write')}
      </Button>
      {isOpen && (
        <Suspense>
          <ComposerDialog
            candidateId={candidateId}
            applicationId={applicationId}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
