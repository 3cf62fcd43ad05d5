/** Owns the agency: its name, address, plan and policies. */
export {
  createAgency,
  findAgency,
  findPolicy,
  lockAgency,
  settleCandidateCounts,
} from './agency.repository.ts';
export { agencyRoutes } from './agency.routes.ts';
export { changeAgency, requireCandidateRoom } from './agency.service.ts';
export { cleanAgencyTexts, isClean, markClean } from './clean-texts.ts';
export { refuseReserved } from './reserved-slugs.ts';
