import { call, isApiError } from '@cantera/shared/api-client';
import {
  type CandidateMerge,
  type MergeField,
  type MergePreview,
  type MergeSide,
  mergeCandidates,
} from '@cantera/shared/contracts/merges';
import { fullName } from '@cantera/shared/contracts/text';
import { BusyButton, classNames, confirm, toast } from '@cantera/shared/design-system';
import { formatDate } from '@cantera/shared/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMergeRefresh, useMergeUndo } from '../../lib/use-merge-undo.ts';
import { useT as useRemoteT } from '../../messages/index.ts';
import { useT } from '../../messages/merging.ts';
import styles from './duplicates.module.css';
import { FieldChoice } from './field-choice.tsx';
import { type KeptLists, keptLists, NOTHING_CHOSEN } from './list-choice.ts';
import { Lists } from './merge-lists.tsx';
import { fieldsToChoose, newerOf, preselected } from './merge-values.ts';
import { WhatMoves } from './what-moves.tsx';

type Choices = Partial<Record<MergeField, MergeSide>>;

/** Merges, opens the survivor and offers the way back. */
function useMerging({ survivor, other }: MergePreview, onChanged: () => void) {
  const t = useT();
  const remoteT = useRemoteT();
  const navigate = useNavigate();
  const refresh = useMergeRefresh();
  const undo = useMergeUndo();
  const [isBusy, setIsBusy] = useState(false);
  const finish = async ({ id }: CandidateMerge) => {
    navigate(`/candidates/${survivor.id}`);
    toast.success(t('candidates.merge.done'), {
      action: { label: remoteT('candidates.merges.undoShort'), onSelect: () => void undo(id) },
    });
    await refresh();
  };
  const merge = async (fields: Choices, lists: KeptLists) => {
    const isSure = await confirm({
      title: t('candidates.merge.confirmTitle', { other: fullName(other), survivor: fullName(survivor) }),
      body: t('candidates.merge.confirmText'),
      confirmLabel: t('candidates.merge.action'),
    });
    if (!isSure) return;
    setIsBusy(true);
    const body = {
      survivorId: survivor.id,
      otherId: other.id,
      survivorVersion: survivor.version,
      otherVersion: other.version,
      fields,
      lists,
    };
    try {
      const { data } = await call(mergeCandidates, { body });
      await finish(data);
    } catch (error) {
      setIsBusy(false);
      if (!isApiError(error) || (error.status !== 409 && error.status !== 400)) return toast.standardError();
      toast.error(t('candidates.merge.changed'));
      onChanged();
    }
  };
  return { isBusy, merge };
}

/** The choice of each value, what of the lists stays, what will move, and the merge. What was chosen outlives a new reading. */
export function MergeForm({ preview, onChanged }: { preview: MergePreview; onChanged: () => void }) {
  const t = useT();
  const remoteT = useRemoteT();
  const { survivor, other } = preview;
  const [chosen, setChosen] = useState<Choices>({});
  const [lists, setLists] = useState(NOTHING_CHOSEN);
  const { isBusy, merge } = useMerging(preview, onChanged);
  const names = { survivor: fullName(survivor), other: fullName(other) };
  const newer = newerOf(survivor, other);
  const entries = fieldsToChoose(remoteT, survivor, other).map((entry) => ({
    ...entry,
    side: chosen[entry.field] ?? preselected(entry, newer),
  }));
  const submit = () =>
    merge(
      Object.fromEntries(entries.map(({ field, side }) => [field, side])),
      keptLists(survivor, other, lists),
    );
  return (
    <div className={styles.merge}>
      <div className={styles.values}>
        <p>{t('candidates.merge.intro', names)}</p>
        <div className={styles.fields}>
          <div className={classNames(styles.field, styles.columns)} aria-hidden>
            <span className={styles.head}>
              {t('candidates.merge.stays', { date: formatDate(survivor.createdAt) })}
            </span>
            <span className={styles.headOther}>
              {t('candidates.merge.goes', { date: formatDate(other.createdAt) })}
            </span>
          </div>
          {entries.map((entry) => (
            <FieldChoice
              key={entry.field}
              entry={entry}
              names={names}
              since={{ survivor: survivor.createdAt, other: other.createdAt }}
              value={entry.side}
              onChange={(side) => setChosen((current) => ({ ...current, [entry.field]: side }))}
            />
          ))}
        </div>
        <Lists survivor={survivor} other={other} choice={lists} onChange={setLists} />
      </div>
      <div className={styles.summary}>
        <WhatMoves preview={preview} />
        <BusyButton type="primary" isBusy={isBusy} onClick={() => void submit()}>
          {t('candidates.merge.action')}
        </BusyButton>
      </div>
    </div>
  );
}
