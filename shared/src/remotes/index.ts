/** Owns the seam between remotes: the typed registry, `<Remote>`, and pages and parts whose code may not come. */

export { noteRetry } from '../late-code/index.ts';
export { type FailedCode, noteFailedCode, setFailedCodeHandler } from './failed-code.ts';
export { lazyPage } from './lazy-page.tsx';
export { lazyPart } from './lazy-part.tsx';
export { loadCode } from './load-code.ts';
export { type ExposeLoader, type RemoteModule, setExposeLoader } from './loader.ts';
export type {
  AddPositionProps,
  CandidatePanelProps,
  CvViewerProps,
  RemoteComponents,
  RemoteId,
  ReportDialogProps,
  WorkflowTrialProps,
} from './registry.ts';
export { Remote, type RemoteProps } from './remote.tsx';
