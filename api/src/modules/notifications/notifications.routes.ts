import {
  getNotificationSettings,
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from '@cantera/shared/contracts/notifications';
import { topic } from '@cantera/shared/contracts/topics';
import { countNotifications } from '@cantera/shared/contracts/unread-notifications';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { publish } from '../../live/index.ts';
import { countUnread, listOwn, markRead, readSettings, writeSettings } from './notifications.repository.ts';

export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listNotifications, async ({ tx, actor, input: { query } }) => ({
    data: await listOwn(tx, actor, query),
  }));

  route(app, deps, countNotifications, async ({ tx, actor }) => ({
    data: { unreadCount: await countUnread(tx, actor) },
  }));

  route(app, deps, readNotifications, async ({ tx, actor, input: { body } }) => {
    await markRead(tx, actor, body);
    // One's other tabs and devices.
    await publish(tx, actor.agencyId, topic.notifications(actor.userId));
    return { data: { unreadCount: await countUnread(tx, actor) } };
  });

  route(app, deps, getNotificationSettings, async ({ tx, actor }) => ({
    data: { kinds: await readSettings(tx, actor) },
  }));

  route(app, deps, updateNotificationSettings, async ({ tx, actor, input: { body } }) => {
    await writeSettings(tx, actor, body.kinds);
    return { data: { kinds: await readSettings(tx, actor) } };
  });
}
