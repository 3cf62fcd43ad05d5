import { useApi } from '@cantera/shared/api-client';
import type { EndpointInput } from '@cantera/shared/contracts';
import type { previewCandidateReport, previewPositionReport } from '@cantera/shared/contracts/reports';

type PreviewEndpoint = typeof previewCandidateReport | typeof previewPositionReport;

/**
 * Reads a report's preview; the one before stays in sight while the next comes. `isAnswered`: what is there is the answer to what
 * is asked now, and not that of other options. Null: nothing can be asked.
 */
export function usePreviewRead<E extends PreviewEndpoint>(endpoint: E, input: EndpointInput<E> | null) {
  const query = useApi(endpoint, input, { keepPreviousData: true });
  const { data: answer, error } = useApi(endpoint, input);
  return { query, isAnswered: answer !== undefined && error === undefined };
}
