import type { CvViewerProps } from '@cantera/shared/remotes';
import { createPortal } from 'react-dom';
import { Messages } from '../../messages/index.ts';
import { Viewer } from './viewer.tsx';

/** A candidate's CV over the whole screen, with `aside` beside it where there is room. */
export const CvViewer = (props: CvViewerProps) =>
  createPortal(
    <Messages>
      <Viewer key={props.candidateId} {...props} />
    </Messages>,
    document.body,
  );
