import { DataView } from '@cantera/shared/data-view';
import { SkeletonRows } from '@cantera/shared/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './activity.module.css';
import { Entry } from './entry.tsx';
import { OlderEntries } from './older-entries.tsx';
import { type ShownTimeline, useActivityPage } from './use-activity.ts';

interface EntriesProps {
  shown: ShownTimeline;
  /** The name of the list. */
  label: string;
  empty: ReactNode;
  /** Shows entries of every kind again. */
  onClearFilters?: () => void;
}

/** What happened with a person, newest first, in its states. */
export function Entries({ shown, label, empty, onClearFilters }: EntriesProps) {
  const t = useT();
  const query = useActivityPage(shown);
  return (
    <DataView
      query={query}
      isEmpty={({ data }) => data.items.length === 0}
      isFiltered={onClearFilters !== undefined}
      {...(onClearFilters && { onClearFilters })}
      errorTitle={t('candidates.activity.error')}
      skeleton={<SkeletonRows rows={5} columns={[28, '1fr']} />}
      empty={empty}
    >
      {({ data }) => (
        <ul className={styles.list} aria-label={label} key={shown.kind}>
          {data.items.map((entry) => (
            <Entry key={entry.id} entry={entry} candidateId={shown.candidateId} />
          ))}
          {data.next && <OlderEntries shown={shown} before={data.next} />}
        </ul>
      )}
    </DataView>
  );
}
