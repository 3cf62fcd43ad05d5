import { fullName } from '@cantera/shared/contracts/text';
import { useMediaQuery } from '@cantera/shared/design-system';
import type { CvViewerProps } from '@cantera/shared/remotes';
import { useRef, useState } from 'react';
import { useCvFile } from '../../lib/cv-file/use-cv-file.ts';
import { ViewerFailed, ViewerLoading } from '../../lib/cv-file/viewer-states.tsx';
import { PdfPages } from '../../lib/pdf/pdf-pages.tsx';
import type { PdfView } from '../../lib/pdf/pdf-view.ts';
import { useQuotedPlace } from '../../lib/pdf/use-quoted-place.ts';
import { useCandidate } from '../../lib/use-candidate.ts';
import { useT } from '../../messages/index.ts';
import styles from './cv-viewer.module.css';
import { NoCv } from './no-cv.tsx';
import { useViewerFrame } from './use-viewer-frame.ts';
import { ViewerBar } from './viewer-bar.tsx';

const ASIDE_FROM = '(min-width: 1200px)';
const FIRST_VIEW: PdfView = { page: 1, zoom: 1 };

export function Viewer({ candidateId, onClose, aside, foot }: CvViewerProps) {
  const t = useT();
  const dialog = useRef<HTMLDivElement>(null);
  const candidate = useCandidate(candidateId);
  const known = candidate.data?.data;
  const { place, applicationId } = useQuotedPlace();
  // The CV that came with an application may be quoted where the candidate has none.
  const hasCv = known !== undefined && (known.hasCv || applicationId !== undefined);
  const cv = useCvFile(candidateId, hasCv, applicationId);
  const [view, setView] = useState(FIRST_VIEW);
  /** The page that was asked for by its number; a new object each time, so that the same page can be asked for again. */
  const [wanted, setWanted] = useState<{ page: number }>();
  const hasRoom = useMediaQuery(ASIDE_FROM);
  const isBeside = Boolean(aside) && hasRoom;
  useViewerFrame(dialog, onClose);
  const name = known && fullName(known);
  const failure = candidate.error && !known ? candidate.error : cv.error;
  const retry = () => (known ? cv.retry() : candidate.mutate());
  const content = () => {
    if (failure)
      return <ViewerFailed title={t('candidates.cv.loadFailed')} error={failure} onRetry={retry} />;
    if (known && !hasCv)
      return (
        <NoCv
          candidateId={candidateId}
          title={t('candidates.cv.none')}
          uploadLabel={t('candidates.cv.upload')}
        />
      );
    if (!cv.pdf) return <ViewerLoading />;
    return (
      <PdfPages
        key={cv.pdf.id}
        pdf={cv.pdf}
        view={view}
        wanted={wanted}
        place={place}
        onViewChange={setView}
      />
    );
  };
  return (
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={name ? t('candidates.cv.labelOf', { name }) : t('candidates.cv.label')}
      tabIndex={-1}
      className={styles.viewer}
    >
      <div className={styles.main}>
        <ViewerBar
          title={name ?? ''}
          fileName={known?.cvFileName ?? (name ? `${name}.pdf` : 'cv.pdf')}
          file={cv.file}
          count={cv.pdf?.sizes.length ?? 0}
          view={view}
          onViewChange={setView}
          onGoTo={(page) => setWanted({ page })}
          onClose={onClose}
        />
        {content()}
        {foot && !isBeside && <div className={styles.foot}>{foot}</div>}
      </div>
      {isBeside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
