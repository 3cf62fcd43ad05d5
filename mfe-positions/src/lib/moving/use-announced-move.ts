import { call } from '@cantera/shared/api-client';
import { previewMove } from '@cantera/shared/contracts/pipeline';
import { useState } from 'react';
import { useAnnouncements } from './use-announcements.ts';

/** What the one who moves decided beside the target. */
export interface MoveChoices {
  rejectedReasonId?: string;
  /** False: nothing that the move would start is sent. */
  sendMessages?: boolean;
}

/** What a move would send, and whether it is to be sent; `closes`: the position is closed with it. */
export function useAnnouncedMove(
  positionId: string,
  stepId: string,
  applicationIds: readonly string[],
  closes = false,
) {
  const [isWithheld, setIsWithheld] = useState(false);
  const line = useAnnouncements([positionId, stepId, ...applicationIds].join(), () =>
    call(previewMove, {
      params: { id: positionId },
      body: { stepId, applicationIds: [...applicationIds], ...(closes ? { closes } : {}) },
    }),
  );
  const choices: MoveChoices = isWithheld ? { sendMessages: false } : {};
  return {
    choices,
    /** Props of the line that says it; null when it could not be asked for, which must not stop the move. */
    line: line && { ...line, isWithheld, onWithheldChange: setIsWithheld },
  };
}
