import type { CandidatePanelProps } from '@cantera/shared/remotes';
import { Messages } from '../../messages/index.ts';
import { Panel } from './panel.tsx';

/** The side panel of a candidate, or of an application when `positionId` and `applicationId` are given. */
export const CandidatePanel = (props: CandidatePanelProps) => (
  <Messages>
    <Panel {...props} />
  </Messages>
);
