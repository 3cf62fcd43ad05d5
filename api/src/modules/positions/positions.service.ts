import {
  notDeletableErrors,
  type Position,
  type PositionListItem,
} from '@cantera/shared/contracts/positions';
import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../db/tenant.ts';
import { fail, forbidden, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { inOrderOf, type Page, paginate } from '../../http/pagination.ts';
import { publish } from '../../live/index.ts';
import { channelsUsedBy } from '../engine/index.ts';
import { type DetailRow, findDetail, findRows } from './position-queries.ts';
import { isDeletable, toListItem, toPosition } from './position-rows.ts';
import { mayDelete } from './positions.policy.ts';
import { lockPosition, updateStatus } from './positions.repository.ts';
import { type ListQuery, pageOfIds, totalOf } from './positions-list.repository.ts';

/** A page of the positions that the actor may see; no positions when only their number is asked. */
export async function listVisible(tx: Tx, actor: Actor, query: ListQuery): Promise<Page<PositionListItem>> {
  const count = async () => (await totalOf(tx, actor, query).executeTakeFirstOrThrow()).total;
  if (query.countOnly)
    return {
      items: [],
      pagination: { page: query.page, pageSize: query.perPage, totalItems: await count() },
    };
  const ids = (await pageOfIds(tx, actor, query).execute()).map((row) => row.id);
  const rows = ids.length > 0 ? await findRows(tx, actor, ids) : [];
  return {
    items: inOrderOf(ids, rows).map((row) => toListItem(actor, row)),
    pagination: await paginate(query, ids.length, count),
  };
}

/** One position as it stands in the database. Throws 404 when the actor may not see it. */
export async function requireDetail(tx: Tx, actor: Actor, id: string): Promise<DetailRow> {
  const row = await findDetail(tx, actor, id);
  if (!row) throw notFound('position');
  return row;
}

/** One position whole. Throws 404 when it does not exist for the actor. */
export async function readPosition(tx: Tx, actor: Actor, id: string): Promise<Position> {
  const row = await requireDetail(tx, actor, id);
  return toPosition(actor, row, await channelsUsedBy(tx, actor.agencyId, id));
}

/** Tells open screens of a position that came, went or changed its state, and so its client's figures too. */
export async function announce(
  tx: Tx,
  agencyId: string,
  positionId: string,
  clientId: string | null,
): Promise<void> {
  await publish(tx, agencyId, topic.positions(positionId));
  if (clientId) await publish(tx, agencyId, topic.clients(clientId));
}

/** Deletes a draft. Throws 403 to whoever is neither its recruiter nor its hiring manager, 409 when it is no untouched draft. */
export async function deletePosition(tx: Tx, actor: Actor, id: string): Promise<void> {
  // Nobody may open it between the look at its status and the deletion.
  await lockPosition(tx, actor.agencyId, id);
  const row = await requireDetail(tx, actor, id);
  if (!mayDelete(actor, toListItem(actor, row))) throw forbidden();
  if (!isDeletable(row))
    throw fail(
      notDeletableErrors,
      'POSITION_NOT_DELETABLE',
      'Only a draft without applications that was never published can be deleted.',
    );
  await updateStatus(tx, actor, id, { status: 'DELETED' });
  await announce(tx, actor.agencyId, id, row.client_id);
}
