import type { CandidateListItem } from '@cantera/shared/contracts/candidates';
import { useShortcuts } from '@cantera/shared/keyboard';
import { useT } from '../../messages/index.ts';
import type { useRowsAddress } from './use-rows-address.ts';

const candidateOf = (target: EventTarget | null): string | undefined =>
  target instanceof HTMLElement ? target.dataset.candidate : undefined;

/** V on a name of the list opens that candidate with the CV over it. */
export function useRowCv(
  rows: readonly CandidateListItem[] | undefined,
  change: ReturnType<typeof useRowsAddress>['change'],
): void {
  const t = useT();
  useShortcuts('page', [
    {
      keys: ['v'],
      label: t('candidates.keys.rowCv'),
      isMeant: (target) => rows?.some((row) => row.id === candidateOf(target) && row.hasCv) ?? false,
      run: ({ target }) => change({ candidateId: candidateOf(target), candidateMode: 'cv' }),
    },
  ]);
}
