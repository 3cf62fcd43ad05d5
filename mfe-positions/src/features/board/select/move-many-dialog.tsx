import { AnnouncedMail } from '@cantera/shared/announcements';
import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { fullName } from '@cantera/shared/contracts/text';
import { ConfirmDialog } from '@cantera/shared/design-system';
import { useEffect, useRef } from 'react';
import { type MoveChoices, useAnnouncedMove } from '../../../lib/moving/use-announced-move.ts';
import { useT } from '../../../messages/board.ts';
import { idsOf, type LocatedApplication } from '../model/board-changes.ts';
import { stepName } from '../model/step-name.ts';

interface MoveManyDialogProps {
  found: readonly LocatedApplication[];
  target: BoardStep;
  positionId: string;
  onMove: (choices: MoveChoices) => void;
  onClose: () => void;
}

/** Asks before a move of several whose messages would leave; a move that sends nothing is made without a question. */
export default function MoveManyDialog({ found, target, positionId, onMove, onClose }: MoveManyDialogProps) {
  const t = useT();
  const step = stepName(target);
  const { line, choices } = useAnnouncedMove(positionId, target.id, idsOf(found));
  const isSilent = line?.announced?.count === 0 && line.announced.problemCount === 0;
  const isSent = useRef(false);
  useEffect(() => {
    if (!isSilent || isSent.current) return;
    isSent.current = true;
    onMove({});
  }, [isSilent, onMove]);
  const [first] = found;
  if (isSilent || (line && !line.announced)) return null;
  return (
    <ConfirmDialog
      title={t('board.select.moveTitle', { count: found.length, step })}
      body={
        line ? (
          <AnnouncedMail {...line} />
        ) : (
          <p>
            {t('board.select.mailUnknown', {
              name: first ? fullName(first.application.candidate) : '',
              count: found.length,
            })}
          </p>
        )
      }
      confirmLabel={t('board.select.move')}
      onConfirm={() => onMove(choices)}
      onCancel={onClose}
    />
  );
}
