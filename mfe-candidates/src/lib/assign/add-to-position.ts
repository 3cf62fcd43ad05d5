import { call } from '@cantera/shared/api-client';
import type { Announcements } from '@cantera/shared/contracts/announcements';
import { addCandidates } from '@cantera/shared/contracts/applications';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { slicesOf } from '../selection/slices.ts';

/** So many ids fit in one question to the server. */
const ASKED_AT_ONCE = 100;
/** So many people are added by one request. */
export const ADDED_AT_ONCE = 500;

type Known = { id: string; name: string };
/** Who of a selection is new to a position and who is there already; who is gone is in neither. */
export type Sorted = { wanted: readonly Known[]; there: readonly Known[] };

/** Asks the server who of the candidates is in the position already. */
export async function sortForPosition(positionId: string, candidateIds: readonly string[]): Promise<Sorted> {
  const wanted: Known[] = [];
  const there: Known[] = [];
  for (const ids of slicesOf(candidateIds, ASKED_AT_ONCE)) {
    const { data } = await call(listCandidates, {
      query: { ids, assignedTo: positionId, perPage: ASKED_AT_ONCE },
    });
    for (const row of data.items) (row.assigned ? there : wanted).push({ id: row.id, name: fullName(row) });
  }
  return { wanted, there };
}

export type Added = {
  /** Who is in the position by now. */
  candidateIds: readonly string[];
  applications: readonly { id: string; version: number }[];
  announced: Announcements;
  /** What stopped it before the end. */
  error?: unknown;
};

const NOTHING: Announcements = { count: 0, problemCount: 0, unsendSeconds: 0, items: [] };
const joined = (one: Announcements, other: Announcements): Announcements => ({
  count: one.count + other.count,
  problemCount: one.problemCount + other.problemCount,
  unsendSeconds: Math.max(one.unsendSeconds, other.unsendSeconds),
  items: one.items.length > 0 ? one.items : other.items,
});

type Adding = {
  positionId: string;
  candidateIds: readonly string[];
  sendWelcome: boolean;
  /** Told how many are in the position after each request but the last. */
  onProgress: (count: number) => void;
};

/** Sends as many requests as the people need, one after the other; one that fails is the last. */
export async function addToPosition(adding: Adding): Promise<Added> {
  const { positionId, candidateIds, sendWelcome, onProgress } = adding;
  let added: Added = { candidateIds: [], applications: [], announced: NOTHING };
  for (const ids of slicesOf(candidateIds, ADDED_AT_ONCE)) {
    if (added.candidateIds.length > 0) onProgress(added.candidateIds.length);
    try {
      const body = { candidateIds: ids, positionId, sendWelcome };
      const { data } = await call(addCandidates, { params: { id: positionId }, body });
      added = {
        candidateIds: [...added.candidateIds, ...ids],
        applications: [...added.applications, ...data.applications],
        announced: joined(added.announced, data.announced),
      };
    } catch (error) {
      return { ...added, error };
    }
  }
  return added;
}
