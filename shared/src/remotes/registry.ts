import type { ReactNode } from 'react';

/** Props of each component that a remote exposes to others: ids, callbacks and places to fill, never entities. */
export interface CandidatePanelProps {
  candidateId: string;
  /** The application that the panel speaks about; without the two the panel shows the candidate alone. */
  positionId?: string;
  applicationId?: string;
  /** Where the candidate stands in the list that opened the panel, in words: `1 of 5 in Screening`. */
  place?: string;
  /** Without one its button is disabled. */
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
  isCvOpen?: boolean;
  onToggleCv?: () => void;
  /** Starts a discard (Ctrl+D); absent where there is nothing to discard. */
  onDiscard?: () => void;
  /** Takes the last move of the application back, from its history. */
  onUndoMove?: () => void;
  onDeleted?: () => void;
  /** What can be done with the application, drawn by whoever owns the process. */
  foot?: ReactNode;
}
export interface CvViewerProps {
  candidateId: string;
  onClose: () => void;
  /** Stands beside the pages from 1200 px on. */
  aside?: ReactNode;
  /** Stands below the pages where there is no room for `aside`. */
  foot?: ReactNode;
}

/** Of one candidate, or of a position's applications. */
export type ReportDialogProps = {
  onClose: () => void;
} & (
  | {
      candidateId: string;
      /** Whose score and answers are told; without one the newest application. */
      applicationId?: string;
    }
  | {
      positionId: string;
      /** Those that were chosen, to begin with; without them the whole position. */
      applicationIds?: readonly string[];
    }
);

export interface AddPositionProps {
  /** The client that the position is for; chosen to begin with. */
  clientId: string;
  onClose: () => void;
}

export interface WorkflowTrialProps {
  /** What is tried: a workflow by its id, or what a move from one step of a position to another would start. */
  workflowId?: string;
  trigger?: { jobId: string; fromStepId: string; toStepId: string; workflowIds: readonly string[] };
  /** Whose candidates it is tried on; without one the position is chosen too. */
  positionId?: string;
  onClose: () => void;
}

/** The only seam between remotes: `<federation name>/<exposed file>` → its props. */
export interface RemoteComponents {
  'mfe_agency/workflow-trial': WorkflowTrialProps;
  'mfe_candidates/candidate-panel': CandidatePanelProps;
  'mfe_candidates/cv-viewer': CvViewerProps;
  'mfe_candidates/report-dialog': ReportDialogProps;
  'mfe_positions/add-position': AddPositionProps;
}
export type RemoteId = keyof RemoteComponents;
