import { call } from '@cantera/shared/api-client';
import { type BoardApplication, listSteps } from '@cantera/shared/contracts/pipeline';

/** Who is neither hired nor discarded, how many are hired, and the step of those who are discarded. */
export interface InProcess {
  readonly applications: readonly Pick<BoardApplication, 'id' | 'version'>[];
  readonly hired: number;
  readonly discardedStepId: string;
}

/** Asks the server who is in the process of a position now. */
export async function readInProcess(positionId: string): Promise<InProcess> {
  const { data } = await call(listSteps, { params: { id: positionId } });
  const isOpen = (type: string) => type === 'INBOX' || type === 'STEP';
  return {
    applications: data.items.flatMap((step) => (isOpen(step.type) ? step.applications : [])),
    hired: data.items.reduce((sum, step) => sum + (step.type === 'HIRED' ? step.applications.length : 0), 0),
    discardedStepId: data.items.find(({ type }) => type === 'DISCARDED')?.id ?? '',
  };
}
