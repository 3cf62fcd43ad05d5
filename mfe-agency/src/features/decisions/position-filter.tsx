import { useApi } from '@cantera/shared/api-client';
import { getPosition, listPositions } from '@cantera/shared/contracts/positions';
import { Checkbox, ErrorState, FilterButton, SearchInput, useText } from '@cantera/shared/design-system';
import type { ListState } from '@cantera/shared/lists';
import { useId, useState } from 'react';
import { useT } from '../../messages/decisions.ts';
import type { DecisionListFilters } from './decision-list.ts';
import styles from './decisions.module.css';

/** So many are offered; the rest is found by its name. */
const OFFERED = 20;
const WIDTH = 280;

interface ChoicesProps {
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

function Choices({ chosen, onChoose }: ChoicesProps) {
  const t = useT();
  const text = useText();
  const id = useId();
  const [term, setTerm] = useState('');
  const query = useApi(
    listPositions,
    { query: { perPage: OFFERED, ...(term ? { search: term } : {}) } },
    { keepPreviousData: true },
  );
  const positions = query.data?.data.items ?? [];
  return (
    <>
      <div className={styles.find}>
        <SearchInput
          label={text('shared.searchIn', { label: t('decisions.position') })}
          value={term}
          onChange={setTerm}
        />
      </div>
      {query.error && !query.data && (
        <ErrorState title={t('decisions.positions.error')} onRetry={() => query.mutate()} />
      )}
      <ul className={styles.choices}>
        {positions.map((position) => (
          <li key={position.id} className={styles.choice}>
            <Checkbox
              id={`${id}-${position.id}`}
              checked={position.id === chosen}
              onChange={() => onChoose(position.id === chosen ? undefined : position.id)}
            />
            <label htmlFor={`${id}-${position.id}`}>{position.title}</label>
          </li>
        ))}
      </ul>
      {query.data && positions.length === 0 && <p className={styles.none}>{text('shared.noResults')}</p>}
    </>
  );
}

/** By one position; of one that is gone the decisions are still found, under no name. */
export function PositionFilter({ list }: { list: ListState<DecisionListFilters> }) {
  const t = useT();
  const { position } = list.filters;
  const { data, error } = useApi(getPosition, position ? { params: { id: position } } : null);
  const name = data?.data.title ?? (error ? t('decisions.positionGone') : '…');
  return (
    <FilterButton
      label={t('decisions.position')}
      {...(position ? { value: name } : {})}
      width={WIDTH}
      onClear={() => list.setFilter('position', undefined)}
    >
      {(close) => (
        <Choices
          chosen={position}
          onChoose={(id) => {
            list.setFilter('position', id);
            close();
          }}
        />
      )}
    </FilterButton>
  );
}
