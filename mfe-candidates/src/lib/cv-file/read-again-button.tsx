import { call } from '@cantera/shared/api-client';
import { type Candidate, readCvAgain } from '@cantera/shared/contracts/candidates';
import { toast } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../messages/index.ts';
import { useCandidateChange } from '../use-candidate.ts';

type ReadAgainProps = { candidate: Pick<Candidate, 'id' | 'hasCv' | 'cvStatus'> };

/** Has the stored CV read again into the profile; only who may change the candidate sees it. */
export function ReadAgainButton({ candidate }: ReadAgainProps) {
  const t = useT();
  const mayAsk = useMay(readCvAgain);
  const change = useCandidateChange(candidate.id);
  const [isBusy, setIsBusy] = useState(false);
  if (!mayAsk || !candidate.hasCv) return null;
  const ask = async () => {
    setIsBusy(true);
    try {
      await change(() => call(readCvAgain, { params: { id: candidate.id } }));
      toast.status(t('candidates.cv.readAgainAsked'));
    } catch {
      toast.standardError();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      title={t('candidates.cv.readAgainHint')}
      loading={isBusy}
      disabled={candidate.cvStatus === 'PENDING'}
      onClick={ask}
    >
      {t('candidates.cv.readAgain')}
    </Button>
  );
}
