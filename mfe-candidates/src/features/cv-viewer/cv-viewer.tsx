import type { CvViewerProps } from '@cantera/shared/remotes';
import { Messages, useT } from '../../messages/index.ts';

export const CvViewer = (props: CvViewerProps) => (
  <Messages>
    <Viewer {...props} />
  </Messages>
);

function Viewer({ onClose }: CvViewerProps) {
  const t = useT();
  return (
    <section aria-label={t('candidates.cv.label')}>
      <button type="button" onClick={onClose}>
        {t('candidates.panel.close')}
      </button>
    </section>
  );
}
