import type { DiscardRun } from '@cantera/shared/contracts/discard-runs';
import type { DiscardCause } from '@cantera/shared/contracts/discard-scoring';
import { type Insertable, sql } from 'kysely';
import { now } from '../../clock.ts';
import type { DiscardRunsTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { isUntouchedDiscard } from '../pipeline/index.ts';

export type RuleRow = NonNullable<Awaited<ReturnType<typeof findRule>>>;
const ruleOf = (tx: Tx, agencyId: string, positionId: string) =>
  tx
    .selectFrom('discard_rules')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId);

/** The rule of a position; undefined while nobody has saved one. */
export const findRule = (tx: Tx, agencyId: string, positionId: string) =>
  ruleOf(tx, agencyId, positionId).executeTakeFirst();

/** As `findRule`, held until the end of the transaction: nobody else judges by it or saves it. */
export const lockRule = (tx: Tx, agencyId: string, positionId: string) =>
  ruleOf(tx, agencyId, positionId).forUpdate().executeTakeFirst();

/** The rule of a position, held; one that discards nothing where there was none. */
export async function lockRuleToSave(tx: Tx, agencyId: string, positionId: string): Promise<RuleRow> {
  await tx
    .insertInto('discard_rules')
    .values({
      agency_id: agencyId,
      position_id: positionId,
      percentage: 0,
      active: false,
      version: 0,
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['agency_id', 'position_id']).doNothing())
    .execute();
  return ruleOf(tx, agencyId, positionId).forUpdate().executeTakeFirstOrThrow();
}

/** Saves a rule that is held, and ends its pause. */
export const writeRule = (
  tx: Tx,
  { agency_id, position_id, version }: RuleRow,
  change: { readonly percentage: number; readonly active: boolean },
): Promise<RuleRow> =>
  tx
    .updateTable('discard_rules')
    .set({
      ...change,
      version: version + 1,
      pause_cause: null,
      pause_would_discard: null,
      pause_of_inbox: null,
      paused_at: null,
      updated_at: now(),
    })
    .where('agency_id', '=', agency_id)
    .where('position_id', '=', position_id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Has a rule that is held wait for a person. */
export async function pauseRule(
  tx: Tx,
  { agency_id, position_id }: RuleRow,
  pause: { readonly cause: 'CRITERIA' | 'ENGINE'; readonly wouldDiscard: number; readonly ofInbox: number },
): Promise<void> {
  await tx
    .updateTable('discard_rules')
    .set({
      pause_cause: pause.cause,
      pause_would_discard: pause.wouldDiscard,
      pause_of_inbox: pause.ofInbox,
      paused_at: now(),
    })
    .where('agency_id', '=', agency_id)
    .where('position_id', '=', position_id)
    .execute();
}

/** Positions of an agency with a rule that is active and not paused. */
export async function findJudged(tx: Tx, agencyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('discard_rules')
    .select('position_id')
    .where('agency_id', '=', agencyId)
    .where('active', '=', true)
    .where('paused_at', 'is', null)
    .execute();
  return rows.map(({ position_id }) => position_id);
}

type Run = Insertable<DiscardRunsTable> & { readonly cause: DiscardCause };
export async function insertRun(tx: Tx, run: Run): Promise<void> {
  await tx.insertInto('discard_runs').values(run).execute();
}

export const findRun = (tx: Tx, agencyId: string, positionId: string, id: string) =>
  tx
    .selectFrom('discard_runs')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('id', '=', id)
    .executeTakeFirst();

/** The newest runs of a position that discarded several and can be undone, the newest first. */
export async function findUndoableRuns(
  tx: Tx,
  agencyId: string,
  positionId: string,
  limit: number,
): Promise<DiscardRun[]> {
  const { rows } = await sql<DiscardRun>`
    select r.id, r.cause, r.created_at as at,
      count(*) filter (where ${isUntouchedDiscard})::int as undoable,
      count(*) filter (where not ${isUntouchedDiscard})::int as "left"
    from discard_runs r
    join applications a on a.agency_id = r.agency_id and a.position_id = r.position_id and a.discard_run_id = r.id
    where r.agency_id = ${agencyId} and r.position_id = ${positionId} and r.discarded > 1
    group by r.id, r.cause, r.created_at having bool_or(${isUntouchedDiscard})
    order by r.created_at desc, r.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** How many applications a run has discarded, whatever has become of them; those that are deleted are gone. */
export async function countDiscarded(
  tx: Tx,
  agencyId: string,
  positionId: string,
  runId: string,
): Promise<number> {
  const { total } = await tx
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('discard_run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function markUndone(tx: Tx, agencyId: string, id: string, userId: string): Promise<void> {
  await tx
    .updateTable('discard_runs')
    .set({ undone_at: now(), undone_by: userId })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

/** How many a rule has discarded since a time (ISO) for what counts or the engine having changed. */
export async function countRemade(
  tx: Tx,
  { agency_id: agencyId, position_id: positionId }: RuleRow,
  since: string,
): Promise<number> {
  const { total } = await tx
    .selectFrom('discard_runs')
    .select((eb) => eb.fn.sum<number | null>('discarded').as('total'))
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('cause', 'in', ['CRITERIA', 'ENGINE'])
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
