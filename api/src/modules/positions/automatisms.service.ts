import { topic } from '@cantera/shared/contracts/topics';
import type { saveAutomatisms as saveAutomatismsEndpoint } from '@cantera/shared/contracts/triggers';
import type { z } from 'zod';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publishAll } from '../../live/index.ts';
import { livingWorkflows } from '../engine/index.ts';
import { requirePosition } from './access.ts';
import { updateColumns } from './positions.repository.ts';

type Automatisms = z.output<typeof saveAutomatismsEndpoint.body>;

const COLUMNS = {
  welcomeWorkflowId: 'welcome_workflow_id',
  discardWorkflowId: 'discard_workflow_id',
  kqDiscardWorkflowId: 'kq_discard_workflow_id',
} as const satisfies Record<keyof Automatisms, string>;

/**
 * Sets the three workflows of a position; null is none. Throws 404 when the actor may not see the position, 400 naming the
 * workflows that are not there. It makes no version of the position: the three save themselves.
 */
export async function saveAutomatisms(
  tx: Tx,
  actor: Actor,
  positionId: string,
  given: Automatisms,
): Promise<Automatisms> {
  const { agencyId } = actor;
  await requirePosition(tx, actor, positionId, 'update');
  const ids = Object.values(given).filter((id) => id !== null);
  const living = await livingWorkflows(tx, agencyId, ids);
  const columns = Object.entries(COLUMNS) as [keyof Automatisms, (typeof COLUMNS)[keyof Automatisms]][];
  const missing = columns.filter(([key]) => given[key] !== null && !living.has(given[key]));
  if (missing.length > 0)
    throw invalidFields(Object.fromEntries(missing.map(([, column]) => [column, 'not_found' as const])));
  await updateColumns(
    tx,
    agencyId,
    positionId,
    Object.fromEntries(columns.map(([key, column]) => [column, given[key]])),
  );
  await publishAll(tx, agencyId, [topic.positions(positionId), topic.automations()]);
  return given;
}
