import { call, useRefresh } from '@cantera/shared/api-client';
import { type Advert, getJobStatus, submitJob } from '@cantera/shared/contracts/job-boards';

/**
 * The portals that take a position when it is published everywhere: one that is just taking it out does not, and where it may
 * be out already a person decides on that one portal.
 */
export const takingPortals = (adverts: readonly Advert[]): number[] =>
  adverts
    .filter(({ status, reason }) => status !== 'UNPUBLISHING' && reason !== 'UNCERTAIN')
    .map(({ id }) => id);

/** Submits a position to the portals that a list of them names, and reads their status again. Rejects when it is refused. */
export function useSubmit(jobId: string) {
  const refresh = useRefresh();
  const isHere = ({ query }: { query: { jobId: string } }) => query.jobId === jobId;
  const readAgain = () => refresh(getJobStatus, isHere);
  return {
    readAgain,
    submit: async (portals: readonly number[]): Promise<void> => {
      await call(submitJob, { body: { jobId, portals: [...portals] } });
      await readAgain();
    },
    /** Submits it to all of them, where there are any. */
    submitEverywhere: async (): Promise<void> => {
      const { items } = await call(getJobStatus, { query: { jobId } });
      const portals = takingPortals(items);
      if (portals.length > 0) await call(submitJob, { body: { jobId, portals } });
      await readAgain();
    },
  };
}
