import { positionErrors } from '@cantera/shared/contracts/hunts';
import { can } from '@cantera/shared/contracts/permissions';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { HuntsTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { matchesWords } from '../../db/word-search.ts';
import { fail, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { isMemberOf, visibleTo } from '../positions/index.ts';

/** Whether somebody recruits or manages a position; being an administrator is not enough. */
export const isOnPosition = (tx: Tx, actor: Actor, positionId: string): Promise<boolean> =>
  isMemberOf(tx, actor, positionId);

/** Throws 403 NOT_ON_POSITION for who neither recruits nor manages a position. */
export async function requireOnPosition(tx: Tx, actor: Actor, positionId: string): Promise<void> {
  if (!(await isOnPosition(tx, actor, positionId)))
    throw fail(
      positionErrors,
      'NOT_ON_POSITION',
      'You are not the recruiter for this process, please contact the process recruiter to create an AI hunt.',
    );
}

/** For whom people of a position are hired. */
export async function clientOf(tx: Tx, agencyId: string, positionId: string): Promise<string | null> {
  const { client_id } = await tx
    .selectFrom('positions')
    .select('client_id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', positionId)
    .executeTakeFirstOrThrow();
  return client_id;
}

/** What a position is called. */
export async function titleOf(tx: Tx, agencyId: string, positionId: string): Promise<string> {
  const { title } = await tx
    .selectFrom('positions')
    .select('title')
    .where('agency_id', '=', agencyId)
    .where('id', '=', positionId)
    .executeTakeFirstOrThrow();
  return title;
}

/** Hunts of the positions that the actor sees. */
const seenBy = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('hunts as h')
    .innerJoin('positions as p', (join) =>
      join.onRef('p.agency_id', '=', 'h.agency_id').onRef('p.id', '=', 'h.position_id'),
    )
    .where('h.agency_id', '=', actor.agencyId)
    .where('p.status', '<>', 'DELETED')
    .where(visibleTo(actor));

interface Filter {
  readonly jobId?: string | undefined;
  readonly query?: string | undefined;
}
function filtered(tx: Tx, actor: Actor, { jobId, query }: Filter) {
  let rows = seenBy(tx, actor);
  const matches = matchesWords('h.name_folded', query);
  if (jobId !== undefined) rows = rows.where('h.position_id', '=', jobId);
  if (matches) rows = rows.where(matches);
  return rows;
}

const described = (tx: Tx, actor: Actor, filter: Filter) =>
  filtered(tx, actor, filter)
    .leftJoin('users as u', (join) =>
      join.onRef('u.agency_id', '=', 'h.agency_id').onRef('u.id', '=', 'h.requested_by'),
    )
    .select([
      'h.id',
      'h.name',
      'h.indications',
      'h.precision',
      'h.clauses',
      'h.status',
      'h.has_failed',
      'h.stopped',
      'h.found',
      'h.left_out',
      'h.viewed',
      'h.server_name',
      'h.server_failure',
    ])
    .select(['h.feedback', 'h.feedback_text', 'h.created_at', 'h.starts_at', 'h.ready_at', 'h.position_id'])
    .select(['p.title', 'p.status as position_status', 'p.work_mode', 'p.client_id'])
    .select(['u.id as user_id', 'u.first_name', 'u.last_name', 'u.email'])
    .select(
      sql<boolean>`exists (select from position_members m where m.agency_id = h.agency_id
        and m.position_id = h.position_id and m.user_id = ${actor.userId})`.as('is_mine'),
    );
export type HuntRow = Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number];

/** A page of the hunts that the actor sees, the newest first. */
export const listRows = (
  tx: Tx,
  actor: Actor,
  filter: Filter,
  { page, perPage }: { page: number; perPage: number },
): Promise<HuntRow[]> =>
  described(tx, actor, filter)
    .orderBy('h.created_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();

const countOf = async (rows: ReturnType<typeof filtered>): Promise<number> => {
  const { count } = await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
};
export const countHunts = (tx: Tx, actor: Actor, filter: Filter): Promise<number> =>
  countOf(filtered(tx, actor, filter));
export const countUnviewed = (tx: Tx, actor: Actor, filter: Filter): Promise<number> =>
  countOf(filtered(tx, actor, filter).where('h.viewed', '=', false));

/** A hunt that the actor sees. Throws 404. */
export async function requireHunt(tx: Tx, actor: Actor, id: string): Promise<HuntRow> {
  const row = await described(tx, actor, {}).where('h.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('hunt');
  return row;
}

/** As `requireHunt`, held until the end of the transaction. */
export async function holdHunt(tx: Tx, actor: Actor, id: string): Promise<HuntRow> {
  await tx
    .selectFrom('hunts')
    .select('id')
    .where('agency_id', '=', actor.agencyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
  return requireHunt(tx, actor, id);
}

/** A hunt while it searches, for its job; `isHeld` until the end of the transaction. */
export const findSearching = (tx: Tx, agencyId: string, id: string, isHeld = false) =>
  tx
    .selectFrom('hunts')
    .select(['id', 'name', 'position_id', 'precision', 'clauses', 'requested_by', 'created_at'])
    .select(['server_name', 'server_failure'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('status', '=', 'SEARCHING')
    .$if(isHeld, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
export type SearchingHunt = NonNullable<Awaited<ReturnType<typeof findSearching>>>;

/** The hunt of a position that searches. */
export async function searchingOf(tx: Tx, agencyId: string, positionId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('hunts')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('status', '=', 'SEARCHING')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertHunt(tx: Tx, row: Insertable<HuntsTable>): Promise<void> {
  await tx.insertInto('hunts').values(row).execute();
}
export async function changeHunt(
  tx: Tx,
  agencyId: string,
  id: string,
  change: Updateable<HuntsTable>,
): Promise<void> {
  await tx.updateTable('hunts').set(change).where('agency_id', '=', agencyId).where('id', '=', id).execute();
}
export async function removeHunt(tx: Tx, agencyId: string, id: string): Promise<void> {
  await tx.deleteFrom('hunts').where('agency_id', '=', agencyId).where('id', '=', id).execute();
}

/** Whether somebody may see and ask for salaries. */
export const seesSalaries = (actor: Actor): boolean => can(actor.role, 'salaries.read');
