/** Owns the companies that the agency hires for. */
export { cleanClientTexts } from './clean-texts.ts';
export { clientRoutes } from './clients.routes.ts';
