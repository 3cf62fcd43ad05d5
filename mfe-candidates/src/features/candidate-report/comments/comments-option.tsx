import { Button } from 'antd';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useT } from '../../../messages/report.ts';
import styles from '../report.module.css';
import type { ReportValues } from '../report-values.ts';
import { type Commented, SelectCommentsDialog } from './select-comments-dialog.tsx';

interface ChosenCommentsProps {
  form: UseFormReturn<ReportValues>;
  onChoose: () => void;
}

/** How many comments are chosen, and the way to choose others. */
export function ChosenComments({ form, onChoose }: ChosenCommentsProps) {
  const t = useT();
  const ids = useWatch({ control: form.control, name: 'commentIds' });
  if (ids.length === 0) return null;
  return (
    <p className={styles.under}>
      {t('report.comments.chosen', { count: ids.length })}{' '}
      <Button size="small" onClick={onChoose}>
        {t('report.comments.choose')}
      </Button>
    </p>
  );
}

interface CommentSelectionProps {
  form: UseFormReturn<ReportValues>;
  people: readonly Commented[];
  most: number;
  onClose: () => void;
}

/** Comments are on while some are chosen; `Cancel` leaves what was chosen before. */
export function CommentSelection({ form, people, most, onClose }: CommentSelectionProps) {
  const { getValues, setValue } = form;
  const end = (ids: readonly string[]) => {
    setValue('commentIds', [...ids], { shouldDirty: true });
    setValue('areCommentsIncluded', ids.length > 0, { shouldDirty: true });
    onClose();
  };
  return (
    <SelectCommentsDialog
      people={people}
      chosen={getValues('commentIds')}
      most={most}
      onSave={end}
      onCancel={() => end(getValues('commentIds'))}
    />
  );
}
