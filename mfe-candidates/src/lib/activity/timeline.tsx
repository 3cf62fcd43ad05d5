import type { ActivityKind } from '@cantera/shared/contracts/activity';
import { EmptyState } from '@cantera/shared/design-system';
import { History } from 'lucide-react';
import { useT } from '../../messages/index.ts';
import { WriteMessage } from '../composer/write-message.tsx';
import styles from './activity.module.css';
import { Entries } from './entries.tsx';
import { KindFilter } from './kind-filter.tsx';

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
  return (
    <div className={styles.timeline}>
      <div className={styles.bar}>
        <KindFilter value={kind} onChange={onKindChange} />
        <WriteMessage candidateId={candidateId} applicationId={applicationId} />
      </div>
      <Entries
        shown={{ candidateId, kind }}
        label={t('candidates.activity.title')}
        {...(kind && { onClearFilters: () => onKindChange(undefined) })}
        empty={
          <EmptyState
            icon={<History />}
            title={t('candidates.activity.empty')}
            description={t('candidates.activity.emptyText')}
          />
        }
      />
    </div>
  );
}
