import { uploadCv } from '@cantera/shared/contracts/candidate-cvs';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { Download, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PagesRead } from '../../../lib/cv-file/pages-read.tsx';
import { ReadAgainButton } from '../../../lib/cv-file/read-again-button.tsx';
import { useCvFile } from '../../../lib/cv-file/use-cv-file.ts';
import { ViewerFailed } from '../../../lib/cv-file/viewer-states.tsx';
import { PdfPages } from '../../../lib/pdf/pdf-pages.tsx';
import type { PdfView } from '../../../lib/pdf/pdf-view.ts';
import { useQuotedPlace } from '../../../lib/pdf/use-quoted-place.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useCandidate } from '../../../lib/use-candidate.ts';
import { useT } from '../../../messages/index.ts';
import { NoCv } from '../no-cv.tsx';
import { UploadButton } from '../upload-button.tsx';
import { useCvUpload } from '../use-cv-upload.ts';
import styles from './cv-page.module.css';

const FIRST_VIEW: PdfView = { page: 1, zoom: 1 };

function Loading() {
  const t = useT();
  return (
    <div className={styles.loading} role="status" aria-label={t('candidates.cv.loading')}>
      <LoaderCircle className={styles.spinner} aria-hidden />
    </div>
  );
}

type BarProps = { candidate: Candidate; file: Blob | undefined };

function Bar({ candidate, file }: BarProps) {
  const t = useT();
  const canWrite = useMay(uploadCv);
  const { send, isBusy, problem } = useCvUpload(candidate.id);
  const fileName = candidate.cvFileName ?? `${fullName(candidate)}.pdf`;
  return (
    <div className={styles.bar}>
      <span className={styles.fileName} title={fileName}>
        {fileName}
      </span>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button
        icon={<Download aria-hidden />}
        disabled={!file}
        onClick={() => file && saveFile(file, fileName)}
      >
        {t('candidates.cv.download')}
      </Button>
      <ReadAgainButton candidate={candidate} />
      {canWrite && <UploadButton label={t('candidates.cv.update')} isBusy={isBusy} onPick={send} />}
      <PagesRead pages={candidate.cvPages} className={styles.note} />
    </div>
  );
}

/** The CV in the candidate's page, with Download and the way to put another in its place. */
export function Component() {
  const t = useT();
  const { candidate: id = '' } = useParams();
  const candidate = useCandidate(id).data?.data;
  const { place, applicationId } = useQuotedPlace();
  const hasCv = candidate !== undefined && (candidate.hasCv || applicationId !== undefined);
  const cv = useCvFile(id, hasCv, applicationId);
  const [view, setView] = useState(FIRST_VIEW);
  // The layout above shows its skeleton until the candidate is there.
  if (!candidate) return null;
  if (!hasCv)
    return (
      <NoCv
        candidateId={id}
        title={t('candidates.cv.noneUploaded')}
        uploadLabel={t('candidates.cv.uploadShort')}
      />
    );
  const content = () => {
    if (cv.error)
      return <ViewerFailed title={t('candidates.cv.pageFailed')} error={cv.error} onRetry={cv.retry} />;
    if (!cv.pdf) return <Loading />;
    return (
      <PdfPages
        key={cv.pdf.id}
        pdf={cv.pdf}
        view={view}
        wanted={undefined}
        place={place}
        onViewChange={setView}
      />
    );
  };
  return (
    <>
      <Bar candidate={candidate} file={cv.file} />
      <div className={styles.frame}>{content()}</div>
    </>
  );
}
