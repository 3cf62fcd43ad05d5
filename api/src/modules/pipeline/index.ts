/** Owns the pipeline: steps, applications, their moves and why they were rejected. */
export { pipelineRoutes } from './pipeline.routes.ts';
