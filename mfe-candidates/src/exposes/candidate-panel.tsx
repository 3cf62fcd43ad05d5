import type { CandidatePanelProps } from '@cantera/shared/remotes';
import type { ComponentType } from 'react';
import { CandidatePanel } from '../features/candidate-panel/candidate-panel.tsx';

export default CandidatePanel satisfies ComponentType<CandidatePanelProps>;
