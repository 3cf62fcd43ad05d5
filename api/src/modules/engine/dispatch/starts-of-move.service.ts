import type { Tx } from '../../../db/tenant.ts';
import { newId } from '../../../ids.ts';
import { type ReadAction, readActions } from '../actions/registry.ts';
import { findPositionFacts } from '../announce/announce.repository.ts';
import { APPLICATION_MOVED } from '../events.ts';
import type { EventFacts } from './heard-events.repository.ts';
import { findStarts, type Start } from './starts.service.ts';
import { findActions } from './workflow-actions.repository.ts';

/** A move that has not happened. */
interface Move {
  readonly positionId: string;
  readonly fromStepId: string;
  readonly toStep: { readonly id: string; readonly type: EventFacts['to_step_type'] };
}
/** A workflow that a move would start. */
export interface MoveStart extends Start {
  readonly actions: readonly ReadAction[];
}

/** What a move would start, in order; one workflow may be named twice and would run once. Of those that are deleted nothing. */
export async function startsOfMove(
  tx: Tx,
  agencyId: string,
  { positionId, fromStepId, toStep }: Move,
): Promise<MoveStart[]> {
  const { welcome_workflow_id, discard_workflow_id, kq_discard_workflow_id } = await findPositionFacts(
    tx,
    agencyId,
    positionId,
  );
  const facts: EventFacts = {
    type: APPLICATION_MOVED,
    // Only a welcome asks which application it is.
    application_id: newId(),
    position_id: positionId,
    from_step_id: fromStepId,
    to_step_id: toStep.id,
    to_step_type: toStep.type,
    welcome_workflow_id,
    discard_workflow_id,
    kq_discard_workflow_id,
  };
  const [found] = await findStarts(tx, agencyId, [facts]);
  const starts = found?.starts ?? [];
  const actions = await findActions(tx, agencyId, [...new Set(starts.map(({ workflowId }) => workflowId))]);
  return starts.flatMap((start) => {
    const stored = actions.get(start.workflowId);
    return stored ? [{ ...start, actions: readActions(stored) }] : [];
  });
}
