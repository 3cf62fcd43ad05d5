import { isApiError, upload, useRefresh } from '@cantera/shared/api-client';
import { getCandidate, getCv, uploadCv } from '@cantera/shared/contracts/candidates';
import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import { BusyButton, EmptyState, toast } from '@cantera/shared/design-system';
import { useCan } from '@cantera/shared/session';
import { FileX, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './cv-viewer.module.css';

const isPdf = ({ type, name }: File): boolean =>
  type === 'application/pdf' || (type === '' && name.toLowerCase().endsWith('.pdf'));

function useUpload(candidateId: string) {
  const t = useT();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (file: File) => {
    if (!isPdf(file)) return setProblem(t('candidates.cv.notPdf'));
    if (file.size > MAX_FILE_BYTES) return setProblem(t('candidates.cv.tooLarge'));
    setProblem(undefined);
    setIsBusy(true);
    try {
      await upload(uploadCv, { params: { id: candidateId } }, { file });
      toast.success(t('candidates.cv.uploaded'));
      await refresh(getCandidate, ({ params }) => params.id === candidateId);
      await refresh(getCv, ({ params }) => params.id === candidateId);
    } catch (error) {
      const isRefused = isApiError(error) && error.type === 'VALIDATION';
      setProblem(t(isRefused ? 'candidates.cv.notPdf' : 'candidates.cv.uploadFailed'));
    } finally {
      setIsBusy(false);
    }
  };
  return { send, isBusy, problem };
}

/** There is no CV: it can be uploaded here. */
export function NoCv({ candidateId }: { candidateId: string }) {
  const t = useT();
  const canWrite = useCan('candidates.write');
  const input = useRef<HTMLInputElement>(null);
  const { send, isBusy, problem } = useUpload(candidateId);
  return (
    <div className={styles.state}>
      <EmptyState
        icon={<FileX />}
        title={t('candidates.cv.none')}
        description={canWrite ? t('candidates.cv.noneText') : undefined}
        actions={
          canWrite && (
            <BusyButton
              type="primary"
              icon={<Upload aria-hidden />}
              isBusy={isBusy}
              onClick={() => input.current?.click()}
            >
              {t('candidates.cv.upload')}
            </BusyButton>
          )
        }
      />
      <input
        ref={input}
        hidden
        type="file"
        accept="application/pdf,.pdf"
        aria-label={t('candidates.cv.upload')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void send(file);
        }}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
