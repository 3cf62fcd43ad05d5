import type { WorkflowTrialProps } from '@cantera/shared/remotes';
import type { ComponentType } from 'react';
import { WorkflowTrialFor } from '../lib/workflow-trial/workflow-trial-for.tsx';

export default WorkflowTrialFor satisfies ComponentType<WorkflowTrialProps>;
