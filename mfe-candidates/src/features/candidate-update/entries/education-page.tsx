import type { Candidate } from '@cantera/shared/contracts/candidates';
import { candidateForm } from '../candidate-form.tsx';
import { EntriesForm } from './entries-form.tsx';
import { EDUCATION } from './entry-kinds.ts';

const EducationForm = ({ candidate }: { candidate: Candidate }) => (
  <EntriesForm candidate={candidate} kind={EDUCATION} />
);

export const Component = candidateForm(EducationForm);
