import { call } from '@cantera/shared/api-client';
import type { PoolCandidate } from '@cantera/shared/contracts/hunts';
import { updatePoolCandidate } from '@cantera/shared/contracts/pool-decisions';
import { useEffect } from 'react';
import { useHuntCache } from './use-hunt-calls.ts';

/** Counts somebody as viewed once their panel is open. */
export function useViewed(huntId: string, person: PoolCandidate | undefined): void {
  const { edit } = useHuntCache(huntId);
  const candidateId = person && !person.viewed ? person.id : undefined;
  useEffect(() => {
    if (!candidateId) return;
    void call(updatePoolCandidate, { params: { id: huntId, candidateId }, body: { viewed: true } }).then(
      () =>
        edit((hunt) => ({
          ...hunt,
          poolCandidates: hunt.poolCandidates.map((one) =>
            one.id === candidateId ? { ...one, viewed: true } : one,
          ),
        })),
      // They count when they are opened the next time.
      () => undefined,
    );
  }, [huntId, candidateId, edit]);
}
