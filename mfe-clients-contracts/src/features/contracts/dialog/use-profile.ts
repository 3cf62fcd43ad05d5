import { useApi } from '@cantera/shared/api-client';
import { type Candidate, getCandidate } from '@cantera/shared/contracts/candidates';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { ContractFormOf } from './contract-form.ts';

/** What the profile of a candidate says that a contract asks for. */
const profileOf = (candidate: Candidate) => ({
  firstName: candidate.firstName,
  lastName: candidate.lastName,
  location: candidate.location?.address ?? '',
  titulacion: candidate.educations[0]?.degree ?? '',
});
type Profile = ReturnType<typeof profileOf>;

const FIELDS = ['firstName', 'lastName', 'location', 'titulacion'] as const;

/**
 * Fills names, location and education from the candidate that is chosen, where nothing was typed. With the stored candidate again
 * what was filled is as it was stored.
 */
export function useProfile({ control, getValues, setValue, formState }: ContractFormOf): void {
  const candidateId = useWatch({ control, name: 'candidateId' });
  const stored = formState.defaultValues?.candidateId ?? '';
  const isChosen = Boolean(candidateId) && candidateId !== stored;
  const { data } = useApi(getCandidate, isChosen ? { params: { id: candidateId } } : null);
  const candidate = data?.data;
  const filled = useRef<{ of?: string; with: Partial<Profile> }>({ with: {} });
  const defaults = formState.defaultValues;
  useEffect(() => {
    if (isChosen) return;
    const before = filled.current.with;
    for (const field of FIELDS)
      if (before[field] !== undefined && before[field] === getValues(field))
        setValue(field, defaults?.[field] ?? '', { shouldDirty: true });
    filled.current = { with: {} };
  }, [isChosen, defaults, getValues, setValue]);
  useEffect(() => {
    // Once for each choice: what changes in the profile later, or is emptied here, is left alone.
    if (!isChosen || !candidate || candidate.id !== candidateId || filled.current.of === candidate.id) return;
    const before = filled.current.with;
    const profile = profileOf(candidate);
    for (const field of FIELDS) {
      const now = getValues(field) ?? '';
      const isOfOther = before[field] !== undefined && before[field] === now;
      const isUntouched = now === (defaults?.[field] ?? '') && profile[field] !== '';
      if (isOfOther || isUntouched)
        setValue(field, profile[field], { shouldDirty: true, shouldValidate: false });
    }
    filled.current = { of: candidate.id, with: profile };
  }, [candidate, candidateId, defaults, isChosen, getValues, setValue]);
}
