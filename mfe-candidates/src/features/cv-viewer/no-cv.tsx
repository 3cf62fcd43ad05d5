import { uploadCv } from '@cantera/shared/contracts/candidate-cvs';
import { EmptyState } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { FileX } from 'lucide-react';
import { useT } from '../../messages/index.ts';
import styles from './cv-viewer.module.css';
import { UploadButton } from './upload-button.tsx';
import { useCvUpload } from './use-cv-upload.ts';

type NoCvProps = { candidateId: string; title: string; uploadLabel: string };

/** There is no CV: it can be uploaded here. */
export function NoCv({ candidateId, title, uploadLabel }: NoCvProps) {
  const t = useT();
  const canWrite = useMay(uploadCv);
  const { send, isBusy, problem } = useCvUpload(candidateId);
  return (
    <div className={styles.state}>
      <EmptyState
        icon={<FileX />}
        title={title}
        description={canWrite ? t('candidates.cv.noneText') : undefined}
        actions={canWrite && <UploadButton isPrimary label={uploadLabel} isBusy={isBusy} onPick={send} />}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
