import { addCandidates } from '@cantera/shared/contracts/applications';
import { useCan, useMay } from '@cantera/shared/session';
import { Link } from 'react-router-dom';
import { searchAddress } from '../../../lib/search-address.ts';
import { useT } from '../../../messages/board.ts';
import styles from './lane.module.css';

interface NobodyYetProps {
  position: { id: string; title: string };
  /** Whether the reader may change this process. */
  canAdd: boolean;
}

/** To the search for candidates by the position's title, for who may search. */
export function SearchLink({ position }: Pick<NobodyYetProps, 'position'>) {
  const t = useT();
  const maySearch = useCan('candidates.search');
  return maySearch && <Link to={searchAddress(position)}>{t('board.actions.search')}</Link>;
}

/** Says in the inbox of an open position without candidates who will come there, and the ways to add somebody. */
export function NobodyYet({ position, canAdd }: NobodyYetProps) {
  const t = useT();
  const mayAdd = useMay(addCandidates) && canAdd;
  return (
    <div className={styles.nobody}>
      <p>{t('board.nobody.text')}</p>
      {mayAdd && (
        <Link to={`/candidates?${new URLSearchParams({ assignToPositionId: position.id })}`}>
          {t('board.nobody.assign')}
        </Link>
      )}
      <SearchLink position={position} />
    </div>
  );
}
