/** Owns serving the web app: the host, the remotes, their configuration. */
export { listReader, UNUSABLE_CONFIG } from './agency-lists.ts';
export { apiBuild } from './api-build.ts';
export { webRoutes } from './web.routes.ts';
