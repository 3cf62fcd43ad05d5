import { call, isApiError } from '@cantera/shared/api-client';
import { type UpdateCandidateInput, updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { type Candidate, getCandidate } from '@cantera/shared/contracts/candidates';
import { useState } from 'react';
import { useCandidateChange } from '../../../lib/use-candidate.ts';
import { useRefusal } from '../profile/use-field-save.ts';

/** What the editors of the panel write, each one or a few of them, whole. */
export type EditedParts = Pick<
  UpdateCandidateInput,
  | 'firstName'
  | 'lastName'
  | 'jobTitle'
  | 'summary'
  | 'hardSkills'
  | 'softSkills'
  | 'languages'
  | 'workExperiences'
  | 'educations'
>;

/** So often one save runs into saves of other parts before it gives up. */
const MAX_TRIES = 5;

/** Whether what an editor writes is stored in both as the same. */
const isSame = (parts: EditedParts, one: Candidate, other: Candidate): boolean =>
  (Object.keys(parts) as (keyof EditedParts)[]).every(
    (part) => JSON.stringify(one[part]) === JSON.stringify(other[part]),
  );

/**
 * The saving of an editor that replaces a whole part. It sends the newest version in which the part is as it was when the
 * editor was opened, so that nobody's change of it is lost unseen. A change of other parts, by whomever, stops nobody; one of
 * this part is told, and the next save is meant.
 */
export function useEditor(candidate: Candidate, onDone: () => void) {
  const change = useCandidateChange(candidate.id);
  const refusal = useRefusal();
  /** The candidate that the person who edits knows of. */
  const [known, setKnown] = useState(candidate);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const params = { id: candidate.id };
  const send = async (
    parts: EditedParts,
    newest: Candidate,
    triesLeft = MAX_TRIES,
  ): Promise<{ data: Candidate }> => {
    const from = isSame(parts, known, newest) ? newest.version : known.version;
    try {
      return await call(updateCandidate, { params, body: { ...parts, version: from } });
    } catch (error) {
      if (!isApiError(error) || !error.is(updateCandidate, 'CANDIDATE_CHANGED')) throw error;
      const { data: stored } = await call(getCandidate, { params });
      if (triesLeft > 1 && isSame(parts, known, stored)) return send(parts, stored, triesLeft - 1);
      setKnown(stored);
      throw error;
    }
  };
  const save = async (parts: EditedParts) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await change((newest = known) => send(parts, newest));
      onDone();
    } catch (error) {
      setProblem(refusal(error));
      setIsBusy(false);
    }
  };
  return { save, isBusy, problem };
}
