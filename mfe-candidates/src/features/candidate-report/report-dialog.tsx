import type { ReportDialogProps } from '@cantera/shared/remotes';
import { Messages } from '../../messages/report.ts';
import { CandidateReport } from './candidate-report.tsx';
import { PositionReport } from './position-report.tsx';

/** The options of a report beside what it will hold: of a candidate, or of a position's applications. */
export const ReportDialog = (props: ReportDialogProps) => (
  <Messages>
    {'candidateId' in props ? <CandidateReport {...props} /> : <PositionReport {...props} />}
  </Messages>
);
