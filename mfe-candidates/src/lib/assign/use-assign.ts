import { useAnnouncementWords, useWithhold } from '@cantera/shared/announcements';
import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { addCandidates } from '@cantera/shared/contracts/pipeline';
import { type ToastAction, toast, useText } from '@cantera/shared/design-system';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../messages/index.ts';

/** How long a toast stays in any case, in ms. */
const SHORTEST_MS = 5_000;
/** So many ids fit in one question to the server. */
const ASKED_AT_ONCE = 100;

/** Those of the candidates who exist and are not in the position yet. */
export async function newTo(positionId: string, candidateIds: readonly string[]): Promise<string[]> {
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

type Added = EndpointResponse<typeof addCandidates>['data'];
type AssignOptions = {
  /** Leaves out who is in the position already, as a selection of many does, instead of refusing them all. */
  skipsAssigned: boolean;
};

/** Adds candidates to a position, welcomed or not, and says what came of it. Resolves to whether they were added. */
export function useAssign({ skipsAssigned }: AssignOptions) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const text = useText();
  const withhold = useWithhold();
  const { sentence } = useAnnouncementWords();
  return async (
    positionId: string,
    candidateIds: readonly string[],
    sendWelcome: boolean,
  ): Promise<boolean> => {
    const alreadyThere = () =>
      toast.error(t('candidates.assign.error'), { description: t('candidates.assign.already') });
    let answer: Added;
    try {
      const wanted = skipsAssigned ? await newTo(positionId, candidateIds) : [...candidateIds];
      if (wanted.length === 0) {
        alreadyThere();
        return false;
      }
      const body = { candidateIds: wanted, positionId, sendWelcome };
      answer = (await call(addCandidates, { params: { id: positionId }, body })).data;
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
    const { applications, announced } = answer;
    const canStop = announced.count > 0 && announced.unsendSeconds > 0;
    const stop: ToastAction = {
      label: text('shared.mail.doNotSend'),
      onSelect: () => void withhold(positionId, applications),
    };
    toast.success(t(skipsAssigned ? 'candidates.assign.doneMany' : 'candidates.assign.done'), {
      description: sentence(announced),
      duration: canStop ? Math.max(SHORTEST_MS, announced.unsendSeconds * 1000) : SHORTEST_MS,
      moreActions: canStop ? [stop] : [],
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
