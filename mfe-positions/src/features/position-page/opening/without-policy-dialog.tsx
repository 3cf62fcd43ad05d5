import { ConfirmDialog } from '@cantera/shared/design-system';
import { PolicyWarning } from '@cantera/shared/privacy-policy';
import { useT } from '../../../messages/index.ts';

type WithoutPolicyDialogProps = { onConfirm: () => void | Promise<void>; onCancel: () => void };

/** Asks before visitors see a position of an agency that has no privacy policy. */
export default function WithoutPolicyDialog({ onConfirm, onCancel }: WithoutPolicyDialogProps) {
  const t = useT();
  return (
    <ConfirmDialog
      title={t('positions.policy.title')}
      body={<PolicyWarning before="opening" />}
      confirmLabel={t('positions.policy.confirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
