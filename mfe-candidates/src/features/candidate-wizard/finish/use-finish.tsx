import { call, isApiError, newId, useApi, useRefresh } from '@cantera/shared/api-client';
import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { getPosition } from '@cantera/shared/contracts/positions';
import { toast } from '@cantera/shared/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../messages/wizard.ts';
import { candidateBody, refusedFields, withoutBlank } from '../draft/candidate-body.ts';
import { firstWrongStep } from '../draft/step-schemas.ts';
import type { WizardDraftValues } from '../draft/wizard-draft.ts';
import { wrongFields } from '../steps/use-step.ts';
import { useWizard } from '../wizard-context.ts';
import { creationProblem } from './creation-problem.tsx';

type How = { sendWelcome: boolean; positionId: string | undefined };

/** The server has decided: it made nothing, and another body under the same key would be a mistake of ours. */
const isRefusal = (error: unknown): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

/** Tells why a candidate was not created, where it can be put right; everything typed stays. */
function useCreationFailure(createWithoutPosition: () => void) {
  const t = useT();
  const navigate = useNavigate();
  const { setProblem, addressOf, write, holdOffer } = useWizard();
  return (error: unknown, draft: WizardDraftValues) => {
    if (isRefusal(error)) write((now = draft) => ({ ...now, key: newId() }));
    const problem = creationProblem(error, draft.values.basic.firstName.trim());
    if (problem) return setProblem(problem);
    const { cvUrl, ...refused } = isApiError(error) && error.type === 'VALIDATION' ? error.fields : {};
    if (cvUrl !== undefined) {
      write((now = draft) => ({ ...now, cv: null }));
      setProblem(t('candidates.wizard.cvGone'));
    }
    const wrong = refusedFields(refused);
    if (wrong) return void navigate(addressOf(wrong.step), { state: wrongFields(wrong.fields) });
    if (cvUrl !== undefined) return;
    const isNotOpen = isApiError(error) && error.is(createCandidate, 'POSITION_NOT_OPEN');
    const isNotMine = isApiError(error) && error.is(createCandidate, 'NOT_A_RECRUITER');
    if (!isNotOpen && !isNotMine) return void toast.standardError();
    holdOffer(
      toast.error(t(isNotOpen ? 'candidates.assign.notOpen' : 'candidates.assign.notMine'), {
        action: { label: t('candidates.wizard.withoutPosition'), onSelect: createWithoutPosition },
      }),
    );
  };
}

/** The draft without the rows that were added and left empty. */
const tidied = (draft: WizardDraftValues): WizardDraftValues => ({
  ...draft,
  values: {
    ...draft.values,
    experiences: { entries: withoutBlank(draft.values.experiences.entries).map(noneStored) },
    education: { entries: withoutBlank(draft.values.education.entries).map(noneStored) },
  },
});
const noneStored = <E extends object>(entry: E) => ({ ...entry, stored: null });

/** Creates the candidate of the draft, after the question about the welcome message where there is one to send. */
export function useFinish() {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { readLatest, write, end, pass, positionId, addressOf, setProblem } = useWizard();
  const position = useApi(getPosition, positionId ? { params: { id: positionId } } : null).data?.data;
  const [isAsking, setIsAsking] = useState(false);
  const fail = useCreationFailure(() => void create({ sendWelcome: false, positionId: undefined }));
  const create = async (how: How) => {
    const draft = readLatest();
    if (!draft) return;
    setProblem(undefined);
    try {
      const body = { ...candidateBody(tidied(draft)), ...(how.positionId ? how : {}) };
      const { data } = await call(createCandidate, { body }, { headers: { 'Idempotency-Key': draft.key } });
      pass();
      end();
      void refresh(listCandidates);
      if (how.positionId) toast.success(t('candidates.wizard.added'));
      await navigate(how.positionId ? `/positions/${how.positionId}` : `/candidates/${data.id}`);
    } catch (error) {
      fail(error, draft);
    }
  };
  const start = async () => {
    const draft = readLatest();
    if (!draft) return;
    const tidy = tidied(draft);
    const wrong = firstWrongStep(tidy.values);
    if (wrong) {
      write(() => tidy);
      return void navigate(addressOf(wrong), { state: wrongFields() });
    }
    // Without an address, or without a message to send, there is nothing to ask.
    if (position?.welcomeWorkflowId && tidy.values.basic.email.trim()) setIsAsking(true);
    else await create({ sendWelcome: false, positionId });
  };
  return {
    start,
    isAsking,
    answer: async (sendWelcome: boolean) => {
      await create({ sendWelcome, positionId });
      setIsAsking(false);
    },
    close: () => setIsAsking(false),
  };
}
