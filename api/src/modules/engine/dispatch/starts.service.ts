import type { Trigger } from '@cantera/shared/contracts/automation';
import type { Tx } from '../../../db/tenant.ts';
import { APPLICATION_CREATED, APPLICATION_DISCARDED_BY_QUESTION, APPLICATION_MOVED } from '../events.ts';
import { findTriggers } from '../workflows/triggers.repository.ts';
import { type EventFacts, findWelcomed } from './heard-events.repository.ts';

type Reason = 'TRIGGER' | 'WELCOME' | 'DISCARD' | 'KQ_DISCARD';
/** A workflow that an event starts. */
export interface Start {
  readonly workflowId: string;
  readonly reason: Reason;
  readonly triggerId?: string;
}

const placeOf = ({ position_id, from_step_id, to_step_id }: EventFacts): string =>
  [position_id, from_step_id, to_step_id].join(' ');

/** The triggers of the moves among the events; those of cards that moved together are looked up once. */
async function findTriggersOf(
  tx: Tx,
  agencyId: string,
  events: readonly EventFacts[],
): Promise<ReadonlyMap<string, Trigger[]>> {
  const found = new Map<string, Trigger[]>();
  for (const [place, [event]] of Map.groupBy(events, placeOf))
    if (event)
      found.set(
        place,
        await findTriggers(tx, agencyId, {
          positionId: event.position_id,
          fromStepId: event.from_step_id,
          toStepId: event.to_step_id,
        }),
      );
  return found;
}

const startsBy = (triggers: readonly Trigger[]): Start[] =>
  triggers.flatMap(({ id, workflowIds }) =>
    workflowIds.map((workflowId) => ({ workflowId, reason: 'TRIGGER' as const, triggerId: id })),
  );
const startsWith = (workflowId: string | null, reason: Reason): Start[] =>
  workflowId ? [{ workflowId, reason }] : [];

function startsOf(event: EventFacts, triggers: readonly Trigger[], isWelcomed: boolean): Start[] {
  switch (event.type) {
    case APPLICATION_CREATED:
      return isWelcomed ? [] : startsWith(event.welcome_workflow_id, 'WELCOME');
    case APPLICATION_MOVED:
      return [
        ...startsBy(triggers),
        ...(event.to_step_type === 'DISCARDED' ? startsWith(event.discard_workflow_id, 'DISCARD') : []),
      ];
    case APPLICATION_DISCARDED_BY_QUESTION:
      return [...startsBy(triggers), ...startsWith(event.kq_discard_workflow_id, 'KQ_DISCARD')];
    default:
      return [];
  }
}

/** The workflows that events start, or would start, in their order; of one event one may be named twice and runs once. */
export async function findStarts<E extends EventFacts>(
  tx: Tx,
  agencyId: string,
  events: readonly E[],
): Promise<{ event: E; starts: Start[] }[]> {
  const created = events.filter(({ type }) => type === APPLICATION_CREATED);
  const triggers = await findTriggersOf(
    tx,
    agencyId,
    events.filter(({ type }) => type !== APPLICATION_CREATED),
  );
  const welcomed = new Set(
    await findWelcomed(
      tx,
      agencyId,
      created.map(({ application_id }) => application_id),
    ),
  );
  return events.map((event) => {
    const starts = startsOf(event, triggers.get(placeOf(event)) ?? [], welcomed.has(event.application_id));
    if (event.type === APPLICATION_CREATED) welcomed.add(event.application_id);
    return { event, starts };
  });
}
