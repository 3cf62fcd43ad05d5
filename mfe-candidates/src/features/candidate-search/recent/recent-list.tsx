import type { LatestSearch } from '@cantera/shared/contracts/candidate-search';
import { fullName } from '@cantera/shared/contracts/text';
import { DataView } from '@cantera/shared/data-view';
import { AvatarGroup, classNames, EmptyState, IconButton, SkeletonRows } from '@cantera/shared/design-system';
import { formatAge } from '@cantera/shared/i18n';
import { History, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../messages/search.ts';
import type { RecentSearches } from '../data/use-recent-searches.ts';
import styles from './recent.module.css';

/** Three rows in the geometry of those to come (AIS-15). */
const Skeletons = () => <SkeletonRows rows={3} height={56} columns={['1fr', 88]} />;

type RecordProps = { record: LatestSearch; href: string; onOpen?: () => void; onDelete: () => void };

function Record({ record, href, onOpen, onDelete }: RecordProps) {
  const t = useT();
  const { queryTerm, totalResult, executedAt, firstCandidates } = record;
  const words = queryTerm || t('search.recent.noWords');
  const people = firstCandidates.map((person) => ({
    id: person.id,
    name: fullName(person),
    imageUrl: person.profileImageUrl,
  }));
  return (
    <li className={styles.record}>
      <div className={styles.what}>
        <Link to={href} className={styles.words} title={words} onClick={onOpen}>
          {words}
        </Link>
        <span className={styles.meta}>
          {t('search.recent.total', { count: totalResult })}
          {' · '}
          <time dateTime={executedAt}>{formatAge(executedAt)}</time>
        </span>
      </div>
      <AvatarGroup people={people} max={3} size={24} />
      <IconButton
        size="small"
        label={t('search.recent.delete', { words })}
        icon={<Trash2 size={14} aria-hidden />}
        onClick={onDelete}
      />
    </li>
  );
}

type RecentListProps = {
  recent: RecentSearches;
  hrefTo: (record: LatestSearch) => string;
  /** Told that one is gone to. */
  onOpen?: () => void;
  /** Stands below a title, whose edge the words keep. */
  isFlush?: boolean;
};

/** The reader's latest searches, each with what it found, when, and the way to delete it. */
export function RecentList({ recent, hrefTo, onOpen, isFlush = false }: RecentListProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const remove = (record: LatestSearch, index: number) => {
    void recent.remove(record);
    // The button goes with its record: the focus goes to the neighbour's.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
  };
  return (
    <DataView
      query={recent.query}
      isEmpty={({ data }) => data.items.length === 0}
      skeleton={<Skeletons />}
      errorTitle={t('search.recent.error')}
      empty={
        <EmptyState
          icon={<History />}
          title={t('search.recent.empty')}
          description={t('search.recent.emptyText')}
        />
      }
    >
      {({ data }) => (
        <ul
          ref={list}
          className={classNames(styles.list, isFlush && styles.flush)}
          aria-label={t('search.recent.title')}
        >
          {data.items.map((record, index) => (
            <Record
              key={record.queryId}
              record={record}
              href={hrefTo(record)}
              onOpen={onOpen}
              onDelete={() => remove(record, index)}
            />
          ))}
        </ul>
      )}
    </DataView>
  );
}
