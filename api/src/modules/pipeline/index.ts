/** Owns the pipeline: steps, applications, their moves and why they were rejected. */
export {
  createApplication,
  discardForKillerQuestion,
  type JudgedAnswer,
  type NewApplication,
} from './applications.service.ts';
export { pipelineRoutes } from './pipeline.routes.ts';
