import { z } from 'zod';
import { email } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';
import { CHANNEL_TYPES } from './enums.ts';
import { refusal, tooManyAttempts } from './errors.ts';
import { data, done, id, idParams, text } from './primitives.ts';
import { topic } from './topics.ts';

export const mailAccountChanged = {
  MAIL_ACCOUNT_CHANGED: {
    ...refusal(409, z.object({ version: z.number().int().nullable() })),
    isChangedMeanwhile: true,
  },
};
/** `details.reason` is what the mail server said, where it answered. */
const mailRefusal = refusal(400, z.object({ reason: z.string() }).optional());
export const mailErrors = {
  MAIL_HOST_UNREACHABLE: mailRefusal,
  MAIL_TLS_FAILED: mailRefusal,
  MAIL_LOGIN_REFUSED: mailRefusal,
  MAIL_SENDER_REFUSED: mailRefusal,
  MAIL_REFUSED: mailRefusal,
};

/** Channels that someone can have connected at a time. */
export const MAX_CONNECTED_CHANNELS = 3;

export const connectedChannel = z.object({
  id,
  type: z.enum(CHANNEL_TYPES),
  /** The address that its messages come from. */
  address: z.string(),
  /** Whether it is the user's own account; false: the mail server of the installation. */
  hasAccount: z.boolean(),
});
export type ConnectedChannel = z.infer<typeof connectedChannel>;

export const listChannels = defineEndpoint({
  id: 'listChannels',
  may: 'profile.own',
  hears: () => [topic.channels()],
  method: 'GET',
  path: '/api/v1/channels',
  summary: 'The channels that the asking user has connected, and those that they can connect',
  response: data(
    z.object({
      connected: z.array(connectedChannel),
      available: z.array(z.object({ type: z.enum(CHANNEL_TYPES), connectUrl: z.string() })),
    }),
  ),
});

/** What ends when a channel is removed. */
export const channelRemoval = z.object({
  triggers: z.array(z.object({ id, positionId: id, positionTitle: z.string(), stepName: z.string() })),
  /** Messages and runs that wait to go out. */
  waiting: z.number().int(),
});
export type ChannelRemoval = z.infer<typeof channelRemoval>;
export const getChannelRemoval = defineEndpoint({
  id: 'getChannelRemoval',
  may: 'profile.own',
  hears: () => [topic.channels()],
  method: 'GET',
  path: '/api/v1/channels/:id/removal',
  summary: 'What would be cancelled with a channel',
  params: idParams,
  response: data(channelRemoval),
});
export const removeChannel = defineEndpoint({
  id: 'removeChannel',
  may: 'profile.own',
  method: 'DELETE',
  path: '/api/v1/channels/:id',
  retry: false,
  summary: 'Remove a channel of one’s own; the triggers that use it are cancelled',
  params: idParams,
  response: done,
});

/** `TLS` from the first byte, `STARTTLS` before the login, `NONE`: in the clear. */
export const MAIL_SECURITIES = ['TLS', 'STARTTLS', 'NONE'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

/** A name of a host or an IP address. */
const host = text(1, 253).regex(/^[A-Za-z0-9]([A-Za-z0-9.:-]*[A-Za-z0-9])?$/);
const MAX_PORT = 65_535;
/** One line: what stands in a header must not start another. */
const oneLine = (min: number, max: number) => text(min, max).regex(/^[^\p{Cc}]*$/u);

export const mailAccountBody = z.object({
  host,
  port: z.number().int().min(1).max(MAX_PORT),
  security: z.enum(MAIL_SECURITIES),
  /** Empty for a server that asks for no login. */
  username: oneLine(0, 320),
  /** Empty keeps the stored one, as long as it goes to the same account of the same server. */
  password: z.string().max(500),
  fromName: oneLine(1, 100),
  fromAddress: email,
});
export type MailAccountInput = z.input<typeof mailAccountBody>;

/** The account as it may be shown: never with its password. */
export const mailAccount = mailAccountBody
  .omit({ password: true })
  .extend({ hasPassword: z.boolean(), version: z.number().int() });
export type MailAccount = z.infer<typeof mailAccount>;

export const getMailAccount = defineEndpoint({
  id: 'getMailAccount',
  may: 'profile.own',
  hears: () => [topic.channels()],
  method: 'GET',
  path: '/api/v1/channels/email',
  summary: 'The mail account of the asking user, or null; never its password',
  response: data(mailAccount.nullable()),
});
export const connectMailAccount = defineEndpoint({
  id: 'connectMailAccount',
  may: 'profile.own',
  errors: { ...tooManyAttempts, ...mailErrors, ...mailAccountChanged },
  method: 'PUT',
  path: '/api/v1/channels/email',
  retry: false,
  timeoutMs: 45_000,
  summary: 'Check a mail account by sending a test mail through it to the asking user, and connect it',
  body: mailAccountBody.extend({ version: z.number().int().min(1).max(2_147_483_647).optional() }),
  response: data(mailAccount),
});
