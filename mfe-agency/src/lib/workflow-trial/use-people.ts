import { useApi } from '@cantera/shared/api-client';
import { listSteps } from '@cantera/shared/contracts/pipeline';
import { listPositions, type PositionListItem } from '@cantera/shared/contracts/positions';
import { fullName } from '@cantera/shared/contracts/text';

/** Positions that are offered, those that were changed last. */
const POSITIONS = 50;

const hasPeople = ({ processInformation: counts }: PositionListItem): boolean =>
  counts.inboxTotal + counts.inProcessInternalTotal + counts.inProcessExternalTotal + counts.hiredTotal > 0;

/** Positions whose candidates something can be tried on; none is asked for where the position is given. */
export function usePositions(isAsked: boolean) {
  const { data, error } = useApi(
    listPositions,
    isAsked ? { query: { page: 1, perPage: POSITIONS, sortBy: '-updated_at', hidden: false } } : null,
  );
  const positions = data?.data.items ?? [];
  return {
    isKnown: data !== undefined || error !== undefined,
    positions,
    /** The one to begin with: that has somebody, if any has. */
    first: positions.find(hasPeople) ?? positions[0],
  };
}

/** The candidates of a position, the newest first, and its steps. */
export function usePeople(positionId: string | undefined) {
  const { data, error } = useApi(listSteps, positionId ? { params: { id: positionId } } : null);
  const steps = data?.data.items ?? [];
  const people = steps
    .flatMap(({ applications }) => applications)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map(({ id, candidate }) => ({ id, name: fullName(candidate) }));
  return { isKnown: data !== undefined || error !== undefined, steps, people };
}
