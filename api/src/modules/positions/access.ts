import type { PositionStatus } from '@cantera/shared/contracts/enums';
import { lockedErrors, recruiterErrors } from '@cantera/shared/contracts/pipeline';
import type { Tx } from '../../db/tenant.ts';
import { fail, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { visibleTo } from './positions.policy.ts';

interface AccessiblePosition {
  readonly id: string;
  readonly status: PositionStatus;
}

/** The position when the actor may see it; `lock` as `requirePosition` has it. */
export function findPosition(
  tx: Tx,
  actor: Actor,
  id: string,
  lock?: 'share' | 'update',
): Promise<AccessiblePosition | undefined> {
  let query = tx
    .selectFrom('positions as p')
    .select(['p.id', 'p.status'])
    .where('p.agency_id', '=', actor.agencyId)
    .where('p.id', '=', id)
    .where('p.status', '<>', 'DELETED')
    .where(visibleTo(actor));
  if (lock === 'share') query = query.forShare('p');
  if (lock === 'update') query = query.forNoKeyUpdate('p');
  return query.executeTakeFirst();
}

/**
 * The position when the actor may see it, else 404. `lock` holds it until the end of the transaction: `share` so that
 * it cannot be closed meanwhile, `update` so that nobody else changes its steps.
 */
export async function requirePosition(
  tx: Tx,
  actor: Actor,
  id: string,
  lock?: 'share' | 'update',
): Promise<AccessiblePosition> {
  const position = await findPosition(tx, actor, id, lock);
  if (!position) throw notFound('position');
  return position;
}

/** The state of a position of which nobody asks who sees it, for a job; `isHeld` so that it stays until the end of the transaction. */
export async function statusOf(
  tx: Tx,
  agencyId: string,
  id: string,
  isHeld: boolean,
): Promise<PositionStatus> {
  const { status } = await tx
    .selectFrom('positions')
    .select('status')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .$if(isHeld, (query) => query.forShare())
    .executeTakeFirstOrThrow();
  return status;
}

const CHANGEABLE: readonly PositionStatus[] = ['OPEN', 'DRAFT', 'ON_HOLD'];

/** Whether the process of a position may change; a closed one is locked. */
export const isChangeable = (position: AccessiblePosition): boolean => CHANGEABLE.includes(position.status);

/** As `requirePosition`; throws 409 POSITION_CLOSED when its process is locked. */
export async function requireUnlockedPosition(
  tx: Tx,
  actor: Actor,
  id: string,
  lock: 'share' | 'update',
): Promise<AccessiblePosition> {
  const position = await requirePosition(tx, actor, id, lock);
  if (!isChangeable(position))
    throw fail(lockedErrors, 'POSITION_CLOSED', 'On closed positions the process is locked.');
  return position;
}

/** Whether the actor recruits for a position or manages it; with a role, in that role. Being an administrator is not enough. */
export async function isMemberOf(
  tx: Tx,
  actor: Actor,
  positionId: string,
  role?: 'RECRUITER' | 'HIRING_MANAGER',
): Promise<boolean> {
  let query = tx
    .selectFrom('position_members')
    .select('user_id')
    .where('agency_id', '=', actor.agencyId)
    .where('position_id', '=', positionId)
    .where('user_id', '=', actor.userId);
  if (role !== undefined) query = query.where('role', '=', role);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Throws 403 NOT_A_RECRUITER unless the actor is one of the position's recruiters; being an admin is not enough. */
export async function requireRecruiter(tx: Tx, actor: Actor, positionId: string): Promise<void> {
  if (!(await isMemberOf(tx, actor, positionId, 'RECRUITER')))
    throw fail(
      recruiterErrors,
      'NOT_A_RECRUITER',
      'Only the recruiters of a position can add candidates to it.',
    );
}
