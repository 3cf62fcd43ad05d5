import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import { addPoolStranger } from '@cantera/shared/contracts/hunt-profiles';
import { getHunt, type Hunt, listHunts, type PoolCandidate } from '@cantera/shared/contracts/hunts';
import { formatNumber } from '@cantera/shared/i18n';
import { useState } from 'react';
import { useT } from '../../../messages/hunts.ts';

/**
 * How adding somebody of a file ended: added, gone before, or refused with a reason that shows; NOT_THEM where the candidate who
 * was chosen can never be added.
 */
export type Outcome = 'ADDED' | 'GONE' | 'KNOWN' | 'NOT_THEM' | 'REFUSED';

const isRefusedConsent = (error: unknown): boolean =>
  isApiError(error) && error.fields.existingCandidateId === 'not_allowed';
const isApplied = (error: unknown): boolean =>
  isApiError(error) && error.is(addPoolStranger, 'CANDIDATE_ALREADY_APPLIED');

/** Makes somebody of a file a candidate, or takes them for one, and adds them to the position of the hunt. */
export function useAddStranger(hunt: Hunt, person: PoolCandidate) {
  const t = useT();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const wordsOf = (error: unknown): string => {
    if (isApiError(error) && error.is(addPoolStranger, 'CANDIDATE_EXISTS')) return t('hunts.stranger.exists');
    if (isApiError(error) && error.is(addPoolStranger, 'CANDIDATE_LIMIT'))
      return t('hunts.stranger.limit', { max: formatNumber(error.details.maxCandidates) });
    if (isApiError(error) && error.is(addPoolStranger, 'POSITION_NOT_OPEN')) return t('hunts.notOpen');
    if (isApplied(error)) return t('hunts.stranger.applied');
    return t(isRefusedConsent(error) ? 'hunts.stranger.refusedConsent' : 'hunts.stranger.failed');
  };
  const add = async (body: { existingCandidateId?: string; sendConsent?: boolean }): Promise<Outcome> => {
    setBusy(true);
    setRefusal(undefined);
    const read = () =>
      Promise.all([refresh(getHunt, ({ params }) => params.id === hunt.id), refresh(listHunts)]);
    try {
      await call(addPoolStranger, { params: { id: hunt.id, strangerId: person.id }, body });
      await read();
      return 'ADDED';
    } catch (error) {
      if (isApiError(error) && error.status === 404) {
        await read();
        return 'GONE';
      }
      setRefusal(wordsOf(error));
      if (isApplied(error) || isRefusedConsent(error)) return 'NOT_THEM';
      return isApiError(error) && error.is(addPoolStranger, 'CANDIDATE_EXISTS') ? 'KNOWN' : 'REFUSED';
    } finally {
      setBusy(false);
    }
  };
  return { add, isBusy, refusal };
}
