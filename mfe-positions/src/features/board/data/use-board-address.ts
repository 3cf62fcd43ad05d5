import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLatest } from './use-latest.ts';

/** What the address of a board says; the search text stands under `toolbar.query`. */
const NAMES = {
  query: 'toolbar.query',
  applicationId: 'applicationId',
  candidateId: 'candidateId',
  candidateIds: 'candidateIds',
  positionId: 'positionId',
  candidateMode: 'candidateMode',
  nextStepId: 'nextStepId',
  nextStepName: 'nextStepName',
  isNextStepHired: 'isNextStepHired',
  isNextStepDiscard: 'isNextStepDiscard',
  toHire: 'toHireApplicationIds',
  toDiscard: 'toDiscardApplicationIds',
  addTriggerTo: 'addTriggerToStepId',
  pendingDiscards: 'pendingDiscards',
} as const;
/** A line of the CV that is open, which its viewer reads: it goes when another CV opens, and when none does. */
const PLACE_IN_CV = ['cvPage', 'cvBox'];
const opensAnother = (values: AddressChange): boolean =>
  'applicationId' in values || 'candidateMode' in values;
type Name = keyof typeof NAMES;
export type AddressChange = Partial<Record<Name, string | null>>;

const idsOf = (text: string | null): readonly string[] => text?.split(',').filter(Boolean) ?? [];

/** The change that forgets a move which waits for its dialog. */
export const NO_QUESTION: AddressChange = {
  toHire: null,
  toDiscard: null,
  nextStepId: null,
  nextStepName: null,
  isNextStepHired: null,
  isNextStepDiscard: null,
};
/** The change that closes the candidate. */
export const NOBODY: AddressChange = {
  applicationId: null,
  candidateId: null,
  candidateIds: null,
  candidateMode: null,
  positionId: null,
};

interface ChangeOptions {
  /** Going back undoes it. */
  isStep?: boolean;
  /** Drawn before all else: what closes must not outlive what follows it. */
  isAtOnce?: boolean;
}

/** What the board's address says, and the way to change some of it. */
export function useBoardAddress() {
  const [params, setParams] = useSearchParams();
  const set = useLatest({ setParams });
  const change = useCallback(
    (values: AddressChange, { isStep = false, isAtOnce = false }: ChangeOptions = {}) =>
      set.current.setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const name of Object.keys(NAMES).filter((key): key is Name => key in values)) {
            const value = values[name];
            if (value) next.set(NAMES[name], value);
            else next.delete(NAMES[name]);
          }
          if (opensAnother(values)) for (const name of PLACE_IN_CV) next.delete(name);
          return next;
        },
        { replace: !isStep, preventScrollReset: true, flushSync: isAtOnce },
      ),
    [set],
  );
  const address = useMemo(
    () => ({
      query: params.get(NAMES.query) ?? '',
      applicationId: params.get(NAMES.applicationId),
      candidateId: params.get(NAMES.candidateId),
      /** Whom the panel pages through, in this order; with nobody named, through the lane. */
      candidateIds: idsOf(params.get(NAMES.candidateIds)),
      /** Of which position the candidate is meant, where no application says so. */
      positionId: params.get(NAMES.positionId),
      isCvOpen: params.get(NAMES.candidateMode) === 'cv',
      nextStepId: params.get(NAMES.nextStepId),
      toHire: idsOf(params.get(NAMES.toHire)),
      toDiscard: idsOf(params.get(NAMES.toDiscard)),
      /** The step whose automations open with a new one to fill. */
      addTriggerTo: params.get(NAMES.addTriggerTo),
      /** Whether those who were discarded by their score and wait for a person are listed. */
      arePendingOpen: params.has(NAMES.pendingDiscards),
    }),
    [params],
  );
  return { address, change };
}
export type BoardAddress = ReturnType<typeof useBoardAddress>['address'];
export type ChangeAddress = ReturnType<typeof useBoardAddress>['change'];
