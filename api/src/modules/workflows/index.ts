/** Owns how people write automations: workflows, what starts them, what they have begun, and trying them out. */
export { workflowRoutes } from './workflows.routes.ts';
