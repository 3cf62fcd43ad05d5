/** Owns the career site's pages over HTTP: which page an address shows, with which data and under which policy. */
export { careerPageRoutes, siteAddress } from './career-pages.routes.ts';
export { answersWithPosting } from './job-posting.service.ts';
export { leadOn } from './lead-on.ts';
export { positionAddresses } from './position-addresses.ts';
export { withSite } from './site-visit.ts';
