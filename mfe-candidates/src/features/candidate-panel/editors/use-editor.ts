import { call, isApiError } from '@cantera/shared/api-client';
import {
  type Candidate,
  type UpdateCandidateInput,
  updateCandidate,
} from '@cantera/shared/contracts/candidates';
import { useState } from 'react';
import { useCandidateChange } from '../../../lib/use-candidate.ts';
import { useRefusal } from '../profile/use-field-save.ts';

/**
 * The saving of an editor that replaces a whole part. It sends the version that the editor was opened with, so that
 * nobody's change is lost unseen; after such a refusal the next save is meant.
 */
export function useEditor(candidate: Candidate, onDone: () => void) {
  const change = useCandidateChange(candidate.id);
  const refusal = useRefusal();
  const [version, setVersion] = useState(candidate.version);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (body: UpdateCandidateInput) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await change(() => call(updateCandidate, { params: { id: candidate.id }, body: { ...body, version } }));
      onDone();
    } catch (error) {
      if (isApiError(error) && error.is(updateCandidate, 'CANDIDATE_CHANGED'))
        setVersion(error.details.version);
      setProblem(refusal(error));
      setIsBusy(false);
    }
  };
  return { save, isBusy, problem };
}
