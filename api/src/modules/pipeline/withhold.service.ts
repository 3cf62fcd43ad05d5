import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import type { withholdMessages } from '@cantera/shared/contracts/pipeline';
import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { eventKey } from '../../jobs/job-keys.ts';
import { cancelJobs } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import { cancelRunsOf } from '../engine/index.ts';
import { requirePosition } from '../positions/index.ts';
import { requireAllSeen } from './undo.service.ts';
import { lockNewestEvents, markWithheld } from './withhold.repository.ts';

type WithholdInput = EndpointRequest<typeof withholdMessages>['body'];
type Withheld = EndpointResponse<typeof withholdMessages>['data'];

/**
 * Withholds what the last step of each application started and has not left yet; the applications stay where they are.
 * Gives how many written messages wait no more and which have left. Throws 400 naming `application_ids`, 409
 * APPLICATION_MOVED when `versions` differ.
 */
export async function withhold(
  tx: Tx,
  actor: Actor,
  positionId: string,
  input: WithholdInput,
): Promise<Withheld> {
  const { agencyId } = actor;
  await requirePosition(tx, actor, positionId);
  const ids = await requireAllSeen(tx, agencyId, positionId, input);
  const eventIds = await lockNewestEvents(tx, agencyId, ids);
  if (eventIds.length === 0) return { withheldMessages: 0, sentMessages: [] };
  await markWithheld(tx, agencyId, eventIds);
  const cancelled = await cancelRunsOf(tx, agencyId, eventIds, 'STOPPED');
  await cancelJobs(tx, eventIds.filter((id) => !cancelled.startedBy.has(id)).map(eventKey));
  await publish(tx, agencyId, topic.board(positionId));
  return { withheldMessages: cancelled.cancelledMessages, sentMessages: [...cancelled.sent] };
}
