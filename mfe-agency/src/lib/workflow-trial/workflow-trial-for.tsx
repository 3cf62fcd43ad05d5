import type { WorkflowTrialProps } from '@cantera/shared/remotes';
import { Messages } from '../../messages/trial.ts';
import TrialDialog from './trial-dialog.tsx';

/** The trial of a workflow or of a trigger, as other remotes draw it. */
export const WorkflowTrialFor = (props: WorkflowTrialProps) => (
  <Messages>
    <TrialDialog {...props} />
  </Messages>
);
