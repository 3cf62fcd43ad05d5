import { apiKey, call } from '@cantera/shared/api-client';
import { type Application, getApplication } from '@cantera/shared/contracts/applications';
import { correctVerdict, type Verdict } from '@cantera/shared/contracts/scoring';
import { toast } from '@cantera/shared/design-system';
import { useSWRConfig } from 'swr';

type Answer = { data: Application };

/** Puts a verdict over that of the search, shown at once, or takes it back with null; a refusal takes the change back. */
export function useCorrection({ id: applicationId, positionId, scoring }: Application) {
  const { mutate } = useSWRConfig();
  return async (criterionId: string, verdict: Verdict | null): Promise<void> => {
    const key = apiKey(getApplication, { params: { id: positionId, applicationId } });
    const shown = {
      ...scoring,
      criteria: scoring.criteria.map((criterion) =>
        criterion.id === criterionId && verdict ? { ...criterion, verdict } : criterion,
      ),
    };
    const send = async (current: Answer | undefined): Promise<Answer | undefined> => {
      const params = { id: positionId, applicationId, criterionId };
      const { data } = await call(correctVerdict, { params, body: { verdict } });
      return current && { data: { ...current.data, scoring: data } };
    };
    try {
      await mutate<Answer | undefined>(key, send, {
        optimisticData: (current) => current && { data: { ...current.data, scoring: shown } },
        rollbackOnError: true,
        revalidate: false,
      });
    } catch {
      toast.standardError();
    }
  };
}
