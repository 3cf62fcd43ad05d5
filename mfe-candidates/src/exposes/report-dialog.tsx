import type { ReportDialogProps } from '@cantera/shared/remotes';
import type { ComponentType } from 'react';
import { ReportDialog } from '../features/candidate-report/report-dialog.tsx';

export default ReportDialog satisfies ComponentType<ReportDialogProps>;
