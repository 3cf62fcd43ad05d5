import type { CvStatus } from '@cantera/shared/contracts/enums';
import type { IntakeItemDetail } from '@cantera/shared/contracts/intakes';
import { EmptyState, ErrorState } from '@cantera/shared/design-system';
import { FileX, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { PdfPages } from '../../../lib/pdf/pdf-pages.tsx';
import type { PdfView } from '../../../lib/pdf/pdf-view.ts';
import type { QuotedPlace } from '../../../lib/pdf/quoted-place.ts';
import { useT } from '../../../messages/review.ts';
import { unreadWords } from '../review-words.ts';
import styles from './pane.module.css';
import { useItemFile } from './use-item-file.ts';

const FIRST_VIEW: PdfView = { page: 1, zoom: 1 };
/** Why the reader failed and the viewer fails, however often it is tried. */
const REASONS_TO_FAIL: readonly CvStatus[] = ['ENCRYPTED', 'BROKEN'];

type CvColumnProps = {
  item: IntakeItemDetail;
  /** Lines to show and to mark. */
  place: QuotedPlace | undefined;
};

/** The CV itself, beside what was read of it. Once it is decided the intake has no file any more. */
export function CvColumn({ item, place }: CvColumnProps) {
  const t = useT();
  const { pdf, hasFailed, retry } = useItemFile(item.cvUrl);
  const [view, setView] = useState(FIRST_VIEW);
  if (item.cvUrl === null) return null;
  const content = () => {
    const why = REASONS_TO_FAIL.includes(item.cvStatus) && unreadWords(item.cvStatus);
    if (hasFailed && why) return <EmptyState icon={<FileX />} title={t(why)} />;
    if (hasFailed) return <ErrorState title={t('candidates.cv.loadFailed')} onRetry={retry} />;
    if (pdf)
      return (
        <PdfPages
          key={pdf.id}
          pdf={pdf}
          view={view}
          wanted={undefined}
          place={place}
          onViewChange={setView}
        />
      );
    return (
      <div className={styles.loading} role="status" aria-label={t('candidates.cv.loading')}>
        <LoaderCircle className={styles.spinner} aria-hidden />
      </div>
    );
  };
  return (
    <section className={styles.cv} aria-label={t('candidates.cv.label')}>
      <p className={styles.fileName} title={item.fileName}>
        {item.fileName}
      </p>
      {content()}
    </section>
  );
}
