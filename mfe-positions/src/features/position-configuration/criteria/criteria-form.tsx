import { type Criteria, MAX_CRITERIA, updateCriteria } from '@cantera/shared/contracts/scoring';
import { BusyButton, EmptyState } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Button, Input } from 'antd';
import { ListChecks, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useT } from '../../../messages/index.ts';
import styles from './criteria.module.css';
import { draftsOf, wordsProblem } from './criteria-draft.ts';
import { CriterionRow } from './criterion-row.tsx';
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
  const drafts = draftsOf(criteria, edit.changes);
  const save = () => {
    const wrong = list.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else void edit.save();
  };
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
          {edit.hasConflict && <p role="alert">{t('configuration.criteria.changed')}</p>}
          <BusyButton type="primary" isBusy={edit.isSaving} disabled={!edit.isChanged} onClick={save}>
            {t('configuration.criteria.save')}
          </BusyButton>
        </div>
      )}
    </>
  );
}
