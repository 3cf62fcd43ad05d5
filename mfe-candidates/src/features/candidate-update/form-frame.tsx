import { Form, FormFoot, SubmitButton } from '@cantera/shared/forms';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { useT } from '../../messages/index.ts';
import styles from './update.module.css';
import type { UpdateFormTitle } from './update-forms.ts';

type FormFrameProps<V extends FieldValues, C, T> = {
  title: UpdateFormTitle;
  form: UseFormReturn<V, C, T>;
  onSubmit: (values: T, how: { overwrites: boolean }) => unknown;
  onReload: () => unknown;
  onFailure?: (error: unknown) => void;
  /** What became of the last save, when it needs more than a toast. */
  problem?: ReactNode;
  children: ReactNode;
};

/** One update form: its title with Save, its fields, and Save again at the foot, which stays in view. */
export function FormFrame<V extends FieldValues, C, T>({
  title,
  problem,
  children,
  ...form
}: FormFrameProps<V, C, T>) {
  const t = useT();
  const { candidate } = useParams();
  return (
    <Form {...form} label={t(title)} draftKey={`${title}:${candidate}`} className={styles.form}>
      <header className={styles.formHead}>
        <h2 className={styles.formTitle}>{t(title)}</h2>
        <SubmitButton>{t('candidates.edit.save')}</SubmitButton>
      </header>
      {problem && (
        <div role="alert" className={styles.problem}>
          <CircleAlert size={16} aria-hidden />
          <p>{problem}</p>
        </div>
      )}
      {children}
      <div className={styles.foot}>
        <FormFoot>
          <SubmitButton>{t('candidates.edit.save')}</SubmitButton>
        </FormFoot>
      </div>
    </Form>
  );
}
