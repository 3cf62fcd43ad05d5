// Owns the trial of a workflow: what it would send, to whom and when, before it is switched on.
export { WorkflowTrial } from './workflow-trial.tsx';
