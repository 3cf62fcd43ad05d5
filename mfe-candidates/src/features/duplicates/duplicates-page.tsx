import { call, useApi, useRefresh } from '@cantera/shared/api-client';
import {
  type DuplicatePair,
  dismissDuplicate,
  listDuplicates,
  restoreDuplicate,
  startDuplicateScan,
} from '@cantera/shared/contracts/duplicates';
import { EmptyState, toast } from '@cantera/shared/design-system';
import { type ListConfig, useListState } from '@cantera/shared/lists';
import { useMay } from '@cantera/shared/session';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../messages/doubles.ts';
import { CardPages } from './card-pages.tsx';
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
    } catch {
      toast.standardError();
    }
    await refresh(listDuplicates);
    setBusyId(undefined);
  };
  return { busyId, dismiss };
}

/** Candidates who look like one person, two by two, the surest first. */
export function Component() {
  const t = useT();
  const canScan = useMay(startDuplicateScan);
  const list = useListState(LIST);
  const query = useApi(
    listDuplicates,
    { query: { page: list.page, perPage: list.pageSize } },
    { keepPreviousData: true },
  );
  const { busyId, dismiss } = useDismissal();
  return (
    <CardPages
      title={t('candidates.doubles.title')}
      meta={(count) => t('candidates.doubles.count', { count })}
      actions={<Link to="/candidates/merges">{t('candidates.merges.title')}</Link>}
      above={<ScanBar />}
      query={query}
      list={list}
      errorTitle={t('candidates.doubles.error')}
      empty={
        <EmptyState
          icon={<Users />}
          title={t('candidates.doubles.none')}
          description={t(canScan ? 'candidates.doubles.noneTextAdmin' : 'candidates.doubles.noneText')}
          actions={<Link to="/candidates">{t('candidates.page.backToList')}</Link>}
        />
      }
    >
      {(pair) => (
        <PairCard
          key={pair.id}
          pair={pair}
          isBusy={busyId === pair.id}
          onDismiss={() => void dismiss(pair)}
        />
      )}
    </CardPages>
  );
}
