import { call, isApiError } from '@cantera/shared/api-client';
import {
  type CandidateMerge,
  type MergeField,
  type MergePreview,
  type MergeSide,
  mergeCandidates,
} from '@cantera/shared/contracts/merges';
import { BusyButton, confirm, toast } from '@cantera/shared/design-system';
import { formatDate } from '@cantera/shared/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fullName } from '../../lib/person-name.ts';
import { useMergeRefresh, useMergeUndo } from '../../lib/use-merge-undo.ts';
import { useT } from '../../messages/index.ts';
import styles from './duplicates.module.css';
import { FieldChoice } from './field-choice.tsx';
import { Lists, type ListsChoice, listsOf } from './merge-lists.tsx';
import { fieldsToChoose, preselected } from './merge-values.ts';
import { WhatMoves } from './what-moves.tsx';

type Choices = Partial<Record<MergeField, MergeSide>>;

/** Merges, opens the survivor and offers the way back. */
function useMerging({ survivor, other }: MergePreview, onChanged: () => void) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useMergeRefresh();
  const undo = useMergeUndo();
  const [isBusy, setIsBusy] = useState(false);
  const finish = async ({ id }: CandidateMerge) => {
    navigate(`/candidates/${survivor.id}`);
    toast.success(t('candidates.merge.done'), {
      action: { label: t('candidates.merges.undoShort'), onSelect: () => void undo(id) },
    });
    await refresh();
  };
  const merge = async (fields: Choices, lists: ListsChoice) => {
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

/** The choice of each value, what of the lists stays, what will move, and the merge. */
export function MergeForm({ preview, onChanged }: { preview: MergePreview; onChanged: () => void }) {
  const t = useT();
  const { survivor, other } = preview;
  const entries = fieldsToChoose(t, survivor, other);
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(entries.map((entry) => [entry.field, preselected(entry)])),
  );
  const [lists, setLists] = useState(() => listsOf(survivor, other));
  const { isBusy, merge } = useMerging(preview, onChanged);
  const names = { survivor: fullName(survivor), other: fullName(other) };
  return (
    <div className={styles.merge}>
      <p>{t('candidates.merge.intro', names)}</p>
      <div className={styles.fields}>
        <div className={styles.field} aria-hidden>
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
            value={choices[entry.field] ?? 'SURVIVOR'}
            onChange={(side) => setChoices((current) => ({ ...current, [entry.field]: side }))}
          />
        ))}
      </div>
      <Lists survivor={survivor} other={other} value={lists} onChange={setLists} />
      <WhatMoves preview={preview} />
      <div className={styles.mergeFoot}>
        <BusyButton type="primary" isBusy={isBusy} onClick={() => void merge(choices, lists)}>
          {t('candidates.merge.action')}
        </BusyButton>
      </div>
    </div>
  );
}
