import { ConfirmDialog } from '@cantera/shared/design-system';
import { useT } from '../../../messages/index.ts';
import type { Found } from '../model/board-changes.ts';
import { fullName } from '../model/person-name.ts';

interface HireDialogProps {
  found: readonly Found[];
  positionTitle: string;
  onHire: () => void;
  onCancel: () => void;
}

/** Asks before someone is hired. */
export default function HireDialog({ found, positionTitle, onHire, onCancel }: HireDialogProps) {
  const t = useT();
  const [first] = found;
  const name = first ? fullName(first.application.candidate) : '';
  return (
    <ConfirmDialog
      title={t('board.hire.title', { name, count: found.length })}
      body={t('board.hire.text', { position: positionTitle })}
      confirmLabel={t('board.hire.action')}
      onConfirm={onHire}
      onCancel={onCancel}
    />
  );
}
