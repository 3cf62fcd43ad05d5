import { useApi } from '@cantera/shared/api-client';
import { rehearseDiscards } from '@cantera/shared/contracts/discard-scoring';
import { useEffect, useState } from 'react';

/** How far back the past is tried. */
const DAYS = 90;
/** Milliseconds after the last change until the server is asked who they are. */
const PAUSE_MS = 300;

/** Whom a percentage would have discarded. The last answer stays while the next is on its way. */
export function useRehearsal(positionId: string, percentage: number) {
  const [settled, setSettled] = useState(percentage);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(percentage), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [percentage]);
  const query = useApi(
    rehearseDiscards,
    { params: { id: positionId }, body: { percentage: settled, days: DAYS } },
    { keepPreviousData: true },
  );
  return {
    query,
    rehearsal: query.data?.data,
    /** The percentage at which it rested last. */
    settled,
    isSettling: settled !== percentage || query.isLoading,
  };
}
