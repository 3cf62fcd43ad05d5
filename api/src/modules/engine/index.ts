/** Owns automations: which workflows an event starts, and carrying their actions out in time. */

export type { MessageEffect, RunContext } from './actions/action-kind.ts';
export { attachedFiles } from './actions/attached-files.ts';
export { channelsOf, type ReadAction, readActions } from './actions/registry.ts';
export { emptyVariables, fillHtml, fillLine, type VariableValues } from './actions/variables.ts';
export { findPositionFacts } from './announce/announce.repository.ts';
export { announceAdditions, announceMoves, announceStarts, type Mover } from './announce/announce.service.ts';
export {
  cancelForChannel,
  type OwnedChannel,
  previewChannelRemoval,
} from './channel-removal/channel-removal.service.ts';
export { channelsUsedBy } from './channels-used.ts';
export { readContexts } from './context.ts';
export { enqueueAdditions, enqueueEvents } from './dispatch/enqueue-events.ts';
export { type MoveStart, startsOfMove } from './dispatch/starts-of-move.service.ts';
export { isWelcomedByMail } from './dispatch/welcome.service.ts';
export { engineJobs } from './engine.jobs.ts';
export { engineRoutes } from './engine.routes.ts';
export { type Plan, plan } from './plan.ts';
export { listOpenRuns } from './runs/open-runs.service.ts';
export {
  type CancelledRuns,
  cancelRunsOf,
  overtakeRuns,
  resumeOvertakenRuns,
  stopRun,
} from './runs/run-changes.service.ts';
export { enqueueRuns } from './runs/runs.repository.ts';
export { restoreRuns } from './stored-runs.repository.ts';
export {
  createTrigger,
  deleteTrigger,
  listTriggers,
  type NewTrigger,
  resumeTrigger,
} from './workflows/triggers.repository.ts';
export { livingWorkflows, lockWorkflow } from './workflows/workflows.repository.ts';
export {
  cleanWorkflowTexts,
  createWorkflow,
  deleteWorkflow,
  type NewWorkflow,
  restoreWorkflow,
  updateWorkflow,
} from './workflows/workflows.service.ts';
