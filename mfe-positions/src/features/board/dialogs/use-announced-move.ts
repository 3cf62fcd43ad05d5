import { call } from '@cantera/shared/api-client';
import type { Announcements } from '@cantera/shared/contracts/announcements';
import { previewMove } from '@cantera/shared/contracts/pipeline';
import { useEffect, useState } from 'react';
import type { MoveChoices } from '../data/use-moves.ts';
import type { Found } from '../model/board-changes.ts';

/** What a move would send, and whether it is to be sent. It is asked anew each time: what a step sends can have changed. */
export function useAnnouncedMove(positionId: string, stepId: string, found: readonly Found[]) {
  const [isWithheld, setIsWithheld] = useState(false);
  const [answer, setAnswer] = useState<{ ids: string; announced?: Announcements }>();
  const ids = found.map(({ application }) => application.id).join();
  useEffect(() => {
    let isCurrent = true;
    const tell = (announced?: Announcements) => {
      if (isCurrent) setAnswer({ ids, ...(announced ? { announced } : {}) });
    };
    const body = { stepId, applicationIds: ids.split(',') };
    call(previewMove, { params: { id: positionId }, body }).then(
      ({ data }) => tell(data),
      () => tell(),
    );
    return () => {
      isCurrent = false;
    };
  }, [positionId, stepId, ids]);
  const isAnswered = answer?.ids === ids;
  const announced = isAnswered ? answer.announced : undefined;
  const choices: MoveChoices = isWithheld ? { sendMessages: false } : {};
  return {
    choices,
    /** Props of the line that says it; null when it could not be asked for, which must not stop the move. */
    line: isAnswered && !announced ? null : { announced, isWithheld, onWithheldChange: setIsWithheld },
  };
}
