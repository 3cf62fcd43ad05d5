/** Owns the agency: its name, address, plan and policies. */
export { createAgency, findAgency, RESERVED_SLUGS } from './agency.repository.ts';
export { agencyRoutes } from './agency.routes.ts';
