/** Owns the public side of an agency: its site, what visitors may see of its positions, and applying. */
export { type ApplicationParts, readApplicationParts } from './application-parts.ts';
export { applyLimit, pruneApplyCounts } from './apply-limit.ts';
export { channelOf } from './channel.ts';
export { listPlaces, readLand } from './places.repository.ts';
export { countByDepartment, type FilterPlace, listFilterChoices } from './position-filters.repository.ts';
export { findOpenPosition, listOpenPositions } from './public-site.repository.ts';
export { publicSiteRoutes } from './public-site.routes.ts';
export { findSite } from './site.repository.ts';
export { countVisible, listSites, listVisibleIds } from './sitemap.repository.ts';
export { pruneSubmissions, restoreSubmissions } from './submissions.repository.ts';
export { submitApplication } from './submit.service.ts';
export { visible } from './visible.ts';
