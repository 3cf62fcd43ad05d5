import { useApi } from '@cantera/shared/api-client';
import { type SimulationInput, simulate } from '@cantera/shared/contracts/simulations';
import { useZodForm } from '@cantera/shared/forms';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { sentSubject, type TrialSubject } from './trial-subject.ts';
import { usePeople, usePositions } from './use-people.ts';
import { type AskedWhatIf, askedWhatIf, isoTime, sentWhatIf } from './what-if.ts';

/** Milliseconds after the last change until it is tried again. */
const PAUSE_MS = 400;

/** Stands for the sample person among the candidates. */
export const SAMPLE = 'SAMPLE';

const trialForm = z.object({
  positionId: z.string().nullable(),
  /** An application, or SAMPLE. */
  personId: z.string().nullable(),
  /** Local, as the field of date and time holds it; empty for now. */
  startAt: z.string(),
  whatIfs: z.array(askedWhatIf),
});
type TrialValues = z.infer<typeof trialForm>;
const useTrialForm = () =>
  useZodForm(trialForm, { defaults: { positionId: null, personId: null, startAt: '', whatIfs: [] } });
export type TrialForm = ReturnType<typeof useTrialForm>;

/** `value` once it has stopped changing. */
function useSettled<T>(value: T): T {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all that the value says.
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, value);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** On whom it is tried: the newest candidate of the newest position that has one, unless others are given or chosen. */
function usePerson(form: TrialForm, values: TrialValues, givenId: string | undefined) {
  const { positions, first, isKnown: arePositionsKnown } = usePositions(givenId === undefined);
  const positionId = givenId ?? values.positionId ?? first?.id ?? null;
  const { people, steps, isKnown: arePeopleKnown } = usePeople(positionId ?? undefined);
  const isKnown = positionId === null ? arePositionsKnown : arePeopleKnown;
  const { personId: chosen } = values;
  const isThere = chosen === SAMPLE || people.some(({ id }) => id === chosen);
  const personId = isThere ? chosen : (people[0]?.id ?? SAMPLE);
  // The selects show what was not chosen but taken.
  useEffect(() => {
    if (!isKnown) return;
    if (form.getValues('positionId') !== positionId) form.setValue('positionId', positionId);
    if (form.getValues('personId') !== personId) form.setValue('personId', personId);
  }, [form, isKnown, positionId, personId]);
  return { isKnown, positions, people, steps, personId };
}
type Person = ReturnType<typeof usePerson>;

/**
 * Whether whoever it is tried on can be moved: the sample person stands in no step, unless a trigger says in which. A move that
 * was asked for and cannot be any more, since somebody else was chosen, is asked for no longer.
 */
function useMoves(form: TrialForm, { isKnown, steps, personId }: Person, hasTrigger: boolean): boolean {
  const canMove = steps.length > 0 && (personId !== SAMPLE || hasTrigger);
  useEffect(() => {
    if (!isKnown) return;
    const isPossible = ({ kind, chosen }: AskedWhatIf) =>
      kind !== 'MOVE' || (canMove && (chosen === null || steps.some(({ id }) => id === chosen)));
    const asked = form.getValues('whatIfs');
    const possible = asked.filter(isPossible);
    if (possible.length < asked.length) form.setValue('whatIfs', possible);
  }, [form, isKnown, canMove, steps]);
  return canMove;
}

/** A trial: on whom, from when, with what, and what would come of it. */
export function useTrial(subject: TrialSubject, positionId: string | undefined) {
  const form = useTrialForm();
  const values = useWatch({ control: form.control }) as TrialValues;
  const person = usePerson(form, values, positionId ?? subject.trigger?.jobId);
  const canMove = useMoves(form, person, subject.trigger !== undefined);
  const what = sentSubject(subject);
  const startAt = isoTime(values.startAt);
  const whatIf = values.whatIfs.flatMap((asked) => sentWhatIf(asked) ?? []);
  const body: SimulationInput | null = what && {
    ...what,
    ...(person.personId === SAMPLE || !person.personId ? {} : { applicationId: person.personId }),
    ...(startAt ? { startAt } : {}),
    ...(whatIf.length > 0 ? { whatIf } : {}),
  };
  const settled = useSettled(person.isKnown ? body : null);
  const query = useApi(simulate, settled && { body: settled }, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return { form, person, canMove, query, isEmpty: what === null };
}
export type Trial = ReturnType<typeof useTrial>;
