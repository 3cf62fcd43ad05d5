import type { ActivityKind } from '@cantera/shared/contracts/activity';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState, SkeletonRows } from '@cantera/shared/design-system';
import { History } from 'lucide-react';
import { useT } from '../../messages/index.ts';
import { WriteMessage } from '../composer/write-message.tsx';
import styles from './activity.module.css';
import { Entry } from './entry.tsx';
import { KindFilter } from './kind-filter.tsx';
import { OlderEntries } from './older-entries.tsx';
import { useActivityPage } from './use-activity.ts';

interface TimelineProps {
  candidateId: string;
  /** The application from which the person is looked at: a message is about it unless something else is chosen. */
  applicationId?: string | undefined;
  kind: ActivityKind | undefined;
  onKindChange: (kind: ActivityKind | undefined) => void;
}

/** What happened with a person, newest first, by kind, and the way to write to them; for the page and for the panel. */
export function Timeline({ candidateId, applicationId, kind, onKindChange }: TimelineProps) {
  const t = useT();
  const shown = { candidateId, kind };
  const query = useActivityPage(shown);
  return (
    <div className={styles.timeline}>
      <div className={styles.bar}>
        <KindFilter value={kind} onChange={onKindChange} />
        <WriteMessage candidateId={candidateId} applicationId={applicationId} />
      </div>
      <DataView
        query={query}
        isEmpty={({ data }) => data.items.length === 0}
        isFiltered={kind !== undefined}
        onClearFilters={() => onKindChange(undefined)}
        errorTitle={t('candidates.activity.error')}
        skeleton={<SkeletonRows rows={5} columns={[28, '1fr']} />}
        empty={
          <EmptyState
            icon={<History />}
            title={t('candidates.activity.empty')}
            description={t('candidates.activity.emptyText')}
          />
        }
      >
        {({ data }) => (
          <ul className={styles.list} aria-label={t('candidates.activity.title')} key={kind}>
            {data.items.map((entry) => (
              <Entry key={entry.id} entry={entry} candidateId={candidateId} />
            ))}
            {data.next && <OlderEntries shown={shown} before={data.next} />}
          </ul>
        )}
      </DataView>
    </div>
  );
}
