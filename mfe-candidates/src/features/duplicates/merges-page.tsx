import { useApi } from '@cantera/shared/api-client';
import { shownName } from '@cantera/shared/contracts/default-names';
import { type CandidateMerge, listMerges } from '@cantera/shared/contracts/merges';
import { BusyButton, confirm, EmptyState } from '@cantera/shared/design-system';
import { formatDate, formatDateTime } from '@cantera/shared/i18n';
import { type ListConfig, useListState } from '@cantera/shared/lists';
import { currentLocale } from '@cantera/shared/session';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMergeUndo } from '../../lib/use-merge-undo.ts';
import { useT } from '../../messages/doubles.ts';
import { CardPages } from './card-pages.tsx';
import styles from './duplicates.module.css';

const LIST: ListConfig<Record<string, never>> = { filters: {} };

/** Whether a merge stands, and what must be undone before it can be. */
function MergeState({ merge: { undoneAt, undoneBy, blockedBy } }: { merge: CandidateMerge }) {
  const t = useT();
  if (undoneAt)
    return t('candidates.merges.undoneAt', {
      name: undoneBy?.name ?? t('candidates.merges.formerMember'),
      date: formatDateTime(undoneAt),
    });
  if (!blockedBy) return null;
  return t('candidates.merges.blocked', {
    other: blockedBy.other.name,
    survivor: blockedBy.survivor.name,
    date: formatDate(blockedBy.mergedAt),
  });
}

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
            step: shownName(application.stepName, currentLocale()),
            count: application.moves.length,
          })}
        </span>
      ))}
      <div className={styles.foot}>
        <span className={styles.reasons}>
          <MergeState merge={merge} />
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
  const list = useListState(LIST);
  const query = useApi(
    listMerges,
    { query: { page: list.page, perPage: list.pageSize } },
    { keepPreviousData: true },
  );
  const pairs = <Link to="/candidates/duplicates">{t('candidates.doubles.title')}</Link>;
  return (
    <CardPages
      title={t('candidates.merges.title')}
      actions={pairs}
      query={query}
      list={list}
      errorTitle={t('candidates.merges.error')}
      empty={
        <EmptyState
          icon={<Merge />}
          title={t('candidates.merges.none')}
          description={t('candidates.merges.noneText')}
          actions={pairs}
        />
      }
    >
      {(merge) => <MergeEntry key={merge.id} merge={merge} />}
    </CardPages>
  );
}
