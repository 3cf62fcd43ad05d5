import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tx } from '../../../db/tenant.ts';

interface Sender {
  readonly agencyId: string;
  readonly userId: string;
}

/** Whether the user sends the messages of a position. */
const isSentBy = (userId: string, agencyId: string, positionColumn: string) =>
  sql<boolean>`exists (
    select from app.position_sender(${agencyId}, ${sql.ref(positionColumn)}) s where s.user_id = ${userId})`;

/** Triggers of positions whose messages somebody sends, with what their workflows do; those that were cancelled are left out. */
export const findSentTriggers = (tx: Tx, { agencyId, userId }: Sender) =>
  tx
    .selectFrom('triggers as t')
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 't.agency_id').onRef('p.id', '=', 't.job_id'),
    )
    .innerJoin('steps as s', (on) =>
      on.onRef('s.agency_id', '=', 't.agency_id').onRef('s.id', '=', 't.to_step_id'),
    )
    .select(['t.id', 'p.id as positionId', 'p.title as positionTitle', 's.name as stepName'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('trigger_workflows as tw')
          .innerJoin('workflows as w', (on) =>
            on.onRef('w.agency_id', '=', 'tw.agency_id').onRef('w.id', '=', 'tw.workflow_id'),
          )
          .select('w.actions')
          .whereRef('tw.agency_id', '=', 't.agency_id')
          .whereRef('tw.trigger_id', '=', 't.id')
          .where('w.deleted_at', 'is', null),
      ).as('workflows'),
    )
    .where('t.agency_id', '=', agencyId)
    .where('t.cancelled_at', 'is', null)
    .where('p.status', '<>', 'DELETED')
    .where(isSentBy(userId, agencyId, 't.job_id'))
    .orderBy('p.title')
    .orderBy('t.id')
    .execute();

/** Running runs of positions whose messages somebody sends, by their actions and the one that is next. */
export const findSentRuns = (tx: Tx, { agencyId, userId }: Sender) =>
  tx
    .selectFrom('workflow_runs as r')
    .innerJoin('applications as a', (on) =>
      on.onRef('a.agency_id', '=', 'r.agency_id').onRef('a.id', '=', 'r.application_id'),
    )
    .select(['r.actions', 'r.next_action', sql<string[]>`array_agg(r.id order by r.id)`.as('ids')])
    .where('r.agency_id', '=', agencyId)
    .where('r.status', '=', 'RUNNING')
    .where(isSentBy(userId, agencyId, 'a.position_id'))
    .groupBy(['r.actions', 'r.next_action'])
    .execute();
