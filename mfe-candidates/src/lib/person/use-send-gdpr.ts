import { call, isApiError } from '@cantera/shared/api-client';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { sendGdpr } from '@cantera/shared/contracts/consents';
import { confirm, toast } from '@cantera/shared/design-system';
import { useState } from 'react';
import { useT } from '../../messages/index.ts';
import { useCandidateChange } from '../use-candidate.ts';

/** Asks the candidate for their consent by mail, and asks back first when they have been asked before. */
export function useSendGdpr(candidate: Candidate): { send: () => Promise<void>; isBusy: boolean } {
  const t = useT();
  const change = useCandidateChange(candidate.id);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    const isAgain = candidate.gdpr.status !== 'NOT_SENT';
    const isSure =
      !isAgain ||
      (await confirm({
        title: t('candidates.gdpr.again'),
        body: t('candidates.gdpr.againText'),
        confirmLabel: t('candidates.gdpr.sendAgain'),
      }));
    if (!isSure || isBusy) return;
    setIsBusy(true);
    try {
      await change(() => call(sendGdpr, { params: { id: candidate.id } }));
      toast.success(t('candidates.gdpr.sent'));
    } catch (error) {
      if (isApiError(error) && error.is(sendGdpr, 'CANDIDATE_NO_EMAIL'))
        toast.error(t('candidates.gdpr.noEmail'));
      else if (isApiError(error) && error.status === 429) toast.error(t('candidates.gdpr.tooMany'));
      else toast.standardError();
    } finally {
      setIsBusy(false);
    }
  };
  return { send, isBusy };
}
