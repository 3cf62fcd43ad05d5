import type { Tx } from '../../../db/tenant.ts';
import { readActions } from '../actions/registry.ts';
import { findPositionFacts } from '../announce/announce.repository.ts';
import { readContexts } from '../context.ts';
import { plan } from '../plan.ts';
import { findActions } from './workflow-actions.repository.ts';

/** Whether the position's welcome begins with a mail that would leave now: not after a delay, nor without somebody to send it. */
export async function isWelcomedByMail(
  tx: Tx,
  agencyId: string,
  { positionId, applicationId }: { readonly positionId: string; readonly applicationId: string },
): Promise<boolean> {
  const { welcome_workflow_id: id } = await findPositionFacts(tx, agencyId, positionId);
  const stored = id && (await findActions(tx, agencyId, [id])).get(id);
  if (!stored) return false;
  const actions = readActions(stored);
  const context = (await readContexts(tx, agencyId, [applicationId], actions)).get(applicationId);
  if (!context) return false;
  return plan(actions, 0, context).steps.some(
    ({ effect }) => effect.type === 'AUTOMATIC_MESSAGE' && effect.channel === 'EMAIL' && !effect.problem,
  );
}
