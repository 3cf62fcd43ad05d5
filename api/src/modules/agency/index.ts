/** Owns the agency: its name, address, plan and policies. */
export { createAgency, findAgency } from './agency.repository.ts';
export { agencyRoutes } from './agency.routes.ts';
