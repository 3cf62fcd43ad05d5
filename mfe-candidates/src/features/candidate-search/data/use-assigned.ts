import { useRefresh } from '@cantera/shared/api-client';
import { searchCandidates } from '@cantera/shared/contracts/candidate-search';

/** What becomes of results and selection once candidates were assigned: who could not be stays selected. */
export function useAssigned(
  selected: readonly string[],
  select: (ids: readonly string[]) => void,
): (asked: readonly string[], left: readonly string[]) => void {
  const refresh = useRefresh();
  return (asked, left) => {
    select(selected.filter((id) => left.includes(id) || !asked.includes(id)));
    void refresh(searchCandidates);
  };
}
