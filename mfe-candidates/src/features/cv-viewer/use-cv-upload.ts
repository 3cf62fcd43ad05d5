import { isApiError, upload, useRefresh } from '@cantera/shared/api-client';
import { getCandidate, getCv, uploadCv } from '@cantera/shared/contracts/candidates';
import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import { toast } from '@cantera/shared/design-system';
import { useState } from 'react';
import { useT } from '../../messages/index.ts';

const isPdf = ({ type, name }: File): boolean =>
  type === 'application/pdf' || (type === '' && name.toLowerCase().endsWith('.pdf'));

/** Sends a CV that is a PDF and small enough; otherwise, and when the server refuses it, `problem` says why. */
export function useCvUpload(candidateId: string) {
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
