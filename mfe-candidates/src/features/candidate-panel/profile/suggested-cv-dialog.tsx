import { Dialog } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { useState } from 'react';
import styles from '../../../lib/cv-file/cv-file.module.css';
import { useSuggestedCv } from '../../../lib/cv-file/use-cv-file.ts';
import { ViewerFailed, ViewerLoading } from '../../../lib/cv-file/viewer-states.tsx';
import { PdfPages } from '../../../lib/pdf/pdf-pages.tsx';
import type { PdfView } from '../../../lib/pdf/pdf-view.ts';
import { useT } from '../../../messages/index.ts';

const FIRST_VIEW: PdfView = { page: 1, zoom: 1 };

type SuggestedCvDialogProps = {
  candidateId: string;
  suggestionId: string;
  fileName: string;
  onClose: () => void;
};

/** The CV that somebody sent in public, to be looked at before it takes the place of the one that is stored. */
export default function SuggestedCvDialog({
  candidateId,
  suggestionId,
  fileName,
  onClose,
}: SuggestedCvDialogProps) {
  const t = useT();
  const { pdf, error, retry } = useSuggestedCv(candidateId, suggestionId);
  const [view, setView] = useState(FIRST_VIEW);
  const content = () => {
    if (error) return <ViewerFailed title={t('candidates.cv.loadFailed')} error={error} onRetry={retry} />;
    if (!pdf) return <ViewerLoading />;
    return (
      <PdfPages
        key={pdf.id}
        pdf={pdf}
        view={view}
        place={undefined}
        wanted={undefined}
        onViewChange={setView}
      />
    );
  };
  return (
    <Dialog
      size="wide"
      title={t('candidates.suggestion.cvTitle', { name: fileName })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('candidates.suggestion.close')}</Button>}
    >
      <div className={styles.inDialog}>{content()}</div>
    </Dialog>
  );
}
