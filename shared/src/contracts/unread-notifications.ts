import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { data } from './primitives.ts';
import { topic } from './topics.ts';

/** Unread ones are counted up to here; more are said to be more. */
export const MAX_UNREAD_COUNT = 100;
/** `MAX_UNREAD_COUNT` means so many or more. */
export const unreadCount = z.number().int();

/** For the bell alone, which stands on every page: a file of its own, so that no page carries the other calls for it. */
export const countNotifications = defineEndpoint({
  id: 'countNotifications',
  may: 'profile.own',
  hears: () => [topic.notifications()],
  method: 'GET',
  path: '/api/v1/notifications/count',
  summary: 'How many of one’s own notifications are unread; 100 means so many or more',
  response: data(z.object({ unreadCount })),
});
