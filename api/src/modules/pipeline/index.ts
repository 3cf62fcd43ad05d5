/** Owns the pipeline: steps, applications, their moves and why they were rejected. */
export type { JudgedAnswer } from './applications.repository.ts';
export {
  addToInbox,
  createApplication,
  discardForKillerQuestion,
  type NewApplication,
  requireOpenForCandidates,
} from './applications.service.ts';
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
