import type { PositionStatus } from '@cantera/shared/contracts/enums';
import { updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import type { Position } from '@cantera/shared/contracts/positions';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import { enqueueRescore } from '../scores/index.ts';
import { missingToPublish } from './missing-fields.ts';
import type { DetailRow } from './position-queries.ts';
import { toListItem } from './position-rows.ts';
import { mayChangeStatus } from './positions.policy.ts';
import { lockPosition, type PositionChange, updateStatus } from './positions.repository.ts';
import { announce, readPosition, requireDetail } from './positions.service.ts';

/** A draft can only be opened; an opened position never becomes a draft again; `DELETED` is reached by deleting. */
const NEXT: Record<PositionStatus, readonly PositionStatus[]> = {
  DRAFT: ['OPEN'],
  OPEN: ['ON_HOLD', 'CLOSED_LOST', 'CLOSED_WON'],
  ON_HOLD: ['OPEN', 'CLOSED_LOST', 'CLOSED_WON'],
  CLOSED_LOST: ['OPEN', 'ON_HOLD', 'CLOSED_WON'],
  CLOSED_WON: ['OPEN', 'ON_HOLD', 'CLOSED_LOST'],
  DELETED: [],
};
const isClosed = (status: PositionStatus): boolean => status === 'CLOSED_WON' || status === 'CLOSED_LOST';

function requireOpenable(position: DetailRow): void {
  if (position.first_opened_at !== null) return;
  const missing = missingToPublish(position);
  if (missing.length > 0)
    throw fail(updatePositionStatus.errors, 'REQUIRED_FIELDS_MISSING', 'Required fields are missing.', {
      details: { missingFields: missing },
    });
}

function requireHires(actor: Actor, position: DetailRow): void {
  const { hiredTotal } = toListItem(actor, position).processInformation;
  if (hiredTotal !== position.hiring_number)
    throw fail(
      updatePositionStatus.errors,
      'HIRES_DO_NOT_MATCH',
      'The number of hires do not meet the hiring number defined in the position details.',
      { details: { hiredTotal, hiringNumber: position.hiring_number } },
    );
}

function changeTo(position: DetailRow, status: PositionStatus): PositionChange & { status: PositionStatus } {
  const opensFirst = status === 'OPEN' && position.first_opened_at === null;
  return {
    status,
    ...(opensFirst ? { first_opened_at: now() } : {}),
    hiring_date: isClosed(status) ? now() : null,
  };
}

/**
 * Changes the status. Throws 403 STATUS_NOT_AUTHORIZED to whoever is not a recruiter of the position, 409
 * STATUS_NOT_ALLOWED, REQUIRED_FIELDS_MISSING (`details.missing_fields`) or HIRES_DO_NOT_MATCH.
 */
export async function changeStatus(
  tx: Tx,
  actor: Actor,
  id: string,
  status: PositionStatus,
): Promise<Position> {
  await lockPosition(tx, actor.agencyId, id);
  const position = await requireDetail(tx, actor, id);
  if (!mayChangeStatus(actor, toListItem(actor, position)))
    throw fail(
      updatePositionStatus.errors,
      'STATUS_NOT_AUTHORIZED',
      'user is not authorized to change the job status',
    );
  if (status === position.status && status !== 'DRAFT') return readPosition(tx, actor, id);
  if (!NEXT[position.status].includes(status))
    throw fail(
      updatePositionStatus.errors,
      'STATUS_NOT_ALLOWED',
      `A position cannot go from ${position.status} to ${status}.`,
    );
  if (status === 'OPEN') requireOpenable(position);
  if (status === 'CLOSED_WON') requireHires(actor, position);
  await updateStatus(tx, actor, id, changeTo(position, status));
  // What changed while it was closed was not scored.
  if (isClosed(position.status) && !isClosed(status)) await enqueueRescore(tx, actor.agencyId, id);
  await announce(tx, actor.agencyId, id, position.client_id);
  await publish(tx, actor.agencyId, topic.board(id));
  return readPosition(tx, actor, id);
}
