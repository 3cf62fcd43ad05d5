import { type Criteria, MAX_CRITERIA, updateCriteria } from '@cantera/shared/contracts/scoring';
import { BusyButton, EmptyState } from '@cantera/shared/design-system';
import { SaveConflict } from '@cantera/shared/forms';
import { useMay } from '@cantera/shared/session';
import { Button, Input } from 'antd';
import { ListChecks, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../../messages/configuration.ts';
import styles from './criteria.module.css';
import { draftsOf, wordsProblem } from './criteria-draft.ts';
import { CriterionRow } from './criterion-row.tsx';
import { SavedCriteria } from './saved-criteria.tsx';
import { useCriteriaChanges } from './use-criteria-changes.ts';

function AddCriterion({ isFull, onAdd }: { isFull: boolean; onAdd: (label: string) => void }) {
  const t = useT();
  const fullId = useId();
  const [label, setLabel] = useState('');
  const add = (): void => {
    if (label.trim() === '' || isFull) return;
    onAdd(label.trim());
    setLabel('');
  };
  return (
    <div className={styles.head}>
      <Input
        aria-label={t('configuration.criteria.addLabel')}
        value={label}
        maxLength={100}
        disabled={isFull}
        aria-describedby={isFull ? fullId : undefined}
        onChange={({ target }) => setLabel(target.value)}
        onPressEnter={add}
      />
      <Button icon={<Plus size={16} aria-hidden />} disabled={isFull} onClick={add}>
        {t('configuration.criteria.add')}
      </Button>
      {isFull && (
        <p id={fullId} className={styles.about}>
          {t('configuration.criteria.full', { count: MAX_CRITERIA })}
        </p>
      )}
    </div>
  );
}

interface CriteriaFormProps {
  positionId: string;
  criteria: Criteria;
  onStuck: (isStuck: boolean) => void;
}

/** The criteria with their weights and words; what is typed stays when saving fails. */
export function CriteriaForm({ positionId, criteria, onStuck }: CriteriaFormProps) {
  const t = useT();
  const mayWrite = useMay(updateCriteria);
  const edit = useCriteriaChanges(positionId, criteria, onStuck);
  const list = useRef<HTMLUListElement>(null);
  const drafts = draftsOf(criteria, edit.changes, edit.base);
  const save = (overwrites: boolean) => {
    const wrong = list.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else void edit.save({ overwrites });
  };
  const hasConflict = edit.conflicts > 0;
  const hadConflict = useRef(false);
  useEffect(() => {
    // The choice takes the focus with it when it is made.
    if (hadConflict.current && !hasConflict && document.activeElement === document.body)
      list.current?.focus();
    hadConflict.current = hasConflict;
  }, [hasConflict]);
  /** The focus stays where the rows are when what had it goes. */
  const remove = (id: string) => {
    list.current?.focus();
    edit.remove(id);
  };
  return (
    <>
      {drafts.length === 0 && (
        <EmptyState icon={<ListChecks aria-hidden />} title={t('configuration.criteria.empty')} />
      )}
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('configuration.criteria')}>
        {drafts.map((draft) => (
          <CriterionRow
            key={draft.id}
            draft={draft}
            criterion={criteria.criteria.find(({ id }) => id === draft.id)}
            scored={criteria.scored}
            isReadOnly={!mayWrite}
            onChange={(change) => edit.change(draft.id, change)}
            problem={wordsProblem(edit.changes.changed[draft.id] ?? {})}
            onRemove={() => remove(draft.id)}
          />
        ))}
      </ul>
      {mayWrite && (
        <div className={styles.foot}>
          <AddCriterion isFull={drafts.length >= MAX_CRITERIA} onAdd={edit.add} />
          {hasConflict && (
            <div className={styles.conflict}>
              <SaveConflict
                key={edit.conflicts}
                isSaving={edit.isSaving}
                onReload={edit.discard}
                onOverwrite={() => save(true)}
              />
              {edit.base && <SavedCriteria base={edit.base} criteria={criteria} />}
            </div>
          )}
          <BusyButton
            type="primary"
            isBusy={edit.isSaving}
            disabled={!edit.isChanged}
            onClick={() => save(false)}
          >
            {t('configuration.criteria.save')}
          </BusyButton>
        </div>
      )}
    </>
  );
}
