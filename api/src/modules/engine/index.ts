/** Owns automations: which workflows an event starts, and carrying their actions out in time. */

export { announceAdditions, announceMoves, type Mover } from './announce/announce.service.ts';
export { cancelForChannel, type OwnedChannel, previewChannelRemoval } from './channel-removal.service.ts';
export { engineJobs } from './engine.jobs.ts';
export { enqueueRun } from './runs.repository.ts';
export { createTrigger, deleteTrigger, type NewTrigger } from './triggers.service.ts';
export { createWorkflow, deleteWorkflow, type NewWorkflow, updateWorkflow } from './workflows.service.ts';
