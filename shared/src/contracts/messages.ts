import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { CHANNEL_TYPES, MESSAGE_STATUSES } from './enums.ts';
import { refusal } from './errors.ts';
import { data, dateTime, id, idParams } from './primitives.ts';

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
  summary: 'Send again what failed or is uncertain',
  params: idParams,
  response: data(message),
});
