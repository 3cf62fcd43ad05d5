/** Owns the pipeline: steps, applications, their moves and why they were rejected. */
export { findAnswers } from './application-detail.repository.ts';
export { applicationOf, type JudgedAnswer } from './applications.repository.ts';
export {
  addToInbox,
  createApplication,
  discardForKillerQuestion,
  type NewApplication,
  requireOpenForCandidates,
} from './applications.service.ts';
export { isUntouchedDiscard, type WaitingDiscards } from './discards/discards.repository.ts';
export {
  announceConfirm,
  confirmDiscards,
  discardByScore,
  reopenDiscards,
  restoreDiscards,
} from './discards/discards.service.ts';
export { enqueueEvent } from './events.ts';
export { markFormerMember } from './former-members.repository.ts';
export { pipelineRoutes } from './pipeline.routes.ts';
export {
  handApplicationsOver,
  removeApplications,
  restoreAnswers,
  restoreApplicationRows,
  restoreEvents,
  restoreMoves,
} from './set-aside.repository.ts';
