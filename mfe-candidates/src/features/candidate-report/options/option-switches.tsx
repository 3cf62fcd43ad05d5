import type { MissingReason } from '@cantera/shared/contracts/reports';
import { SwitchField } from '@cantera/shared/forms';
import { type ReactNode, useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useT } from '../../../messages/report.ts';
import type { reportEn } from '../../../messages/texts-report-en.ts';
import styles from '../report.module.css';
import type { ReportValues } from '../report-values.ts';

type Missing = Readonly<Record<keyof typeof MISSING_OF, MissingReason | null>>;
export type Texts = Readonly<Record<MissingReason, keyof typeof reportEn>>;
type OptionName = (typeof MISSING_OF)[keyof typeof MISSING_OF];

/** The option that each reason of the server is about. */
const MISSING_OF = {
  scoring: 'isScoringIncluded',
  kq: 'isKqIncluded',
  skills: 'isSkillsIncluded',
  comments: 'areCommentsIncluded',
  salary: 'isSalaryInfoIncluded',
  expectedSalary: 'isExpectedSalaryIncluded',
  summary: 'isSummaryIncluded',
} as const;

const LABELS = {
  scoring: 'report.option.scoring',
  kq: 'report.option.kq',
  skills: 'report.option.skills',
  comments: 'report.option.comments',
  salary: 'report.option.salary',
  expectedSalary: 'report.option.expectedSalary',
  summary: 'report.option.summary',
} as const;

/** Why an option cannot be turned on, of a candidate. */
export const REASONS: Texts = {
  NO_APPLICATION: 'report.missing.noApplication',
  NO_SCORE: 'report.missing.noScore',
  NO_QUESTIONS: 'report.missing.noQuestions',
  NO_SKILLS: 'report.missing.noSkills',
  NO_COMMENTS: 'report.missing.noComments',
  NO_SALARY: 'report.missing.noSalary',
  NO_EXPECTED_SALARY: 'report.missing.noExpectedSalary',
  NO_SUMMARY: 'report.missing.noSummary',
  NOT_ALLOWED: 'report.missing.notAllowed',
};

/** What has gone since it was turned on is turned off. */
function useOnlyWhatIsThere(form: UseFormReturn<ReportValues>, missing: Missing | undefined): void {
  useEffect(() => {
    if (!missing) return;
    for (const [part, reason] of Object.entries(missing))
      if (reason !== null) form.setValue(MISSING_OF[part as keyof Missing], false);
  }, [form, missing]);
}

interface OptionSwitchesProps {
  form: UseFormReturn<ReportValues>;
  /** Undefined until the server has told. */
  missing: Missing | undefined;
  reasons: Texts;
  /** Whether skills can be left out. */
  hasSkills: boolean;
  /** Below `Comments`, once it is on, and below `Summary`. */
  comments: ReactNode;
  summary?: ReactNode;
  onComments: (isOn: boolean) => void;
}

/** What a report holds, each to be turned on or off; what there is none of says why. */
export function OptionSwitches({ form, missing, reasons, hasSkills, ...props }: OptionSwitchesProps) {
  const t = useT();
  const { control, setValue } = form;
  useOnlyWhatIsThere(form, missing);
  const [areCommentsOn, isSummaryOn] = useWatch({
    control,
    name: ['areCommentsIncluded', 'isSummaryIncluded'],
  });
  const reasonOf = (part: keyof Missing) => {
    const reason = missing?.[part];
    // Without an application there are no killer questions either.
    const told = part === 'kq' && reason === 'NO_APPLICATION' ? 'NO_QUESTIONS' : reason;
    return told && t(reasons[told]);
  };
  const option = (part: keyof Missing, onSwitch?: (isOn: boolean) => void, hint?: string) => {
    // What somebody may not see is not offered to them.
    if (missing?.[part] === 'NOT_ALLOWED') return null;
    const name: OptionName = MISSING_OF[part];
    const reason = reasonOf(part);
    return (
      <SwitchField
        control={control}
        name={name}
        label={t(LABELS[part])}
        isDisabled={missing === undefined || missing[part] !== null}
        hint={reason || hint}
        onSwitch={onSwitch}
      />
    );
  };
  const excludes =
    (other: 'isContactInfoIncluded' | 'isAnonyManagedDataIncluded') =>
    (isOn: boolean): void => {
      if (isOn) setValue(other, false);
    };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('report.options')}</legend>
      <SwitchField
        control={control}
        name="isContactInfoIncluded"
        label={t('report.option.personal')}
        hint={t('report.option.personalHint')}
        onSwitch={excludes('isAnonyManagedDataIncluded')}
      />
      <SwitchField
        control={control}
        name="isAnonyManagedDataIncluded"
        label={t('report.option.anonymize')}
        hint={t('report.option.anonymizeHint')}
        onSwitch={excludes('isContactInfoIncluded')}
      />
      {option('scoring')}
      {option('kq')}
      {hasSkills && option('skills')}
      {option('comments', props.onComments)}
      {areCommentsOn && props.comments}
      {option('salary')}
      {option('expectedSalary')}
      {option('summary', undefined, t('report.option.summaryHint'))}
      {isSummaryOn && props.summary}
    </fieldset>
  );
}
