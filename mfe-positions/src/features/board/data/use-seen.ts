import { call } from '@cantera/shared/api-client';
import { markSeen } from '@cantera/shared/contracts/applications';
import { useEffect, useRef } from 'react';
import { changeApplications, type LocatedApplication } from '../model/board-changes.ts';
import { useBoardCache } from './use-board.ts';

/** Marks the application that is looked at as seen, once. A failure is not told: the next look tries again. */
export function useSeen(positionId: string, open: LocatedApplication | undefined): void {
  const changeCache = useBoardCache(positionId);
  const sent = useRef(new Set<string>());
  const applicationId = open && !open.application.seen ? open.application.id : undefined;
  useEffect(() => {
    if (applicationId === undefined || sent.current.has(applicationId)) return;
    sent.current.add(applicationId);
    call(markSeen, { params: { id: positionId, applicationId } }).then(
      () =>
        changeCache((steps) => changeApplications(steps, new Map([[applicationId, { seen: true }]])), false),
      () => sent.current.delete(applicationId),
    );
  }, [positionId, applicationId, changeCache]);
}
