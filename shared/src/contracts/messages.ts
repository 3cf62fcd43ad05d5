import { z } from 'zod';
import { MESSAGE_PROBLEMS } from './announcements.ts';
import { defineEndpoint } from './endpoint.ts';
import { CHANNEL_TYPES, MESSAGE_STATUSES } from './enums.ts';
import { refusal } from './errors.ts';
import { MESSAGE_VARIABLES } from './message-variables.ts';
import { data, dateTime, id, idParams, text } from './primitives.ts';
import { richText } from './rich-text-limits.ts';

/** One message to a candidate and where it stands. `failure` is a stable code such as NO_CHANNEL, NO_ADDRESS or the mail server's refusal. */
export const message = z.object({
  id,
  applicationId: id.nullable(),
  channel: z.enum(CHANNEL_TYPES),
  subject: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  failure: z.string().nullable(),
  senderName: z.string().nullable(),
  createdAt: dateTime,
  /** When it is due. */
  dueAt: dateTime,
  sentAt: dateTime.nullable(),
});
export type Message = z.infer<typeof message>;

export const resendMessage = defineEndpoint({
  id: 'resendMessage',
  may: 'messages.resend',
  errors: {
    MESSAGE_NOT_RESENDABLE: refusal(409, z.object({ status: z.string(), failure: z.string().nullable() })),
  },
  method: 'POST',
  path: '/api/v1/messages/:id/resend',
  retry: false,
  summary: 'Send again what failed or is uncertain, or send after all what somebody chose not to send',
  params: idParams,
  response: data(message),
});

/** The `failure` of a message that somebody chose not to send. */
export const NOT_WANTED = 'NOT_WANTED';

export const cancelMessage = defineEndpoint({
  id: 'cancelMessage',
  may: 'messages.resend',
  errors: { MESSAGE_NOT_WAITING: refusal(409, z.object({ status: z.enum(MESSAGE_STATUSES) })) },
  method: 'POST',
  path: '/api/v1/messages/:id/cancel',
  retry: false,
  summary: 'Do not send a message that waits; a workflow goes on with what follows. 409 MESSAGE_NOT_WAITING',
  params: idParams,
  response: data(message),
});

const MAX_WORDS = 50_000;
/** A message as it is written: with variables, about a position or about none. */
export const messageDraft = z.object({
  /** The application whose position the variables are filled from. */
  applicationId: id.nullable().default(null),
  subject: text(3, 200),
  body: richText(MAX_WORDS).min(1),
});
export type MessageDraftInput = z.input<typeof messageDraft>;

const variables = z.array(z.enum(MESSAGE_VARIABLES));
export const previewMessage = defineEndpoint({
  id: 'previewMessage',
  may: 'messages.send',
  method: 'POST',
  isRead: true,
  path: '/api/v1/candidates/:id/messages/preview',
  summary: 'A message to a candidate as it would leave, from whom to whom; nothing is sent',
  params: idParams,
  body: messageDraft,
  response: data(
    z.object({
      subject: z.string(),
      html: z.string(),
      from: z.object({ name: z.string(), address: z.string().nullable() }).nullable(),
      to: z.string().nullable(),
      problem: z.enum(MESSAGE_PROBLEMS).nullable(),
      /** Variables of the text that have no value here. */
      emptyVariables: variables,
      /** How long it can be taken back, in seconds. */
      unsendSeconds: z.number(),
    }),
  ),
});
export type MessagePreview = z.infer<typeof previewMessage.response>['data'];

export const sendMessage = defineEndpoint({
  id: 'sendMessage',
  may: 'messages.send',
  errors: {
    MESSAGE_NOT_SENDABLE: refusal(409, z.object({ problem: z.enum(MESSAGE_PROBLEMS) })),
    VARIABLES_WITHOUT_VALUE: refusal(409, z.object({ variables })),
  },
  method: 'POST',
  path: '/api/v1/candidates/:id/messages',
  retry: false,
  summary:
    'Write to a candidate over one’s own mail; it waits for `unsend_seconds`, so that it can be taken back with `cancelMessage`. The same `id` again answers the message that was made with it',
  params: idParams,
  body: messageDraft.extend({
    /** The message's id, for who may send it twice because an answer was lost; the server makes one when it is left out. */
    id: id.optional(),
  }),
  response: data(z.object({ message, unsendSeconds: z.number() })),
});
