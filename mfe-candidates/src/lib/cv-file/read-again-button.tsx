import { call } from '@cantera/shared/api-client';
import { readCvAgain } from '@cantera/shared/contracts/candidate-cvs';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { toast } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../messages/index.ts';
import { useCandidateChange } from '../use-candidate.ts';
import styles from './cv-file.module.css';

type ReadAgainProps = { candidate: Pick<Candidate, 'id' | 'hasCv' | 'cvStatus'> };

/** Has the stored CV read again into the profile; only who may change the candidate sees it. */
export function ReadAgainButton({ candidate }: ReadAgainProps) {
  const t = useT();
  const mayAsk = useMay(readCvAgain);
  const change = useCandidateChange(candidate.id);
  const [isBusy, setIsBusy] = useState(false);
  if (!mayAsk || !candidate.hasCv) return null;
  const isBeingRead = candidate.cvStatus === 'PENDING';
  const isWaiting = isBusy || isBeingRead;
  const ask = async () => {
    if (isWaiting) return;
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
    // It stays focusable while it waits: focus that vanishes is lost to a keyboard.
    <Button
      title={t('candidates.cv.readAgainHint')}
      icon={isWaiting && <LoaderCircle className={styles.spinner} aria-hidden />}
      aria-busy={isWaiting}
      aria-disabled={isWaiting || undefined}
      className={isWaiting ? styles.waiting : undefined}
      onClick={ask}
    >
      {t(isBeingRead ? 'candidates.cv.beingRead' : 'candidates.cv.readAgain')}
    </Button>
  );
}
