/** Owns the seam between remotes: the typed registry, `<Remote>`, and routes whose chunk may fail. */

export { noteFailedCode, setFailedCodeHandler } from './failed-code.ts';
export { lazyPage } from './lazy-page.tsx';
export { type ExposeLoader, loadComponent, type RemoteModule, setExposeLoader } from './loader.ts';
export {
  type CandidatePanelProps,
  type CvViewerProps,
  REMOTE_IDS,
  type RemoteComponents,
  type RemoteId,
} from './registry.ts';
export { Remote, type RemoteProps } from './remote.tsx';
