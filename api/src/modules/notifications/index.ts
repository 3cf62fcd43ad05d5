/** Owns what members are told of: who is told, what they have read, and which kinds they want. */
export { handNotificationsOver, pruneNotifications } from './notifications.repository.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { holdUsers, notify, notifyAdmins, notifyPosition } from './notify.ts';
