import { fullName } from '@cantera/shared/contracts/text';
import { ConfirmDialog } from '@cantera/shared/design-system';
import { Link } from 'react-router-dom';
import { useT } from '../../../messages/index.ts';
import type { Found } from '../model/board-changes.ts';

interface HireDialogProps {
  found: readonly Found[];
  positionId: string;
  positionTitle: string;
  onHire: () => void;
  onClose: () => void;
}

/** Asks before someone is hired. */
export default function HireDialog({ found, positionId, positionTitle, onHire, onClose }: HireDialogProps) {
  const t = useT();
  const [first] = found;
  const name = first ? fullName(first.application.candidate) : '';
  return (
    <ConfirmDialog
      title={t('board.hire.title', { name, count: found.length })}
      body={
        <>
          <p>{t('board.hire.text', { position: positionTitle })}</p>
          <Link to={`/positions/${positionId}/details`}>{t('board.hire.edit')}</Link>
        </>
      }
      confirmLabel={t('board.hire.action')}
      onConfirm={onHire}
      onCancel={onClose}
    />
  );
}
