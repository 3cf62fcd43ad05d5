import { isApiError } from '@cantera/shared/api-client';
import { MAX_QUERY_LENGTH, searchCandidates } from '@cantera/shared/contracts/candidate-search';

/** Why what is looked for is not searched, whoever asked for it: asking once more cannot help. */
export type Refusal = 'TOO_LONG' | 'TOO_COMPLEX';

export const isTooLong = (words: string): boolean => words.trim().length > MAX_QUERY_LENGTH;

/** What a failed search says against what was asked; undefined where it is no fault of that. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isApiError(error)) return undefined;
  if (error.is(searchCandidates, 'QUERY_TOO_COMPLEX')) return 'TOO_COMPLEX';
  return error.fields.queryTerm === 'too_long' ? 'TOO_LONG' : undefined;
}
