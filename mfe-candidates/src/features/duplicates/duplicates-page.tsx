import { call, useApi, useRefresh } from '@cantera/shared/api-client';
import {
  type DuplicatePair,
  dismissDuplicate,
  listDuplicates,
  restoreDuplicate,
} from '@cantera/shared/contracts/duplicates';
import { DataView, type ListConfig, Pagination, useListState } from '@cantera/shared/data-view';
import { EmptyState, PageHeader, toast } from '@cantera/shared/design-system';
import { usePageTitle } from '@cantera/shared/session';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import styles from './duplicates.module.css';
import { PairCard } from './pair-card.tsx';
import { ScanBar } from './scan-bar.tsx';

const LIST: ListConfig<Record<string, never>> = { filters: {} };

/** Says that two are not one person, and offers to take it back. */
function useDismissal() {
  const t = useT();
  const refresh = useRefresh();
  const [busyId, setBusyId] = useState<string>();
  const restore = async ({ id }: DuplicatePair) => {
    try {
      await call(restoreDuplicate, { params: { id } });
    } catch {
      toast.standardError();
    }
    await refresh(listDuplicates);
  };
  const dismiss = async (pair: DuplicatePair) => {
    setBusyId(pair.id);
    try {
      await call(dismissDuplicate, { params: { id: pair.id } });
      toast.success(t('candidates.doubles.dismissed'), {
        action: { label: t('candidates.merges.undoShort'), onSelect: () => void restore(pair) },
      });
      await refresh(listDuplicates);
    } catch {
      toast.standardError();
    }
    setBusyId(undefined);
  };
  return { busyId, dismiss };
}

/** Candidates who look like one person, two by two, the surest first. */
export function Component() {
  const t = useT();
  usePageTitle(t('candidates.doubles.title'));
  const list = useListState(LIST);
  const query = useApi(
    listDuplicates,
    { query: { page: list.page, perPage: list.pageSize } },
    { keepPreviousData: true },
  );
  const { busyId, dismiss } = useDismissal();
  const total = query.data?.data.pagination.totalItems ?? 0;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('candidates.doubles.title')}
        meta={query.data && t('candidates.doubles.count', { count: total })}
        actions={<Link to="/candidates/merges">{t('candidates.merges.title')}</Link>}
      />
      <ScanBar />
      <div className={styles.body}>
        <DataView
          query={query}
          isEmpty={({ data }) => data.items.length === 0}
          errorTitle={t('candidates.doubles.error')}
          empty={
            <EmptyState
              icon={<Users />}
              title={t('candidates.doubles.none')}
              description={t('candidates.doubles.noneText')}
              actions={<Link to="/candidates">{t('candidates.page.backToList')}</Link>}
            />
          }
        >
          {({ data }) => (
            <ul className={styles.pairs} aria-label={t('candidates.doubles.title')}>
              {data.items.map((pair) => (
                <PairCard
                  key={pair.id}
                  pair={pair}
                  isBusy={busyId === pair.id}
                  onDismiss={() => void dismiss(pair)}
                />
              ))}
            </ul>
          )}
        </DataView>
      </div>
      {total > 0 && (
        <Pagination
          page={list.page}
          pageSize={list.pageSize}
          total={total}
          onPageChange={list.setPage}
          onPageSizeChange={list.setPageSize}
          pageSizes={[10, 25, 50]}
        />
      )}
    </div>
  );
}
