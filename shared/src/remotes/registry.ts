/** Props of each component that a remote exposes to others: ids and callbacks, never entities. */
export interface CandidatePanelProps {
  candidateId: string;
  /** The application that the panel speaks about; without it the panel shows the candidate alone. */
  applicationId?: string;
  /** Neighbours in the list that opened the panel; a missing one disables its button. */
  previousId?: string;
  nextId?: string;
  onNavigate?: (candidateId: string) => void;
  onClose: () => void;
}
export interface CvViewerProps {
  candidateId: string;
  onClose: () => void;
}

/** The only seam between remotes: `<federation name>/<exposed file>` → its props. */
export interface RemoteComponents {
  'mfe_candidates/candidate-panel': CandidatePanelProps;
  'mfe_candidates/cv-viewer': CvViewerProps;
}
export type RemoteId = keyof RemoteComponents;

const listed: Record<RemoteId, true> = {
  'mfe_candidates/candidate-panel': true,
  'mfe_candidates/cv-viewer': true,
};
/** The registry's keys at run time. */
export const REMOTE_IDS: readonly string[] = Object.keys(listed);
