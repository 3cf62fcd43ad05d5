import { shownName } from '@cantera/shared/contracts/default-names';
import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { Checkbox } from '@cantera/shared/design-system';
import { currentLocale } from '@cantera/shared/session';
import { useId } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useT } from '../../../messages/report.ts';
import styles from '../report.module.css';
import type { ReportValues } from '../report-values.ts';

interface StepsFieldProps {
  form: UseFormReturn<ReportValues>;
  steps: readonly BoardStep[];
  /** Applications that the report is about; all when left out. */
  only: ReadonlySet<string> | undefined;
}

interface ChoiceProps {
  label: string;
  note?: string;
  isOn: boolean;
  isMixed?: boolean;
  onChange: (isOn: boolean) => void;
}

function Choice({ label, note, isOn, isMixed, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <Checkbox
        id={id}
        checked={isOn}
        isMixed={isMixed}
        aria-describedby={note && `${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {note && (
        <span id={`${id}-note`} className={styles.quiet}>
          {note}
        </span>
      )}
    </div>
  );
}

/** The steps whose applications a position's report holds; at least one. */
export function StepsField({ form, steps, only }: StepsFieldProps) {
  const t = useT();
  const id = useId();
  const { field } = useController({ control: form.control, name: 'stepIds' });
  const chosen = field.value;
  const peopleOf = ({ applications }: BoardStep) =>
    only ? applications.filter((application) => only.has(application.id)).length : applications.length;
  // In the order of the board, whatever the order in which they were ticked.
  const choose = (isWanted: (stepId: string) => boolean) =>
    field.onChange(steps.map((step) => step.id).filter(isWanted));
  const isAll = steps.length > 0 && steps.every((step) => chosen.includes(step.id));
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{t('report.steps')}</legend>
      <Choice
        label={t('report.steps.all')}
        isOn={isAll}
        isMixed={!isAll && chosen.length > 0}
        onChange={(isOn) => choose(() => isOn)}
      />
      {steps.map((step) => (
        <Choice
          key={step.id}
          label={shownName(step.name, currentLocale())}
          note={t('report.steps.people', { count: peopleOf(step) })}
          isOn={chosen.includes(step.id)}
          onChange={(isOn) => choose((other) => (other === step.id ? isOn : chosen.includes(other)))}
        />
      ))}
      <p id={`${id}-hint`} className={styles.hint}>
        {chosen.length === 0 && t('report.steps.hint')}
      </p>
    </fieldset>
  );
}
