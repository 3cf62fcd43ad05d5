import type { EndpointRequest } from '@cantera/shared/contracts';
import { type Message, type MessagePreview, sendMessage } from '@cantera/shared/contracts/messages';
import { plainText } from '@cantera/shared/contracts/text';
import { topic } from '@cantera/shared/contracts/topics';
import { inSeconds } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import { publish } from '../../live/index.ts';
import { holdCandidate } from '../candidates/index.ts';
import { emptyVariables, fillHtml, fillLine, type VariableValues } from '../engine/index.ts';
import { findMessage, findOwnSender, type MessageRoute, queueMessage, routeOf } from '../messages/index.ts';
import { requirePosition } from '../positions/index.ts';
import { findAppliedPosition, findEndsOfMessage, findPerson, lockMessageId } from './compose.repository.ts';

type Draft = EndpointRequest<typeof sendMessage>['body'];

const CHANNEL = 'EMAIL';

/** The position that a message is about. Throws 400 naming `application_id` for what is not the candidate's. */
async function findPosition(tx: Tx, actor: Actor, candidateId: string, applicationId: string) {
  const row = await findAppliedPosition(tx, actor.agencyId, { candidateId, applicationId });
  if (!row) throw invalidFields({ application_id: 'not_found' });
  await requirePosition(tx, actor, row.id);
  return row;
}

interface Written {
  readonly route: MessageRoute;
  readonly subject: string;
  readonly html: string;
  readonly empty: MessagePreview['emptyVariables'];
}

/** The draft with its variables filled in, from the actor to the candidate. */
async function write(tx: Tx, actor: Actor, candidateId: string, draft: Draft): Promise<Written> {
  await holdCandidate(tx, actor, candidateId);
  const { agencyId, userId } = actor;
  const person = await findPerson(tx, agencyId, candidateId);
  const position = draft.applicationId
    ? await findPosition(tx, actor, candidateId, draft.applicationId)
    : undefined;
  const values: VariableValues = {
    firstName: person.first_name,
    lastName: person.last_name,
    title: position?.title ?? '',
    company: position?.company ?? null,
  };
  const body = sanitizeRichText(draft.body);
  return {
    route: routeOf(await findOwnSender(tx, agencyId, userId, CHANNEL), person, CHANNEL),
    subject: fillLine(draft.subject, values),
    html: fillHtml(body, values),
    empty: emptyVariables(`${draft.subject} ${body}`, values),
  };
}

/** A message as it would leave. Throws 404, 400 naming `application_id`. */
export async function preview(
  tx: Tx,
  actor: Actor,
  candidateId: string,
  draft: Draft,
  unsendSeconds: number,
): Promise<MessagePreview> {
  const { route, subject, html, empty } = await write(tx, actor, candidateId, draft);
  const { senderName, fromAddress, toAddress, failure } = route;
  return {
    subject,
    html,
    from: senderName === null ? null : { name: senderName, address: fromAddress },
    to: toAddress,
    problem: failure,
    emptyVariables: empty,
    unsendSeconds,
  };
}

/**
 * What the actor wrote to the candidate under this id; undefined where there is nothing yet. Others who come with the id wait
 * until the transaction ends. Throws 400 naming `id` for one of another message.
 */
async function findSent(
  tx: Tx,
  { agencyId, userId }: Actor,
  candidateId: string,
  id: string,
): Promise<Message | undefined> {
  await lockMessageId(tx, agencyId, id);
  const row = await findEndsOfMessage(tx, agencyId, id);
  if (!row) return undefined;
  const isTheirs = row.candidate_id === candidateId && row.sender_id === userId && row.run_id === null;
  if (!isTheirs) throw invalidFields({ id: 'already_exists' });
  return findMessage(tx, agencyId, id);
}

/**
 * Writes to a candidate; it leaves once the unsend window is over. With an id it is written once, however often it is sent.
 * Throws 404, 400 naming `application_id`, `id`, or `body` without words, 409 MESSAGE_NOT_SENDABLE (`details.problem`), 409 VARIABLES_WITHOUT_VALUE (`details.variables`).
 */
export async function send(
  tx: Tx,
  actor: Actor,
  candidateId: string,
  draft: Draft,
  unsendSeconds: number,
): Promise<Message> {
  const { agencyId } = actor;
  await holdCandidate(tx, actor, candidateId);
  const sent = draft.id && (await findSent(tx, actor, candidateId, draft.id));
  if (sent) return sent;
  const { route, subject, html, empty } = await write(tx, actor, candidateId, draft);
  if (plainText(sanitizeRichText(draft.body)) === '') throw invalidFields({ body: 'required' });
  const { failure: problem, ...from } = route;
  if (problem)
    throw fail(sendMessage.errors, 'MESSAGE_NOT_SENDABLE', 'This message cannot be sent.', {
      details: { problem },
    });
  if (empty.length > 0)
    throw fail(sendMessage.errors, 'VARIABLES_WITHOUT_VALUE', 'Variables of the text have no value here.', {
      details: { variables: empty },
    });
  const id = await queueMessage(tx, {
    ...(draft.id ? { id: draft.id } : {}),
    agencyId,
    candidateId,
    ...(draft.applicationId ? { applicationId: draft.applicationId } : {}),
    channel: CHANNEL,
    ...from,
    subject,
    body: html,
    dueAt: inSeconds(unsendSeconds),
  });
  await publish(tx, agencyId, topic.candidate(candidateId));
  const message = await findMessage(tx, agencyId, id);
  if (!message) throw notFound('message');
  return message;
}
