import { isApiError, upload, useRefresh } from '@cantera/shared/api-client';
import { getCv, uploadCv } from '@cantera/shared/contracts/candidate-cvs';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { toast } from '@cantera/shared/design-system';
import { useState } from 'react';
import { cvProblem } from '../../lib/intake/cv-file.ts';
import { useT } from '../../messages/index.ts';

/** Sends a CV that is a PDF and small enough; otherwise, and when the server refuses it, `problem` says why. */
export function useCvUpload(candidateId: string) {
  const t = useT();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (file: File) => {
    const unfit = cvProblem(file);
    if (unfit) return setProblem(t(unfit));
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
