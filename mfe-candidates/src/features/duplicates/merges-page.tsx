import { useApi } from '@cantera/shared/api-client';
import { type CandidateMerge, listMerges } from '@cantera/shared/contracts/merges';
import { DataView, type ListConfig, Pagination, useListState } from '@cantera/shared/data-view';
import { BusyButton, confirm, EmptyState, PageHeader } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import { usePageTitle } from '@cantera/shared/session';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMergeUndo } from '../../lib/use-merge-undo.ts';
import { useT } from '../../messages/index.ts';
import styles from './duplicates.module.css';

const LIST: ListConfig<Record<string, never>> = { filters: {} };

function MergeEntry({ merge }: { merge: CandidateMerge }) {
  const t = useT();
  const undo = useMergeUndo();
  const [isBusy, setIsBusy] = useState(false);
  const names = { other: merge.other.name, survivor: merge.survivor.name };
  const title = t('candidates.merges.entry', names);
  const ask = async () => {
    const isSure = await confirm({
      title: t('candidates.merges.undoTitle', names),
      body: t('candidates.merges.undoText'),
      confirmLabel: t('candidates.merges.undo'),
    });
    if (!isSure) return;
    setIsBusy(true);
    await undo(merge.id);
    setIsBusy(false);
  };
  return (
    <li className={styles.pair} aria-label={title}>
      <Link className={styles.name} to={`/candidates/${merge.survivor.id}`}>
        {title}
      </Link>
      <span className={styles.quiet}>
        {t('candidates.merges.by', {
          name: merge.mergedBy?.name ?? t('candidates.merges.formerMember'),
          date: formatDateTime(merge.mergedAt),
        })}
      </span>
      {merge.setAside.map((application) => (
        <span key={`${application.positionId} ${application.of}`} className={styles.line}>
          {t('candidates.merges.setAside', {
            position: application.positionTitle,
            step: application.stepName,
            count: application.moves.length,
          })}
        </span>
      ))}
      <div className={styles.foot}>
        <span className={styles.reasons}>
          {merge.undoneAt && t('candidates.merges.undoneAt', { date: formatDateTime(merge.undoneAt) })}
          {merge.blockedBy && t('candidates.merges.followed')}
        </span>
        {!merge.undoneAt && !merge.blockedBy && (
          <BusyButton isBusy={isBusy} onClick={() => void ask()}>
            {t('candidates.merges.undo')}
          </BusyButton>
        )}
      </div>
    </li>
  );
}

/** What was merged, by whom, what was set aside, and the way back. */
export function Component() {
  const t = useT();
  usePageTitle(t('candidates.merges.title'));
  const list = useListState(LIST);
  const query = useApi(
    listMerges,
    { query: { page: list.page, perPage: list.pageSize } },
    { keepPreviousData: true },
  );
  const total = query.data?.data.pagination.totalItems ?? 0;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('candidates.merges.title')}
        actions={<Link to="/candidates/duplicates">{t('candidates.doubles.title')}</Link>}
      />
      <div className={styles.body}>
        <DataView
          query={query}
          isEmpty={({ data }) => data.items.length === 0}
          errorTitle={t('candidates.merges.error')}
          empty={
            <EmptyState
              icon={<Merge />}
              title={t('candidates.merges.none')}
              description={t('candidates.merges.noneText')}
              actions={<Link to="/candidates/duplicates">{t('candidates.doubles.title')}</Link>}
            />
          }
        >
          {({ data }) => (
            <ul className={styles.pairs} aria-label={t('candidates.merges.title')}>
              {data.items.map((merge) => (
                <MergeEntry key={merge.id} merge={merge} />
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
