import { call } from '@cantera/shared/api-client';
import { updateCandidateExpectedSalary } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { formatMoney } from '@cantera/shared/i18n';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCandidateChange } from '../../../lib/use-candidate.ts';
import { useT } from '../../../messages/index.ts';
import { FieldFailure } from './field-failure.tsx';
import styles from './profile.module.css';
import { type AmountRange, expectedAmounts, typedRange } from './typed-values.ts';
import { useFieldSave } from './use-field-save.ts';

const EMPTY: AmountRange = { from: '', to: '' };
const textOf = (amount: number | undefined) => (amount === undefined ? '' : String(amount));
const isSame = (a: AmountRange, b: AmountRange) => a.from === b.from && a.to === b.to;

/** What is typed of the two, until they are saved or taken back; `range` is what stands there. */
function useSalaryTyping(candidate: Candidate) {
  const change = useCandidateChange(candidate.id);
  const { expectedSalary } = candidate;
  const currency = expectedSalary?.currency ?? 'EUR';
  const saved = expectedSalary
    ? { from: textOf(expectedSalary.amountFrom), to: textOf(expectedSalary.amountTo) }
    : EMPTY;
  const [draft, setDraft] = useState<AmountRange>();
  const { pending, failure, save, drop } = useFieldSave((range: AmountRange) =>
    change(() =>
      call(updateCandidateExpectedSalary, {
        params: { id: candidate.id },
        body: { ...expectedAmounts(range), currency },
      }),
    ),
  );
  const commit = async (isLeaving: boolean) => {
    if (!draft) return;
    const isChanged = !isSame(draft, pending?.value ?? saved);
    const { amountFrom, amountTo } = expectedAmounts(draft);
    const next = isChanged ? { from: textOf(amountFrom), to: textOf(amountTo) } : draft;
    setDraft(isLeaving ? undefined : next);
    if (!isChanged) return;
    const isDone = await save(next);
    if (!isDone) setDraft((now) => (now && isSame(now, next) ? saved : now));
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) void commit(true);
  };
  const onFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (draft) return;
    // Drawn at once: a value that changes a moment later would lose what was selected on the way in.
    flushSync(() => setDraft(pending?.value ?? saved));
    currentTarget.select();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void commit(false);
    if (event.key === 'Escape' && draft && !isSame(draft, saved)) {
      event.stopPropagation();
      setDraft(saved);
    }
  };
  const range = draft ?? pending?.value ?? saved;
  const type = (end: keyof AmountRange, typed: string) => setDraft(typedRange(range, end, typed));
  const isTyping = draft !== undefined;
  return { range, isTyping, currency, pending, failure, save, drop, type, onBlur, onFocus, onKey };
}

/** From and to, saved together when focus leaves the two, or on Enter. */
export function ExpectedSalary({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { range, isTyping, currency, pending, failure, save, drop, type, onBlur, onFocus, onKey } =
    useSalaryTyping(candidate);
  const read = (amount: string) => (amount === '' ? '' : formatMoney(Number(amount), currency));
  const end = (name: keyof AmountRange) => (
    <input
      type="text"
      inputMode="numeric"
      className={styles.inline}
      aria-label={t(name === 'from' ? 'candidates.field.expectedFrom' : 'candidates.field.expectedTo')}
      placeholder={t(name === 'from' ? 'candidates.field.from' : 'candidates.field.to')}
      autoComplete="off"
      value={isTyping ? range[name] : read(range[name])}
      onFocus={onFocus}
      onChange={(event) => type(name, event.target.value)}
      onKeyDown={onKey}
    />
  );
  return (
    <div className={styles.fieldArea}>
      <fieldset
        className={styles.range}
        aria-label={t('candidates.field.expectedSalary')}
        aria-busy={pending !== undefined}
        onBlur={onBlur}
      >
        {end('from')}
        <span aria-hidden>–</span>
        {end('to')}
      </fieldset>
      {failure && (
        <FieldFailure
          label={t('candidates.field.expectedSalary')}
          typed={[failure.typed.from, failure.typed.to].filter(Boolean).join(' – ')}
          reason={failure.reason}
          onRetry={() => void save(failure.typed)}
          onDrop={drop}
        />
      )}
    </div>
  );
}
