import type { PendingDiscard } from '@cantera/shared/contracts/discard-scoring';
import type { BoardApplication } from '@cantera/shared/contracts/pipeline';
import { Checkbox } from '@cantera/shared/design-system';
import { type Ref, useId } from 'react';
import { useT } from '../../../../messages/autodiscard.ts';
import styles from './pending.module.css';
import { PendingRow } from './pending-row.tsx';
import type { WaitingPerson } from './use-pending-calls.ts';

interface PendingListProps {
  /** The list itself: one element for each of `rows`. */
  ref: Ref<HTMLUListElement>;
  rows: readonly PendingDiscard[];
  pending: readonly BoardApplication[];
  positionId: string;
  canSettle: boolean;
  search: string;
  selected: ReadonlySet<string>;
  restoring: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onConfirm: (people: readonly WaitingPerson[]) => void;
  onRestore: (people: readonly WaitingPerson[]) => void;
}

/** The rows of those who wait, each with its decision, and the box that chooses all. */
export function PendingList({
  ref,
  rows,
  pending,
  positionId,
  canSettle,
  selected,
  onSelect,
  ...props
}: PendingListProps) {
  const t = useT();
  const cards = new Map(pending.map((application) => [application.id, application]));
  const allId = useId();
  const candidateIds = pending.map(({ candidate }) => candidate.id).join();
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const hasAll = selected.size === pending.length;
  return (
    <>
      {canSettle && (
        <div className={styles.all}>
          <Checkbox
            id={allId}
            checked={hasAll}
            isMixed={selected.size > 0 && !hasAll}
            onChange={() => onSelect(hasAll ? new Set() : new Set(pending.map(({ id }) => id)))}
          />
          <label htmlFor={allId}>{t('pending.all', { count: pending.length })}</label>
        </div>
      )}
      <ul ref={ref} className={styles.list} aria-label={t('pending.list')}>
        {rows.map((discard) => {
          const { applicationId: id, candidateId, name } = discard;
          const search = new URLSearchParams({ applicationId: id, candidateId, candidateIds });
          if (props.search) search.set('toolbar.query', props.search);
          return (
            <PendingRow
              key={id}
              discard={discard}
              to={`/positions/${positionId}?${search}`}
              isStale={cards.get(id)?.scoring?.isStale}
              isSelected={selected.has(id)}
              isRestoring={props.restoring.has(id)}
              canSettle={canSettle}
              onSelect={() => toggle(id)}
              onConfirm={() => props.onConfirm([{ id, name }])}
              onRestore={() => props.onRestore([{ id, name }])}
            />
          );
        })}
      </ul>
    </>
  );
}
