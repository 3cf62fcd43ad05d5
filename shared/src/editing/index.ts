// Owns what an editor minds besides its form: what others changed meanwhile, and the question before one leaves.
export { isChangedMeanwhile } from './changed-meanwhile.ts';
export { useConfirmLeave, useLeaveGuard } from './use-leave-guard.ts';
