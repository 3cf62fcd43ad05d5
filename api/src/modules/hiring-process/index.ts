/** Owns what a hiring process is made of: the steps of a position and the reasons to reject, and with which of them each begins. */
export { createDefaultSteps } from './default-steps.ts';
export {
  addReason,
  changeReason,
  listManaged,
  orderReasons,
} from './managed-reasons.service.ts';
export {
  createFirstReasons,
  createReasonOnce,
  isChoosableReason,
  listReusable,
  systemReason,
} from './reasons.repository.ts';
export {
  hasApplications,
  insertStep,
  insertSteps,
  listSteps,
  moveOrdinals,
  removeStep,
  type StepRow,
  updateStepRow,
} from './steps.repository.ts';
