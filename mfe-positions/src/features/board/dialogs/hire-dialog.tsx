import { AnnouncedMail } from '@cantera/shared/announcements';
import { fullName } from '@cantera/shared/contracts/text';
import { ConfirmDialog } from '@cantera/shared/design-system';
import { Link } from 'react-router-dom';
import { type MoveChoices, useAnnouncedMove } from '../../../lib/moving/use-announced-move.ts';
import { useT } from '../../../messages/board.ts';
import { idsOf, type LocatedApplication } from '../model/board-changes.ts';

interface HireDialogProps {
  found: readonly LocatedApplication[];
  positionId: string;
  positionTitle: string;
  stepId: string;
  onHire: (choices: MoveChoices) => void;
  onClose: () => void;
}

/** Asks before someone is hired. */
export default function HireDialog({ found, positionId, positionTitle, stepId, ...on }: HireDialogProps) {
  const t = useT();
  const { line, choices } = useAnnouncedMove(positionId, stepId, idsOf(found));
  const [first] = found;
  const name = first ? fullName(first.application.candidate) : '';
  return (
    <ConfirmDialog
      title={t('board.hire.title', { name, count: found.length })}
      body={
        <>
          <p>{t('board.hire.text', { position: positionTitle })}</p>
          <p>{t('board.hire.details')}</p>
          <Link to={`/positions/${positionId}/details`}>{t('board.hire.edit')}</Link>
          {line && <AnnouncedMail {...line} />}
        </>
      }
      confirmLabel={t('board.hire.action')}
      onConfirm={() => on.onHire(choices)}
      onCancel={on.onClose}
    />
  );
}
