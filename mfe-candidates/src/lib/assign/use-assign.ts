import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { addCandidates } from '@cantera/shared/contracts/pipeline';
import { toast } from '@cantera/shared/design-system';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../messages/index.ts';

/** So many ids fit in one question to the server. */
const ASKED_AT_ONCE = 100;

/** Those of the candidates who exist and are not in the position yet. */
async function newTo(positionId: string, candidateIds: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let start = 0; start < candidateIds.length; start += ASKED_AT_ONCE) {
    const ids = candidateIds.slice(start, start + ASKED_AT_ONCE);
    const { data } = await call(listCandidates, {
      query: { ids, assignedTo: positionId, perPage: ASKED_AT_ONCE },
    });
    found.push(...data.items.filter(({ assigned }) => !assigned).map(({ id }) => id));
  }
  return found;
}

type AssignOptions = {
  /** Leaves out who is in the position already, as a selection of many does, instead of refusing them all. */
  skipsAssigned: boolean;
};

/** Adds candidates to a position and says what came of it. Resolves to whether they were added. */
export function useAssign({ skipsAssigned }: AssignOptions) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh();
  return async (positionId: string, candidateIds: readonly string[]): Promise<boolean> => {
    const alreadyThere = () =>
      toast.error(t('candidates.assign.error'), { description: t('candidates.assign.already') });
    try {
      const wanted = skipsAssigned ? await newTo(positionId, candidateIds) : [...candidateIds];
      if (wanted.length === 0) {
        alreadyThere();
        return false;
      }
      await call(addCandidates, { params: { id: positionId }, body: { candidateIds: wanted, positionId } });
    } catch (error) {
      if (isApiError(error) && error.is(addCandidates, 'CANDIDATE_ALREADY_APPLIED')) alreadyThere();
      else if (isApiError(error) && error.is(addCandidates, 'POSITION_NOT_OPEN'))
        toast.error(t('candidates.assign.notOpen'));
      else if (isApiError(error) && error.is(addCandidates, 'NOT_A_RECRUITER'))
        toast.error(t('candidates.assign.notMine'));
      else toast.standardError();
      return false;
    }
    const address = `/positions/${positionId}`;
    toast.success(t(skipsAssigned ? 'candidates.assign.doneMany' : 'candidates.assign.done'), {
      action: {
        label: t('candidates.assign.viewPosition'),
        href: address,
        onSelect: () => void navigate(address),
      },
    });
    void refresh(listCandidates);
    return true;
  };
}
