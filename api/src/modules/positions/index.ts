/** Owns positions: what is hired for, by whom, on which terms and in which state. */
export {
  findPosition,
  isChangeable,
  isMemberOf,
  requirePosition,
  requireRecruiter,
  requireUnlockedPosition,
  statusOf,
} from './access.ts';
export { saveAutomatisms } from './automatisms.service.ts';
export { cleanPositionTexts } from './clean-texts.ts';
export { forgetClient } from './client.repository.ts';
export { leavePositions } from './members.repository.ts';
export { feeInEuro } from './position-fee.ts';
export { listPositionSkills } from './position-skills.repository.ts';
export { changeStatus } from './position-status.service.ts';
export { visibleTo } from './positions.policy.ts';
export { positionRoutes } from './positions.routes.ts';
