import type { Candidate } from '@cantera/shared/contracts/candidates';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { useCandidate } from '../../lib/use-candidate.ts';

/** A form's page: the form once its candidate is there. Until then the layout above shows its skeleton. */
export const candidateForm = (UpdateForm: ComponentType<{ candidate: Candidate }>) =>
  function Component() {
    const { candidate: id = '' } = useParams();
    const candidate = useCandidate(id).data?.data;
    return candidate ? <UpdateForm candidate={candidate} /> : null;
  };
