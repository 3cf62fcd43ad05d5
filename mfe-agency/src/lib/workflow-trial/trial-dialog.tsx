import { Dialog } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { useT } from '../../messages/trial.ts';
import TrialBody from './trial-body.tsx';
import type { TrialProps } from './trial-subject.ts';

interface TrialDialogProps extends TrialProps {
  onClose: () => void;
}

/** The trial in a dialog of its own. */
export default function TrialDialog({ onClose, ...props }: TrialDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t('trial.title')}
      size="wide"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('trial.close')}</Button>}
    >
      <TrialBody {...props} />
    </Dialog>
  );
}
