/** Owns automations: which workflows an event starts, and carrying their actions out in time. */

export { emptyVariables, fillHtml, fillLine, type VariableValues } from './actions/variables.ts';
export { announceAdditions, announceMoves, type Mover } from './announce/announce.service.ts';
export { cancelForChannel, type OwnedChannel, previewChannelRemoval } from './channel-removal.service.ts';
export { channelsUsedBy } from './channels-used.ts';
export { enqueueEvents } from './dispatch/enqueue-events.ts';
export { engineJobs } from './engine.jobs.ts';
export { engineRoutes } from './engine.routes.ts';
export { listOpenRuns } from './runs/open-runs.service.ts';
export {
  type CancelledRuns,
  cancelRunsOf,
  overtakeRuns,
  resumeOvertakenRuns,
} from './runs/run-changes.service.ts';
export { enqueueRuns } from './runs/runs.repository.ts';
export { restoreRuns } from './stored-runs.repository.ts';
export { createTrigger, deleteTrigger, listTriggers, type NewTrigger } from './triggers.service.ts';
export {
  cleanWorkflowTexts,
  createWorkflow,
  deleteWorkflow,
  livingWorkflows,
  type NewWorkflow,
  updateWorkflow,
} from './workflows.service.ts';
