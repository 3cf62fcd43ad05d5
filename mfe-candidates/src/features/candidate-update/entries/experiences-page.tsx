import type { Candidate } from '@cantera/shared/contracts/candidates';
import { candidateForm } from '../candidate-form.tsx';
import { EntriesForm } from './entries-form.tsx';
import { EXPERIENCES } from './entry-kinds.ts';

const ExperiencesForm = ({ candidate }: { candidate: Candidate }) => (
  <EntriesForm candidate={candidate} kind={EXPERIENCES} />
);

export const Component = candidateForm(ExperiencesForm);
