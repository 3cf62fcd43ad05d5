import type { EndpointRequest } from '@cantera/shared/contracts';
import {
  ACTIVITY_KINDS,
  type ActivityEntry,
  type ActivityKind,
  type listActivity,
} from '@cantera/shared/contracts/activity';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { requireCandidate } from '../candidates/index.ts';
import { type EntryWords, READERS } from './entries.repository.ts';
import { type EntryKey, listSeenApplications, pageOfKeys } from './keys.repository.ts';

export const PAGE = 30;
/** What can be about one application. */
const OF_APPLICATION: ReadonlySet<ActivityKind> = new Set(['APPLICATION', 'MOVE', 'MESSAGE']);

/** A page of what happened with a candidate, newest first. Throws 404 for one that the actor may not see. */
export async function readActivity(
  tx: Tx,
  actor: Actor,
  candidateId: string,
  { before, kinds, applicationId }: EndpointRequest<typeof listActivity>['query'],
): Promise<{ items: ActivityEntry[]; next: string | null }> {
  await requireCandidate(tx, actor, candidateId);
  const applications = await listSeenApplications(tx, actor, candidateId);
  const isOfApplications = applicationId !== undefined;
  const seen = isOfApplications ? applications.filter(({ id }) => id === applicationId) : applications;
  const wanted = (kinds && kinds.length > 0 ? kinds : ACTIVITY_KINDS).filter(
    (kind) => !isOfApplications || OF_APPLICATION.has(kind),
  );
  if (wanted.length === 0) return { items: [], next: null };
  // One more than are shown tells whether older ones are left.
  const page = {
    candidateId,
    applicationIds: seen.map(({ id }) => id),
    isOfApplications,
    before,
    kinds: wanted,
    limit: PAGE + 1,
  };
  const { rows } = await pageOfKeys(actor, page).execute(tx);
  const keys = rows.slice(0, PAGE);
  const last = keys.at(-1);
  return {
    items: await wordEntries(
      tx,
      actor,
      keys,
      new Map(seen.map((application) => [application.id, application])),
    ),
    next: rows.length > PAGE && last ? last.mark : null,
  };
}

async function wordEntries(
  tx: Tx,
  actor: Actor,
  keys: readonly EntryKey[],
  applications: Parameters<(typeof READERS)['MOVE']>[1]['applications'],
): Promise<ActivityEntry[]> {
  const words = new Map<string, EntryWords>();
  for (const [kind, group] of Map.groupBy(keys, (key) => key.kind)) {
    const ids = group.map(({ id }) => id);
    for (const entry of await READERS[kind](tx, { actor, ids, applications })) words.set(entry.id, entry);
  }
  return keys.flatMap(({ id, at }) => {
    const entry = words.get(id);
    return entry ? [{ ...entry, at }] : [];
  });
}
