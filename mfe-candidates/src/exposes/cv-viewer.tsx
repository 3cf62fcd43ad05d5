import type { CvViewerProps } from '@cantera/shared/remotes';
import type { ComponentType } from 'react';
import { CvViewer } from '../features/cv-viewer/cv-viewer.tsx';

export default CvViewer satisfies ComponentType<CvViewerProps>;
