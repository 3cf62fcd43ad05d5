import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import {
  getHunt,
  type Hunt,
  listHunts,
  type PoolCandidate,
  type PoolReason,
} from '@cantera/shared/contracts/hunts';
import {
  addPoolCandidates,
  setPoolStatus,
  updatePoolCandidate,
} from '@cantera/shared/contracts/pool-decisions';
import { toast } from '@cantera/shared/design-system';
import { useT } from '../../../messages/hunts.ts';
import { useHuntCache } from './use-hunt-calls.ts';
import { usePendingChanges } from './use-pending-changes.ts';

/** What is decided of somebody. */
export type Decision = Pick<PoolCandidate, 'status' | 'kept' | 'reason'>;

/** What the server is told, and the person as they are afterwards. */
function useCalls({ id, job }: Hunt) {
  return {
    add: async (person: PoolCandidate): Promise<PoolCandidate> => {
      await call(addPoolCandidates, {
        params: { id: job.id, poolId: id },
        // The welcome is for those who have applied.
        body: { candidateIds: [person.id], sendWelcome: false },
      });
      return { ...person, status: 'ADDED_TO_JOB', reason: null };
    },
    setStatus: async (candidateId: string, status: 'NONE' | 'REJECTED', reason?: PoolReason | null) => {
      const body = { candidateId, status, ...(reason ? { reason } : {}) };
      return (await call(setPoolStatus, { params: { id }, body })).data.person;
    },
    update: async (candidateId: string, body: { kept?: boolean; reason?: PoolReason | null }) =>
      (await call(updatePoolCandidate, { params: { id, candidateId }, body })).data.person,
  };
}

/** Says why a decision was refused. */
function useRefusal() {
  const t = useT();
  return (error: unknown): void => {
    if (isApiError(error) && error.is(addPoolCandidates, 'CANDIDATE_ALREADY_APPLIED'))
      toast.error(t('hunts.alreadyIn'));
    else if (isApiError(error) && error.is(addPoolCandidates, 'POSITION_NOT_OPEN'))
      toast.error(t('hunts.notOpen'));
    else toast.standardError();
  };
}

/** The people of a hunt, and the way to decide on one: it shows at once and goes back when the server refuses. */
export function useDecide(hunt: Hunt) {
  const refresh = useRefresh();
  const refuse = useRefusal();
  const calls = useCalls(hunt);
  const { setPerson } = useHuntCache(hunt.id);
  const { people, change } = usePendingChanges(hunt.poolCandidates);
  /** Resolves to whether the server has taken it. */
  const decide = async (
    { id }: PoolCandidate,
    decision: Partial<Decision>,
    send: () => Promise<PoolCandidate>,
  ): Promise<boolean> => {
    try {
      await change(id, decision, async () => {
        await setPerson(await send());
      });
      return true;
    } catch (error) {
      refuse(error);
      void refresh(getHunt, ({ params }) => params.id === hunt.id);
      return false;
    } finally {
      void refresh(listHunts);
    }
  };
  return { people, calls, decide };
}
