import type { ListedTrigger } from '@cantera/shared/contracts/triggers';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inSeconds } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { visibleTo } from '../positions/index.ts';

const MOVES_SECONDS = 30 * 24 * 3600;

/** Whether a trigger `t` names a workflow that is not deleted. */
const namesLivingWorkflow = sql<boolean>`exists (
  select from trigger_workflows tw
  join workflows w on w.agency_id = tw.agency_id and w.id = tw.workflow_id
  where tw.agency_id = t.agency_id and tw.trigger_id = t.id and w.deleted_at is null)`;

/** When the last workflow of a trigger `t` was deleted; it starts nothing since. */
const lastDeletion = sql<string>`coalesce((
  select max(w.deleted_at) from trigger_workflows tw
  join workflows w on w.agency_id = tw.agency_id and w.id = tw.workflow_id
  where tw.agency_id = t.agency_id and tw.trigger_id = t.id), t.created_at)`;

/** Whether a move `m` is a discard by score that nobody has confirmed: nothing starts by it. */
const isProvisional = sql<boolean>`(m.to_kind = 'DISCARDED' and m.moved_by is null and 'PROVISIONAL' = coalesce((
    select coalesce(n.from_discard_state, '') from application_moves n
    where n.agency_id = m.agency_id and n.application_id = m.application_id and n.undone_at is null
      and (n.created_at, n.id) > (m.created_at, m.id)
    order by n.created_at, n.id limit 1), (
    select a.discard_state from applications a where a.agency_id = m.agency_id and a.id = m.application_id), ''))`;

/** Moves between the two steps of a trigger `t` since a time that count, and that nobody has undone. */
const movesSince = (since: Date) => sql<number>`(
  select count(*)::int from application_moves m
  where m.agency_id = t.agency_id and m.from_step_id = t.from_step_id and m.to_step_id = t.to_step_id
    and m.created_at >= ${since} and m.undone_at is null and not ${isProvisional})`;

const selectTriggers = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('triggers as t')
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 't.agency_id').onRef('p.id', '=', 't.job_id'),
    )
    .select(['t.id', 't.job_id', 't.from_step_id', 't.to_step_id', 't.created_at', 't.cancelled_at'])
    .select([
      namesLivingWorkflow.as('names_workflow'),
      lastDeletion.as('last_deletion'),
      movesSince(inSeconds(-MOVES_SECONDS)).as('moves'),
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('workflows as w')
          .innerJoin('trigger_workflows as tw', (on) =>
            on.onRef('tw.agency_id', '=', 'w.agency_id').onRef('tw.workflow_id', '=', 'w.id'),
          )
          .select(['w.id', 'w.name'])
          .where('w.deleted_at', 'is', null)
          .whereRef('tw.trigger_id', '=', 't.id')
          .whereRef('tw.agency_id', '=', 't.agency_id')
          .orderBy('tw.ordinal'),
      ).as('workflows'),
    )
    .where('t.agency_id', '=', actor.agencyId)
    .where('t.event_type', '=', 'APPLICATION_MOVED_TO_STEP')
    .where('p.status', '<>', 'DELETED')
    .where(visibleTo(actor))
    .orderBy('t.created_at')
    .orderBy('t.id');
type Row = Awaited<ReturnType<ReturnType<typeof selectTriggers>['execute']>>[number];

/** One that names nothing but deleted workflows is cancelled as long as they are: nothing is written about it. */
function cancellationOf(row: Row): Pick<ListedTrigger, 'cancelledAt' | 'cancelledReason'> {
  // Nothing else is written.
  if (row.cancelled_at) return { cancelledAt: row.cancelled_at, cancelledReason: 'CHANNEL_REMOVED' };
  return row.names_workflow
    ? { cancelledAt: null, cancelledReason: null }
    : { cancelledAt: new Date(row.last_deletion).toISOString(), cancelledReason: 'WORKFLOW_DELETED' };
}

const toListed = (row: Row): ListedTrigger => ({
  id: row.id,
  eventType: 'APPLICATION_MOVED_TO_STEP',
  conditions: [
    { key: 'job_id', value: row.job_id },
    { key: 'from_step_id', value: row.from_step_id },
    { key: 'to_step_id', value: row.to_step_id },
  ],
  workflowIds: row.workflows.map(({ id }) => id),
  workflows: row.workflows,
  createdAt: row.created_at,
  ...cancellationOf(row),
  movesLast30Days: row.moves,
});

/** Triggers of the positions that the actor sees, or of one of them, the oldest first. */
export async function listTriggers(tx: Tx, actor: Actor, positionId?: string): Promise<ListedTrigger[]> {
  let query = selectTriggers(tx, actor);
  if (positionId) query = query.where('t.job_id', '=', positionId);
  return (await query.execute()).map(toListed);
}

/** One trigger of a position that the actor sees. */
export async function findTrigger(tx: Tx, actor: Actor, id: string): Promise<ListedTrigger | undefined> {
  const row = await selectTriggers(tx, actor).where('t.id', '=', id).executeTakeFirst();
  return row && toListed(row);
}

/** How many triggers of a step start something. */
export async function countLiving(tx: Tx, agencyId: string, fromStepId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('triggers as t')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('t.agency_id', '=', agencyId)
    .where('t.from_step_id', '=', fromStepId)
    .where('t.cancelled_at', 'is', null)
    .where(namesLivingWorkflow)
    .executeTakeFirstOrThrow();
  return total;
}

/** The steps of a position among these; the step that is to be counted is held until the transaction ends. */
export async function lockSteps(
  tx: Tx,
  agencyId: string,
  positionId: string,
  { fromStepId, toStepId }: { readonly fromStepId: string; readonly toStepId: string },
) {
  const of = (id: string) =>
    tx
      .selectFrom('steps')
      .select(['id', 'type'])
      .where('agency_id', '=', agencyId)
      .where('position_id', '=', positionId)
      .where('id', '=', id);
  const from = await of(fromStepId).forNoKeyUpdate().executeTakeFirst();
  const to = await of(toStepId).forKeyShare().executeTakeFirst();
  return { from, to };
}
