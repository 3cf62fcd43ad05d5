import { type MessageAction, messageAction } from '@cantera/shared/contracts/automation';
import type { ChannelType } from '@cantera/shared/contracts/enums';
import { cancelOf, joinReceipts, type MessageRoute, queueMessages, resumeOf } from '../../messages/index.ts';
import type { ActionKind, MessageEffect } from './action-kind.ts';
import { emptyVariables, fillHtml, fillLine } from './variables.ts';

const NO_ROUTE: MessageRoute = {
  senderId: null,
  senderName: null,
  fromAddress: null,
  toAddress: null,
  failure: 'NO_CHANNEL',
};

/** Exactly one is chosen in the editor; of an older row the first counts. The contract asks for one at least. */
const channelOf = ({ value: { channels } }: MessageAction): ChannelType => channels[0] ?? 'EMAIL';

/** A message to the candidate. One that cannot be sent is written down as failed, and the run goes on. */
export const automaticMessage: ActionKind<MessageAction, MessageEffect> = {
  type: 'AUTOMATIC_MESSAGE',
  schema: messageAction,
  channels: (action) => [channelOf(action)],
  plan(action, { values, routes }) {
    const { message, subject = '', attachments = [] } = action.value;
    const channel = channelOf(action);
    const route = routes[channel] ?? NO_ROUTE;
    return {
      type: 'AUTOMATIC_MESSAGE',
      channel,
      route,
      subject: fillLine(subject, values),
      body: fillHtml(message, values),
      attachments,
      problem: route.failure,
      emptyVariables: emptyVariables(`${subject} ${message}`, values),
    };
  },
  async carryOut(tx, agencyId, placed) {
    const ids = await queueMessages(
      tx,
      agencyId,
      placed.map(({ place: { runId, applicationId, candidateId, index }, effect }) => ({
        agencyId,
        runId,
        actionIndex: index,
        applicationId,
        candidateId,
        channel: effect.channel,
        ...effect.route,
        subject: effect.subject,
        body: effect.body,
        attachments: effect.attachments,
      })),
    );
    await joinReceipts(
      tx,
      agencyId,
      placed.flatMap(({ place, effect }, index) => {
        const messageId = ids[index];
        const isMail = place.isWelcome && effect.channel === 'EMAIL' && !effect.problem;
        return isMail && messageId ? [{ messageId, applicationId: place.applicationId }] : [];
      }),
    );
    return placed.map(({ effect }, index) => (effect.problem ? null : (ids[index] ?? null)));
  },
  undo: (tx, { agencyId, runIds, reason }) => cancelOf(tx, agencyId, runIds, reason),
  redo: (tx, { agencyId, runIds, reason }) => resumeOf(tx, agencyId, runIds, reason),
};
