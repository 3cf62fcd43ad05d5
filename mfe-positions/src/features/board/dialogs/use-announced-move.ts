import { useApi } from '@cantera/shared/api-client';
import type { Announcements } from '@cantera/shared/contracts/announcements';
import { previewMove } from '@cantera/shared/contracts/pipeline';
import { useState } from 'react';
import type { MoveChoices } from '../data/use-moves.ts';
import type { Found } from '../model/board-changes.ts';

/** What a move would send, and whether it is to be sent. */
export function useAnnouncedMove(positionId: string, stepId: string, found: readonly Found[]) {
  const [isWithheld, setIsWithheld] = useState(false);
  const query = useApi(previewMove, {
    params: { id: positionId },
    body: { stepId, applicationIds: found.map(({ application }) => application.id) },
  });
  const announced: Announcements | undefined = query.data?.data;
  const choices: MoveChoices = isWithheld ? { sendMessages: false } : {};
  return {
    choices,
    /** Props of the line that says it; null when it could not be asked for, which must not stop the move. */
    line: query.error && !announced ? null : { announced, isWithheld, onWithheldChange: setIsWithheld },
  };
}
