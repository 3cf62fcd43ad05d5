import {
  DUPLICATE_REASONS,
  type DuplicatePair,
  dismissDuplicate,
  getDuplicateScan,
  listDuplicates,
  restoreDuplicate,
  startDuplicateScan,
} from '@cantera/shared/contracts/duplicates';
import { topic } from '@cantera/shared/contracts/topics';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { route } from '../../http/route.ts';
import { publish } from '../../live/index.ts';
import { publishCandidate } from '../candidates/index.ts';
import { listPairs, type PairRow, setDismissed } from './pairs.repository.ts';
import { readPeople } from './people.ts';
import { findScan, startScan } from './scans.repository.ts';
import { probabilityOf } from './score.ts';

/** The two candidates of each pair as lists show them, the older record first. */
async function withPeople(tx: Tx, actor: Actor, rows: readonly PairRow[]): Promise<DuplicatePair[]> {
  const people = await readPeople(
    tx,
    actor,
    rows.flatMap((row) => [row.first_id, row.second_id]),
  );
  return rows.flatMap((row) => {
    const pair = [people.get(row.first_id), people.get(row.second_id)];
    const [first, second] = pair.sort((one, other) =>
      (one?.createdAt ?? '') < (other?.createdAt ?? '') ? -1 : 1,
    );
    if (!first || !second) return [];
    return {
      id: row.id,
      first,
      second,
      probability: probabilityOf(row.score),
      reasons: DUPLICATE_REASONS.filter((reason) => row.reasons.includes(reason)),
      createdAt: row.created_at,
    };
  });
}

async function dismiss(
  tx: Tx,
  actor: Actor,
  id: string,
  isDismissed: boolean,
): Promise<{ data: Record<string, never> }> {
  const pair = await setDismissed(tx, actor.agencyId, id, isDismissed ? actor.userId : null);
  if (!pair) throw notFound('pair');
  await publish(tx, actor.agencyId, topic.duplicates());
  for (const candidateId of [pair.first_id, pair.second_id])
    await publishCandidate(tx, actor.agencyId, candidateId, []);
  return { data: {} };
}

export function duplicateRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listDuplicates, async ({ tx, actor, input: { query } }) => {
    const { items, pagination } = await listPairs(tx, actor.agencyId, query);
    return { data: { items: await withPeople(tx, actor, items), pagination } };
  });
  route(app, deps, dismissDuplicate, ({ tx, actor, input: { params } }) =>
    dismiss(tx, actor, params.id, true),
  );
  route(app, deps, restoreDuplicate, ({ tx, actor, input: { params } }) =>
    dismiss(tx, actor, params.id, false),
  );
  route(app, deps, getDuplicateScan, async ({ tx, actor }) => ({
    data: await findScan(tx, actor.agencyId),
  }));
  route(app, deps, startDuplicateScan, async ({ tx, actor }) => ({
    data: await startScan(tx, actor.agencyId, actor.userId),
  }));
}
