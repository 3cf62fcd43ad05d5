import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { data, dateTime, id, queryBoolean } from './primitives.ts';
import { topic } from './topics.ts';
import { unreadCount } from './unread-notifications.ts';

export const NOTIFICATION_KINDS = [
  'APPLICATION',
  'MENTION',
  'CONSENT_ANSWERED',
  'MESSAGE_FAILED',
  'DELETION_DUE',
  'DISCARDS',
  'HUNT_READY',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Notifications of one answer. */
export const NOTIFICATION_PAGE = 20;

const told = {
  id,
  createdAt: dateTime,
  isRead: z.boolean(),
};
const named = z.object({ id, name: z.string() });

/** What happened, with what its words and its link need. */
export const notification = z.discriminatedUnion('kind', [
  z.object({ ...told, kind: z.literal('APPLICATION'), candidate: named, position: named, applicationId: id }),
  z.object({
    ...told,
    kind: z.literal('MENTION'),
    candidate: named,
    /** Null once that member is deleted. */
    actor: named.nullable(),
    commentId: id,
  }),
  z.object({
    ...told,
    kind: z.literal('CONSENT_ANSWERED'),
    candidate: named,
    answer: z.enum(['ACCEPTED', 'REJECTED']),
  }),
  z.object({
    ...told,
    kind: z.literal('MESSAGE_FAILED'),
    candidate: named,
    position: named.nullable(),
    subject: z.string(),
    isUncertain: z.boolean(),
  }),
  z.object({ ...told, kind: z.literal('DELETION_DUE'), count: z.number().int() }),
  z.object({
    ...told,
    kind: z.literal('DISCARDS'),
    position: named,
    /** Applications that were discarded by score and wait; of a rule that was paused, those that it would have discarded. */
    count: z.number().int(),
    isPaused: z.boolean(),
  }),
  z.object({
    ...told,
    kind: z.literal('HUNT_READY'),
    position: named,
    hunt: named,
    /** People found. */
    count: z.number().int(),
    /** Nobody was found, because the search failed time after time. */
    hasFailed: z.boolean(),
  }),
]);
export type Notification = z.infer<typeof notification>;

const may = 'profile.own' as const;
const base = '/api/v1/notifications';

export const listNotifications = defineEndpoint({
  id: 'listNotifications',
  may,
  hears: () => [topic.notifications()],
  method: 'GET',
  path: base,
  summary: 'One’s own notifications, the newest first, 20 an answer; `before` is the id of the last one seen',
  query: z.object({ before: id.optional(), unread: queryBoolean }),
  response: data(z.object({ items: z.array(notification), hasMore: z.boolean(), unreadCount })),
});
export const readNotifications = defineEndpoint({
  id: 'readNotifications',
  may,
  method: 'POST',
  path: `${base}/read`,
  retry: false,
  summary: 'Mark notifications as read: those named, or all up to and with `upTo`',
  body: z.object({ ids: z.array(id).max(200).optional(), upTo: id.optional() }),
  response: data(z.object({ unreadCount })),
});

const settings = z.object({
  kinds: z.array(z.object({ kind: z.enum(NOTIFICATION_KINDS), isOn: z.boolean() })),
});
export const getNotificationSettings = defineEndpoint({
  id: 'getNotificationSettings',
  may,
  method: 'GET',
  path: `${base}/settings`,
  summary: 'Of which kinds one is told',
  response: data(settings),
});
export const updateNotificationSettings = defineEndpoint({
  id: 'updateNotificationSettings',
  may,
  method: 'PUT',
  path: `${base}/settings`,
  summary: 'Switch kinds on and off; those left out stay',
  body: settings,
  response: data(settings),
});
