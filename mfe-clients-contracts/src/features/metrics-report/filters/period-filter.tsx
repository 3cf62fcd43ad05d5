import { type Day, isDay } from '@cantera/shared/contracts/day';
import { isPeriodDay, MAX_PERIOD_DAYS, PERIOD_YEARS, periodProblem } from '@cantera/shared/contracts/metrics';
import { FilterButton } from '@cantera/shared/design-system';
import { formatDay } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { Check, CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../../messages/metrics.ts';
import { DEFAULT_PERIOD, PERIODS, type Span } from '../model/periods.ts';
import type { ChosenPeriod } from '../model/report-address.ts';
import styles from './filters.module.css';

type DayFieldProps = {
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (day: string) => void;
};

function DayField({ label, value, problem, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className={styles.date}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          <CircleAlert size={14} aria-hidden />
          {problem}
        </p>
      )}
    </div>
  );
}

/** What is wrong with the typed days, by field; nothing when they are a period. */
function useProblems() {
  const t = useT();
  return (from: string, to: string): { from?: string; to?: string } => {
    if (!isDay(from)) return { from: t('report.period.dayMissing') };
    if (!isDay(to)) return { to: t('report.period.dayMissing') };
    // As texts: a year has no thousands.
    const years = { first: String(PERIOD_YEARS.first), last: String(PERIOD_YEARS.last) };
    if (!isPeriodDay(from)) return { from: t('report.period.outOfYears', years) };
    if (!isPeriodDay(to)) return { to: t('report.period.outOfYears', years) };
    const problem = periodProblem({ from, to });
    if (!problem) return {};
    return {
      to:
        problem === 'too_big'
          ? t('report.period.tooLong', { days: MAX_PERIOD_DAYS })
          : t('report.period.endFirst'),
    };
  };
}

type DaysFormProps = { span: Span; onChoose: (span: Span) => void };

/** A period by its first and last day; what is wrong is said at its field when it is asked for. */
function DaysForm({ span, onChoose }: DaysFormProps) {
  const t = useT();
  const problemsOf = useProblems();
  const [from, setFrom] = useState<string>(span.from);
  const [to, setTo] = useState<string>(span.to);
  const [isAsked, setIsAsked] = useState(false);
  const problems = isAsked ? problemsOf(from, to) : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    const { from: first, to: last } = problemsOf(from, to);
    if (first === undefined && last === undefined) return onChoose({ from: from as Day, to: to as Day });
    event.currentTarget.querySelectorAll('input')[first === undefined ? 1 : 0]?.focus();
  };
  return (
    <form noValidate className={styles.days} onSubmit={submit}>
      <DayField label={t('report.period.from')} value={from} problem={problems.from} onChange={setFrom} />
      <DayField label={t('report.period.to')} value={to} problem={problems.to} onChange={setTo} />
      <Button htmlType="submit">{t('report.period.apply')}</Button>
    </form>
  );
}

type PeriodFilterProps = {
  period: ChosenPeriod;
  /** The days that the report shows now. */
  span: Span;
  onChange: (period: ChosenPeriod) => void;
};

/** Which days the report is about: a named period or the reader's own. */
export function PeriodFilter({ period, span, onChange }: PeriodFilterProps) {
  const t = useT();
  const isOwn = typeof period === 'object';
  const name = isOwn ? undefined : (period ?? DEFAULT_PERIOD);
  const value = isOwn
    ? t('report.period.span', { from: formatDay(period.from), to: formatDay(period.to) })
    : period && t(`report.period.${period}`);
  return (
    <FilterButton
      label={value ? t('report.period') : t(`report.period.${DEFAULT_PERIOD}`)}
      {...(value ? { value } : {})}
      onClear={() => onChange(undefined)}
      width={264}
    >
      {(close) => {
        const choose = (chosen: ChosenPeriod) => {
          onChange(chosen);
          close();
        };
        return (
          <>
            <ul className={styles.periods} aria-label={t('report.period')}>
              {PERIODS.map((known) => (
                <li key={known}>
                  <button
                    type="button"
                    className={styles.period}
                    aria-current={known === name}
                    onClick={() => choose(known)}
                  >
                    {t(`report.period.${known}`)}
                    {known === name && <Check size={16} aria-hidden />}
                  </button>
                </li>
              ))}
            </ul>
            <DaysForm span={span} onChoose={choose} />
          </>
        );
      }}
    </FilterButton>
  );
}
