import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../live/index.ts';
import { requirePosition } from '../positions/index.ts';
import { type ApplicationRow, findApplication } from './application-detail.repository.ts';
import { markSeenOnce } from './applications.repository.ts';

/** An application of a position that the actor may see, else 404. */
async function requireApplication(
  tx: Tx,
  actor: Actor,
  positionId: string,
  applicationId: string,
): Promise<ApplicationRow> {
  await requirePosition(tx, actor, positionId);
  const row = await findApplication(tx, actor.agencyId, positionId, applicationId);
  if (!row) throw notFound('application');
  return row;
}

/** Marks an application seen; the second time nothing changes. Throws 404. */
export async function see(tx: Tx, actor: Actor, positionId: string, applicationId: string): Promise<void> {
  await requireApplication(tx, actor, positionId, applicationId);
  if (await markSeenOnce(tx, actor.agencyId, applicationId))
    await publish(tx, actor.agencyId, { type: 'board', positionId });
}
