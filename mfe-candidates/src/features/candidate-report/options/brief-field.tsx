import { MAX_BRIEF } from '@cantera/shared/contracts/report-options';
import { TextArea } from '@cantera/shared/forms';
import { Button } from 'antd';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useT } from '../../../messages/report.ts';
import styles from '../report.module.css';
import type { ReportValues } from '../report-values.ts';

interface BriefFieldProps {
  form: UseFormReturn<ReportValues>;
  /** As the machine makes it now. */
  made: string;
  /** AI was to choose what it tells, and gave no answer. */
  isUnanswered: boolean;
}

/** The brief that a machine put together, marked as such until somebody changes it. */
export function BriefField({ form, made, isUnanswered }: BriefFieldProps) {
  const t = useT();
  const { control, setValue, getValues, watch } = form;
  const isOwn = useWatch({ control, name: 'isBriefOwn' });
  useEffect(() => {
    if (!getValues('isBriefOwn')) setValue('brief', made);
  }, [made, getValues, setValue]);
  useEffect(() => {
    const { unsubscribe } = watch((_, { name, type }) => {
      if (name === 'brief' && type === 'change' && !getValues('isBriefOwn')) setValue('isBriefOwn', true);
    });
    return unsubscribe;
  }, [watch, getValues, setValue]);
  const byMachine = isUnanswered ? 'report.briefUnanswered' : 'report.briefByMachine';
  const reset = () => {
    setValue('isBriefOwn', false);
    setValue('brief', made);
  };
  return (
    <>
      <TextArea
        control={control}
        name="brief"
        label={t('report.brief')}
        rows={6}
        longest={MAX_BRIEF}
        hint={<span role="status">{t(isOwn ? 'report.briefChanged' : byMachine)}</span>}
        isOptional
      />
      {isOwn && (
        <p className={styles.group}>
          <Button size="small" onClick={reset}>
            {t('report.briefReset')}
          </Button>
        </p>
      )}
    </>
  );
}
