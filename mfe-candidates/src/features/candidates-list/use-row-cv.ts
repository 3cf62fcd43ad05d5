import type { CandidateListItem } from '@cantera/shared/contracts/candidates';
import { isCvKey, usePageKeys } from '../../lib/page-keys.ts';
import type { useListAddress } from './use-list-address.ts';

/** V on a name of the list opens that candidate with the CV over it. */
export function useRowCv(
  rows: readonly CandidateListItem[] | undefined,
  change: ReturnType<typeof useListAddress>['change'],
): void {
  usePageKeys((event) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.candidate : undefined;
    if (!id || !isCvKey(event) || !rows?.some((row) => row.id === id && row.hasCv)) return;
    event.preventDefault();
    change({ candidateId: id, candidateMode: 'cv' });
  });
}
