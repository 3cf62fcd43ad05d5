/** Owns the public side of an agency: its site, what visitors may see of its positions, and applying. */
export { type ApplicationParts, readApplicationParts } from './application-parts.ts';
export { findOpenPosition, findSite, listOpenPositions } from './public-site.repository.ts';
export { publicSiteRoutes } from './public-site.routes.ts';
export { submitApplication } from './submit.service.ts';
