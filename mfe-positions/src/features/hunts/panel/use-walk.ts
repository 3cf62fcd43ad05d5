import type { PoolCandidate } from '@cantera/shared/contracts/hunts';
import { useT } from '../../../messages/hunts.ts';
import type { HuntAddress } from '../data/use-hunt-address.ts';

/** The neighbours of whoever is open, among the people of the tab over all pages. */
export function useWalk(people: readonly PoolCandidate[], personId: string, { change }: HuntAddress) {
  const t = useT();
  const at = people.findIndex(({ id }) => id === personId);
  const to = (id: string | undefined) =>
    id === undefined ? undefined : () => change({ candidateId: id }, true);
  return {
    place: at < 0 ? undefined : t('hunts.panel.place', { at: at + 1, count: people.length }),
    onPrevious: at < 0 ? undefined : to(people[at - 1]?.id),
    onNext: at < 0 ? undefined : to(people[at + 1]?.id),
    /** On to who comes next, or came before; away from the panel when nobody else is there. */
    leave: () => change({ candidateId: (people[at + 1] ?? people[at - 1])?.id ?? null }, true),
  };
}
export type Walk = ReturnType<typeof useWalk>;
