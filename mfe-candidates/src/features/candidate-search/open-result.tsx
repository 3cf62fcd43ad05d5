import { useRefresh } from '@cantera/shared/api-client';
import { searchCandidates } from '@cantera/shared/contracts/candidate-search';
import { Checkbox } from '@cantera/shared/design-system';
import { useId } from 'react';
import { AssignButton } from '../../lib/assign/assign-button.tsx';
import { OpenCandidate } from '../../lib/candidate-rows/open-candidate.tsx';
import type { useRowsAddress } from '../../lib/candidate-rows/use-rows-address.ts';
import { useT } from '../../messages/search.ts';
import type { SearchList } from './data/search-list.ts';
import type { Search } from './data/use-search.ts';
import { useWalk } from './data/use-walk.ts';
import styles from './search.module.css';

type OpenResultProps = {
  candidateId: string;
  list: SearchList;
  search: Search;
  address: ReturnType<typeof useRowsAddress>;
  onSelect: (ids: readonly string[]) => void;
  /** Told who was assigned, and who of them is left. */
  onAssigned: (asked: readonly string[], left: readonly string[]) => void;
};

/** The candidate in the address between their neighbours, to be chosen or assigned. */
export function OpenResult({ candidateId, list, search, address, onSelect, onAssigned }: OpenResultProps) {
  const t = useT();
  const id = useId();
  const walk = useWalk(list, search, candidateId, address.change);
  const { selected, assignToPositionId } = list.filters;
  const others = selected.filter((other) => other !== candidateId);
  const refresh = useRefresh();
  const leave = () => {
    address.change({
      candidateId: undefined,
      candidateMode: undefined,
      selected: others.join(',') || undefined,
    });
    void refresh(searchCandidates);
  };
  return (
    <OpenCandidate
      candidateId={candidateId}
      address={address}
      {...walk}
      onDeleted={leave}
      foot={
        <div className={styles.footActions}>
          <span className={styles.choose}>
            <Checkbox
              id={id}
              checked={selected.includes(candidateId)}
              onChange={({ target }) => onSelect(target.checked ? [...others, candidateId] : others)}
            />
            <label htmlFor={id}>{t('search.choose')}</label>
          </span>
          <AssignButton
            selected={[candidateId]}
            positionId={assignToPositionId}
            onAssigned={(left) => onAssigned([candidateId], left)}
          />
        </div>
      }
    />
  );
}
