import type { simulationBody } from '@cantera/shared/contracts/simulations';
import type { z } from 'zod';
import type { Tx } from '../../../db/tenant.ts';
import { invalidFields } from '../../../errors.ts';
import type { Actor } from '../../../http/actor.ts';
import { sanitizeRichText } from '../../../http/sanitize.ts';
import { type ReadAction, readActions, startsOfMove } from '../../engine/index.ts';
import { requireTrigger } from '../triggers.service.ts';
import { findRecruiters, findStepTypes, findWorkflows } from './simulation.repository.ts';
import type { Happening, SimulatedStart } from './virtual-clock.ts';

export type SimulationRequest = z.output<typeof simulationBody>;
/** Where whoever is simulated stands; nowhere for the sample person of a workflow. */
export interface SimulatedPlace {
  readonly positionId: string;
  readonly stepId: string;
}
/** Times that all of a simulation goes by, in milliseconds. */
export interface SimulationTimes {
  readonly startAt: number;
  /** From a move until the engine hears of it. */
  readonly undoMs: number;
}
/** What is tried out: starts at once, or starts of a move to a step. */
export interface Subject {
  readonly starts: readonly SimulatedStart[];
  /** A move that it begins with; from another step than where somebody stands, when it says so. */
  readonly move: { readonly fromStepId?: string; readonly toStepId: string } | null;
  /** The position that it is of; null for a workflow. */
  readonly positionId: string | null;
}

/** Actions of an editor read as they would be saved. */
const asSaved = (actions: NonNullable<SimulationRequest['actions']>): ReadAction[] =>
  actions.map((action) =>
    action.type === 'AUTOMATIC_MESSAGE'
      ? { ...action, value: { ...action.value, message: sanitizeRichText(action.value.message) } }
      : action,
  );

async function startsOf(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
  field: string,
): Promise<SimulatedStart[]> {
  const found = await findWorkflows(tx, agencyId, ids);
  return [...new Set(ids)].map((workflowId) => {
    const workflow = found.get(workflowId);
    if (!workflow) throw invalidFields({ [field]: 'not_found' });
    return { workflowId, actions: readActions(workflow.actions), reason: null };
  });
}

/** What is tried out. Throws 400 naming what is not there, or what of a trigger cannot be saved. */
export async function findSubject(tx: Tx, actor: Actor, request: SimulationRequest): Promise<Subject> {
  const { agencyId } = actor;
  const { actions, workflowId, trigger, event } = request;
  if (trigger) {
    const { jobId, fromStepId, toStepId } = await requireTrigger(tx, actor, trigger, 'trigger.');
    const starts = await startsOf(tx, agencyId, trigger.workflowIds, 'trigger.workflow_ids');
    return { starts, move: { fromStepId, toStepId }, positionId: jobId };
  }
  if (event) return { starts: [], move: { toStepId: event.toStepId }, positionId: null };
  const starts = workflowId
    ? await startsOf(tx, agencyId, [workflowId], 'workflow_id')
    : [{ workflowId: null, actions: asSaved(actions ?? []), reason: null }];
  return { starts, move: null, positionId: null };
}

interface AskedMove {
  readonly at: number;
  readonly toStepId: string;
  /** Of the body, to name a step that is not of the position. */
  readonly field: string;
  readonly isSubject: boolean;
}

function askedMoves(request: SimulationRequest, subject: Subject, startAt: number): AskedMove[] {
  const whatIfs = (request.whatIf ?? []).flatMap((given, index) =>
    given.kind === 'MOVE'
      ? [
          {
            at: Date.parse(given.at),
            toStepId: given.stepId,
            field: `what_if.${index}.step_id`,
            isSubject: false,
          },
        ]
      : [],
  );
  const own = subject.move
    ? [{ at: startAt, toStepId: subject.move.toStepId, field: 'event.to_step_id', isSubject: true }]
    : [];
  return [...own, ...whatIfs].sort((one, other) => one.at - other.at);
}

/** The moves in their order, each from where the one before it ended, with what they start. */
async function findMoves(
  tx: Tx,
  agencyId: string,
  standing: SimulatedPlace | null,
  subject: Subject,
  asked: readonly AskedMove[],
  undoMs: number,
): Promise<Happening[]> {
  if (asked.length === 0) return [];
  const types = standing ? await findStepTypes(tx, agencyId, standing.positionId) : new Map<string, never>();
  const moves: Happening[] = [];
  let fromStepId = standing?.stepId ?? '';
  for (const { at, toStepId, field, isSubject } of asked) {
    const type = types.get(toStepId);
    if (!standing || !type) throw invalidFields({ [field]: 'not_found' });
    if (isSubject) fromStepId = subject.move?.fromStepId ?? fromStepId;
    const isReal = fromStepId !== toStepId;
    if (isSubject && !isReal) throw invalidFields({ [field]: 'not_allowed' });
    const { positionId } = standing;
    const found = isReal
      ? await startsOfMove(tx, agencyId, { positionId, fromStepId, toStep: { id: toStepId, type } })
      : [];
    moves.push({
      kind: 'MOVE',
      at,
      heardAt: at + undoMs,
      isDiscard: isReal && type === 'DISCARDED',
      isShown: !isSubject,
      starts: isSubject ? [...subject.starts, ...found] : found,
    });
    fromStepId = toStepId;
  }
  return moves;
}

async function requireRecruiters(tx: Tx, agencyId: string, request: SimulationRequest): Promise<void> {
  const asked = (request.whatIf ?? []).flatMap((given, index) =>
    given.kind === 'RECRUITER' ? [{ userId: given.userId, field: `what_if.${index}.user_id` }] : [],
  );
  const found = await findRecruiters(
    tx,
    agencyId,
    asked.map(({ userId }) => userId),
  );
  for (const { userId, field } of asked)
    if (!found.has(userId)) throw invalidFields({ [field]: 'not_found' });
}

/** All that happens to whoever stands somewhere, in no order. Throws 400 naming steps and members that are not there. */
export async function findHappenings(
  tx: Tx,
  agencyId: string,
  request: SimulationRequest,
  subject: Subject,
  standing: SimulatedPlace | null,
  { startAt, undoMs }: SimulationTimes,
): Promise<Happening[]> {
  await requireRecruiters(tx, agencyId, request);
  const moves = await findMoves(
    tx,
    agencyId,
    standing,
    subject,
    askedMoves(request, subject, startAt),
    undoMs,
  );
  const others = (request.whatIf ?? []).flatMap((given): Happening[] => {
    const at = Date.parse(given.at);
    if (given.kind === 'RECRUITER') return [{ kind: given.kind, at, userId: given.userId }];
    return given.kind === 'CHANNEL_REMOVED' ? [{ kind: given.kind, at, type: given.type }] : [];
  });
  const begins: Happening[] = subject.move ? [] : [{ kind: 'START', at: startAt, starts: subject.starts }];
  return [...begins, ...moves, ...others];
}
