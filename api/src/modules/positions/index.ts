/** Owns positions: what is hired for, by whom, on which terms and in which state. */
export { isChangeable, requirePosition, requireRecruiter, requireUnlockedPosition } from './access.ts';
export { cleanPositionTexts } from './clean-texts.ts';
export { forgetClient } from './client.repository.ts';
export { leavePositions } from './members.repository.ts';
export { feeInEuro } from './position-fee.ts';
export { visibleTo } from './positions.policy.ts';
export { positionRoutes } from './positions.routes.ts';
