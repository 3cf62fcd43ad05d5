import { Dialog } from '@cantera/shared/design-system';
import { formatNumber } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../messages/report.ts';
import { type Choice, CommentChoices } from './comment-choices.tsx';
import styles from './comments.module.css';

export interface Commented {
  readonly candidateId: string;
  readonly name: string;
}

interface SelectCommentsDialogProps {
  /** Whose comments: one, or several under their names. */
  people: readonly Commented[];
  chosen: readonly string[];
  /** How many at most. */
  most: number;
  onSave: (ids: readonly string[]) => void;
  onCancel: () => void;
}

/** The comments of one person, opened when they are asked for: there may be hundreds of people. */
function OfPerson({ person, choice }: { person: Commented; choice: Choice }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.person} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{person.name}</summary>
      {isOpen && <CommentChoices candidateId={person.candidateId} choice={choice} />}
    </details>
  );
}

/** Asks which comments a report has; they appear in the order in which they are chosen. */
export function SelectCommentsDialog({ people, chosen, most, onSave, onCancel }: SelectCommentsDialogProps) {
  const t = useT();
  const [ids, setIds] = useState(chosen);
  const toggle = (id: string) =>
    setIds((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  const choice: Choice = { ids, isFull: ids.length >= most, onToggle: toggle };
  const [only] = people;
  return (
    <Dialog
      title={t('report.comments.title')}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t('report.comments.cancel')}</Button>
          <Button type="primary" onClick={() => onSave(ids)}>
            {t('report.comments.save')}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>{t('report.comments.text')}</p>
      <p className={styles.count} role="status">
        {t('report.comments.chosen', { count: ids.length })}
        {choice.isFull && ` · ${t('report.comments.most', { count: formatNumber(most) })}`}
      </p>
      {people.length === 0 && <p className={styles.quiet}>{t('report.comments.noSteps')}</p>}
      {people.length === 1 && only && <CommentChoices candidateId={only.candidateId} choice={choice} />}
      {people.length > 1 &&
        people.map((person) => <OfPerson key={person.candidateId} person={person} choice={choice} />)}
    </Dialog>
  );
}
