import type { Announcement, Announcements } from '@cantera/shared/contracts/announcements';
import type { MessageAction } from '@cantera/shared/contracts/automation';
import type { ChannelType } from '@cantera/shared/contracts/enums';
import { can } from '@cantera/shared/contracts/permissions';
import { joinNames } from '@cantera/shared/contracts/text';
import { inSeconds } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import type { Actor } from '../../../http/actor.ts';
import { newId } from '../../../ids.ts';
import { findSender, routeOf } from '../../messages/index.ts';
import { automaticMessage } from '../actions/automatic-message.ts';
import { type ReadAction, readActions } from '../actions/registry.ts';
import type { EventFacts } from '../dispatch/heard-events.repository.ts';
import { findStarts, type Start } from '../dispatch/starts.service.ts';
import { findActions } from '../dispatch/workflow-actions.repository.ts';
import { APPLICATION_CREATED, APPLICATION_MOVED } from '../events.ts';
import {
  type Addressee,
  findAddressees,
  findPositionFacts,
  type PositionFacts,
} from './announce.repository.ts';

/** One application that is moved, or was, from one step to another. */
export interface Mover {
  readonly applicationId: string;
  readonly candidateId: string;
  readonly fromStepId: string;
}
interface Target {
  readonly positionId: string;
  readonly step: { readonly id: string; readonly type: EventFacts['to_step_type'] };
  readonly facts: PositionFacts;
}
/** The first message of a workflow and how long after the event it leaves, in seconds. */
interface FirstMessage {
  readonly reason: Start['reason'];
  readonly action: MessageAction;
  readonly channel: ChannelType;
  readonly delaySeconds: number;
}
/** One message that is to be announced. */
interface Planned {
  readonly first: FirstMessage;
  readonly applicationId: string | null;
  readonly person: Addressee;
}

/** So many messages are filled in; of the others it is known how many they are. */
const SHOWN = 5;

/** The first message among actions; undefined when there is none, or when none can be come to. */
function firstMessage(actions: readonly ReadAction[]) {
  let delaySeconds = 0;
  for (const action of actions) {
    if (action.type === 'UNKNOWN') return undefined;
    if (action.type === 'DELAY') delaySeconds += action.value.delaySeconds;
    else {
      const [channel] = automaticMessage.channels(action);
      return channel && { action, channel, delaySeconds };
    }
  }
  return undefined;
}

async function startsBy(tx: Tx, agencyId: string, facts: EventFacts): Promise<Start[]> {
  const [found] = await findStarts(tx, agencyId, [facts]);
  return found?.starts ?? [];
}

async function firstMessages(tx: Tx, agencyId: string, starts: readonly Start[]): Promise<FirstMessage[]> {
  const actions = await findActions(
    tx,
    agencyId,
    starts.map(({ workflowId }) => workflowId),
  );
  // One event runs one workflow once, whatever names it.
  const once = new Map(starts.toReversed().map((start) => [start.workflowId, start]));
  return starts
    .filter((start) => once.get(start.workflowId) === start)
    .flatMap(({ workflowId, reason }) => {
      const first = firstMessage(readActions(actions.get(workflowId) ?? []));
      return first ? [{ ...first, reason }] : [];
    });
}

const factsOf = (
  positionId: string,
  position: PositionFacts,
  event: Pick<EventFacts, 'type' | 'application_id' | 'from_step_id' | 'to_step_id' | 'to_step_type'>,
): EventFacts => ({
  ...event,
  position_id: positionId,
  welcome_workflow_id: position.welcome_workflow_id,
  discard_workflow_id: position.discard_workflow_id,
  kq_discard_workflow_id: position.kq_discard_workflow_id,
});

async function sendersOf(tx: Tx, agencyId: string, positionId: string, planned: readonly Planned[]) {
  const channels = new Set(planned.map(({ first }) => first.channel));
  const found = new Map<string, Awaited<ReturnType<typeof findSender>>>();
  for (const channel of channels) found.set(channel, await findSender(tx, agencyId, positionId, channel));
  return found;
}

/** The messages filled in, those that leave first before the others. */
async function announceAll(
  tx: Tx,
  actor: Actor,
  about: { positionId: string; position: PositionFacts; unsendSeconds: number },
  planned: readonly Planned[],
): Promise<Announcements> {
  const { positionId, position, unsendSeconds } = about;
  const senders = await sendersOf(tx, actor.agencyId, positionId, planned);
  const mayRead = can(actor.role, 'templates.read');
  const routed = planned.flatMap(({ first, person, applicationId }) => {
    const { channel } = first;
    const sender = senders.get(channel);
    return sender ? [{ first, person, applicationId, channel, route: routeOf(sender, person, channel) }] : [];
  });
  const fill = ({ first, person, applicationId, channel, route }: (typeof routed)[number]): Announcement => {
    const values = {
      firstName: person.first_name,
      lastName: person.last_name,
      title: position.title,
      company: position.company,
    };
    const message = automaticMessage.plan(first.action, { values, routes: { [channel]: route } });
    const leavesInSeconds = unsendSeconds + first.delaySeconds;
    return {
      applicationId,
      candidateId: person.id,
      candidateName: joinNames(person.first_name, person.last_name),
      reason: first.reason,
      channel,
      subject: message.subject,
      html: mayRead ? message.body : null,
      from: route.senderName ? { name: route.senderName, address: route.fromAddress } : null,
      to: route.toAddress,
      leavesAt: inSeconds(leavesInSeconds).toISOString(),
      leavesInSeconds,
      problem: route.failure,
    };
  };
  const leaving = routed.filter(({ route }) => !route.failure);
  const inOrder = [...leaving, ...routed.filter(({ route }) => route.failure)];
  return {
    count: leaving.length,
    problemCount: routed.length - leaving.length,
    unsendSeconds,
    items: inOrder.slice(0, SHOWN).map(fill),
  };
}

/**
 * What a move of applications sends, or would send, with the applications whose move starts a workflow, whether or not it sends.
 * Those that come from the target itself do not move.
 */
export async function announceStarts(
  tx: Tx,
  actor: Actor,
  { positionId, step, facts: position }: Target,
  movers: readonly Mover[],
  unsendSeconds: number,
): Promise<{ announced: Announcements; starting: ReadonlySet<string> }> {
  const bySource = Map.groupBy(
    movers.filter(({ fromStepId }) => fromStepId !== step.id),
    ({ fromStepId }) => fromStepId,
  );
  const sending: [FirstMessage[], readonly Mover[]][] = [];
  const starting = new Set<string>();
  for (const [fromStepId, group] of bySource) {
    const event = {
      type: APPLICATION_MOVED,
      application_id: group[0]?.applicationId ?? '',
      from_step_id: fromStepId,
      to_step_id: step.id,
      to_step_type: step.type,
    };
    const starts = await startsBy(tx, actor.agencyId, factsOf(positionId, position, event));
    if (starts.length > 0) for (const { applicationId } of group) starting.add(applicationId);
    const messages = await firstMessages(tx, actor.agencyId, starts);
    if (messages.length > 0) sending.push([messages, group]);
  }
  const ids = sending.flatMap(([, group]) => group.map(({ candidateId }) => candidateId));
  const people: ReadonlyMap<string, Addressee> =
    ids.length > 0 ? await findAddressees(tx, actor.agencyId, ids) : new Map();
  const planned = sending.flatMap(([messages, group]) =>
    group.flatMap(({ applicationId, candidateId }) => {
      const person = people.get(candidateId);
      return person ? messages.map((first) => ({ first, applicationId, person })) : [];
    }),
  );
  return {
    announced: await announceAll(tx, actor, { positionId, position, unsendSeconds }, planned),
    starting,
  };
}

/** What a move of applications sends, or would send. */
export async function announceMoves(
  tx: Tx,
  actor: Actor,
  target: Omit<Target, 'facts'>,
  movers: readonly Mover[],
  unsendSeconds: number,
): Promise<Announcements> {
  const facts = await findPositionFacts(tx, actor.agencyId, target.positionId);
  return (await announceStarts(tx, actor, { ...target, facts }, movers, unsendSeconds)).announced;
}

/** The welcome that candidates get, or would get, who are added to a position; with who was never asked for consent. */
export async function announceAdditions(
  tx: Tx,
  actor: Actor,
  positionId: string,
  candidateIds: readonly string[],
  unsendSeconds: number,
): Promise<Announcements & { neverAsked: { candidateId: string; name: string }[] }> {
  const position = await findPositionFacts(tx, actor.agencyId, positionId);
  // Of an application that is yet to be written: nobody has welcomed it.
  const event = {
    type: APPLICATION_CREATED,
    application_id: newId(),
    from_step_id: null,
    to_step_id: null,
    to_step_type: null,
  };
  const starts = await startsBy(tx, actor.agencyId, factsOf(positionId, position, event));
  const messages = await firstMessages(tx, actor.agencyId, starts);
  const people = [...(await findAddressees(tx, actor.agencyId, candidateIds)).values()];
  const planned = people.flatMap((person) =>
    messages.map((first) => ({ first, applicationId: null, person })),
  );
  const announced = await announceAll(tx, actor, { positionId, position, unsendSeconds }, planned);
  const neverAsked = people
    .filter(({ gdpr_status }) => gdpr_status === 'NOT_SENT')
    .map(({ id, first_name, last_name }) => ({
      candidateId: id,
      name: joinNames(first_name, last_name),
    }));
  return { ...announced, neverAsked };
}
