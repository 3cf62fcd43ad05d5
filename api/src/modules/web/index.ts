/** Owns serving the web app: the host, the remotes, their configuration. */
export { webRoutes } from './web.routes.ts';
