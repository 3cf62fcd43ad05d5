/** Owns what someone sends over: connecting a mail account, listing and removing channels. */
export { channelRoutes } from './channels.routes.ts';
