import { call, isApiError, useRefresh } from '@cantera/shared/api-client';
import { createIntake, listIntakes } from '@cantera/shared/contracts/intakes';
import { toast } from '@cantera/shared/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import { intakeAddress } from './intake-address.ts';
import { sendToIntake } from './uploads.ts';

/** Begins an intake with files, for a position or none, and opens it while they are sent. */
export function useStartIntake(positionId: string | undefined) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isStarting, setIsStarting] = useState(false);
  const start = async (files: readonly File[]) => {
    setIsStarting(true);
    try {
      const { data } = await call(createIntake, { body: positionId ? { positionId } : {} });
      sendToIntake(data.id, files);
      void refresh(listIntakes);
      void navigate(intakeAddress(data.id));
    } catch (error) {
      if (isApiError(error) && error.is(createIntake, 'POSITION_NOT_OPEN'))
        toast.error(t('candidates.assign.notOpen'));
      else if (isApiError(error) && error.is(createIntake, 'NOT_A_RECRUITER'))
        toast.error(t('candidates.assign.notMine'));
      else toast.standardError();
    } finally {
      setIsStarting(false);
    }
  };
  return { start, isStarting };
}
