/** Owns reading a company from its own web pages; stores nothing. */
export { clientReadingRoutes } from './client-reading.routes.ts';
