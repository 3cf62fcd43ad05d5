import { useApi } from '@cantera/shared/api-client';
import { rehearseDiscards } from '@cantera/shared/contracts/discard-scoring';

/** How far back the past is tried. */
const DAYS = 90;

/** Whom a percentage would have discarded. The last answer stays while the next is on its way. */
export function useRehearsal(positionId: string, percentage: number) {
  const query = useApi(
    rehearseDiscards,
    { params: { id: positionId }, body: { percentage, days: DAYS } },
    { keepPreviousData: true },
  );
  return { query, rehearsal: query.data?.data };
}
