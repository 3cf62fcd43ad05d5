import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import { getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import {
  type AskingPreview,
  askForConsents,
  MAX_ASKED_AT_ONCE,
  previewAsking,
  withdrawConsents,
} from '@cantera/shared/contracts/consents';
import { toast } from '@cantera/shared/design-system';
import useSWR from 'swr';
import { slicesOf } from '../../../lib/selection/slices.ts';
import { useT } from '../../../messages/list.ts';

/** What each part of a selection comes to, beside its people. */
type Part = { candidateIds: readonly string[]; toAsk: number };
export type Asking = AskingPreview & { parts: readonly Part[] };

const joined = (one: Asking, other: Asking): Asking => ({
  ...one,
  toAsk: one.toAsk + other.toAsk,
  askedBefore: one.askedBefore + other.askedBefore,
  withoutEmail: one.withoutEmail + other.withoutEmail,
  duplicates: one.duplicates + other.duplicates,
  parts: [...one.parts, ...other.parts],
});

async function readAsking(ids: readonly string[]): Promise<Asking> {
  const read: Asking[] = [];
  for (const candidateIds of slicesOf(ids, MAX_ASKED_AT_ONCE)) {
    const { data } = await call(previewAsking, { body: { candidateIds } });
    read.push({ ...data, parts: [{ candidateIds, toAsk: data.toAsk }] });
  }
  return read.reduce(joined);
}

/** What asking the selected for their consent comes to, however many they are. */
export const useAskingPreview = (ids: readonly string[]) =>
  useSWR(['asking', ids], () => readAsking(ids), { revalidateOnFocus: false });

type Asked = {
  requestIds: readonly string[];
  unsendSeconds: number;
  /** Who was not reached, since it broke off before. */
  left: readonly string[];
  error?: unknown;
};

/** Sends as many requests as the people need, one after the other; one that fails is the last. */
async function sendParts(parts: readonly Part[]): Promise<Asked> {
  let asked: Asked = { requestIds: [], unsendSeconds: 0, left: [] };
  const askable = parts.filter(({ toAsk }) => toAsk > 0);
  for (const [index, { candidateIds, toAsk }] of askable.entries()) {
    try {
      const body = { candidateIds: [...candidateIds], people: toAsk };
      const { data } = await call(askForConsents, { body });
      asked = {
        ...asked,
        requestIds: [...asked.requestIds, ...data.requestIds],
        // The first mail of all is the first part's.
        unsendSeconds: asked.unsendSeconds || data.unsendSeconds,
      };
    } catch (error) {
      return { ...asked, left: askable.slice(index).flatMap((part) => part.candidateIds), error };
    }
  }
  return asked;
}

/** How long Undo is offered in any case, in ms. */
const SHORTEST_MS = 10_000;

/**
 * What came of asking: another number was never asked by then, nobody could be asked, or somebody was. `left` are those who
 * were not reached when it broke off on the way.
 */
export type AskingOutcome = { kind: 'changed' | 'failed' } | { kind: 'asked'; left: readonly string[] };

/** Asks the selected for their consent and says how many were asked; Undo takes back the mails that have not left. */
export function useAsking() {
  const t = useT();
  const refresh = useRefresh();
  const refreshPeople = () => Promise.all([refresh(listCandidates), refresh(getCandidate)]);
  const undo = async (requestIds: readonly string[]) => {
    try {
      let count = 0;
      for (const ids of slicesOf(requestIds, MAX_ASKED_AT_ONCE))
        count += (await call(withdrawConsents, { body: { requestIds: ids } })).data.withdrawn;
      const sent = requestIds.length - count;
      toast.status(
        t('candidates.ask.undone', { count }),
        sent > 0 ? { description: t('candidates.ask.left', { count: sent }) } : {},
      );
    } catch {
      toast.standardError();
    }
    await refreshPeople();
  };
  return async ({ parts, toAsk }: Asking): Promise<AskingOutcome> => {
    const { requestIds, unsendSeconds, left, error } = await sendParts(parts);
    const count = requestIds.length;
    const hasChanged = isApiError(error) && error.is(askForConsents, 'CONSENT_COUNT_CHANGED');
    if (count === 0) {
      if (hasChanged) return { kind: 'changed' };
      toast.standardError();
      return { kind: 'failed' };
    }
    const action = { label: t('candidates.ask.undo'), onSelect: () => void undo(requestIds) };
    if (error) toast.error(t('candidates.ask.inPart', { count, all: toAsk }), { action });
    else
      toast.success(t('candidates.ask.asked', { count }), {
        description: t('candidates.ask.when', { seconds: unsendSeconds }),
        duration: Math.max(SHORTEST_MS, unsendSeconds * 1000),
        action,
      });
    await refreshPeople();
    return { kind: 'asked', left };
  };
}
