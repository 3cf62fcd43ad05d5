import type { FieldError } from '@cantera/shared/contracts';
import { type Day, firstDayOf } from '@cantera/shared/contracts/day';
import type { updatePositionBody } from '@cantera/shared/contracts/position-changes';
import type { z } from 'zod';
import { invalidFields } from '../../errors.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import type { PositionChange } from './positions.repository.ts';

export type PositionInput = z.output<typeof updatePositionBody>;

/** How the product sends a fee that is not used (PDET-25). */
const UNUSED = -1;

/** A partial date as a whole one: its first day. */
const wholeDate = (value: string | null): Day | null => (value === null ? null : firstDayOf(value));

const used = (value: number | null): number | null => (value === UNUSED ? null : value);

function requireFee(value: number | null, field: string): void {
  if (value !== null && value < 0 && value !== UNUSED) throw invalidFields({ [field]: 'too_small' });
}

function feeColumns(fees: NonNullable<PositionInput['feeSettings']>): PositionChange {
  const { commissionRate, fixedFee, retainFee } = fees;
  const columns: PositionChange = {};
  if (commissionRate !== undefined) {
    requireFee(commissionRate, 'fee_settings.commission_rate');
    columns.commission_rate = used(commissionRate);
  }
  for (const [key, fee] of [
    ['fixed_fee', fixedFee],
    ['retain_fee', retainFee],
  ] as const) {
    if (!fee) continue;
    if (fee.currency !== 'EUR') throw invalidFields({ [`fee_settings.${key}.currency`]: 'not_allowed' });
    requireFee(fee.amount, `fee_settings.${key}.amount`);
    columns[key] = used(fee.amount);
  }
  return columns;
}

function salaryColumns(salary: PositionInput['salary']): PositionChange {
  if (salary === undefined) return {};
  if (salary === null)
    return { salary_from: null, salary_to: null, salary_currency: null, salary_range: null };
  return {
    ...(salary.from === undefined ? {} : { salary_from: salary.from }),
    ...(salary.to === undefined ? {} : { salary_to: salary.to }),
    ...(salary.currency === undefined ? {} : { salary_currency: requireCurrency(salary.currency) }),
    ...(salary.salaryRange === undefined ? {} : { salary_range: salary.salaryRange }),
  };
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
function requireCurrency(code: string | null): string | null {
  if (code !== null && !CURRENCIES.has(code)) throw invalidFields({ 'salary.currency': 'invalid_value' });
  return code;
}

function dateColumns(input: PositionInput): PositionChange {
  const { estimatedClosingDate, exclusivity } = input;
  return {
    ...(estimatedClosingDate === undefined
      ? {}
      : { estimated_closing_date: wholeDate(estimatedClosingDate) }),
    ...(exclusivity
      ? {
          exclusivity_limit_date: wholeDate(exclusivity.limitDate),
          exclusivity_notify_at: wholeDate(exclusivity.notifyAt),
        }
      : {}),
  };
}

/** What is set whole by one control: it writes over nobody's typing, so it makes no new version. */
const SETTINGS: readonly string[] = [
  'agencyPriority',
  'hidden',
  'jobPortalEnabled',
  'benefits',
  'benefitsBefore',
  'version',
];

/** Whether a change makes a new version of the position. */
export const makesVersion = (input: PositionInput): boolean =>
  Object.entries(input).some(([key, value]) => value !== undefined && !SETTINGS.includes(key));

/** Columns whose value is the input's own. */
const SAME = {
  title: 'title',
  clientId: 'client_id',
  recruitingType: 'recruiting_type',
  workMode: 'work_mode',
  contractType: 'contract_type',
  departmentId: 'department_id',
  hiringNumber: 'hiring_number',
  benefits: 'benefits',
  jobPortalEnabled: 'job_portal_enabled',
  agencyPriority: 'agency_priority',
  hidden: 'hidden',
  jdNotes: 'jd_notes',
  showSalary: 'show_salary',
} as const;

/** The columns that a change writes. Throws 400 naming the field whose value cannot be. */
export function columnsOf(input: PositionInput): PositionChange {
  const same = Object.entries(SAME).flatMap(([key, column]) => {
    const value = input[key as keyof typeof SAME];
    return value === undefined ? [] : [[column, value] as const];
  });
  return {
    ...Object.fromEntries(same),
    ...(input.jobDescription === undefined
      ? {}
      : { job_description: sanitizeRichText(input.jobDescription) }),
    ...(input.languages === undefined ? {} : { languages: JSON.stringify(input.languages) }),
    ...(input.yearsExperience
      ? { years_from: input.yearsExperience.from, years_to: input.yearsExperience.to }
      : {}),
    ...(input.replacementWarranty ? { warranty_months: input.replacementWarranty.months } : {}),
    ...salaryColumns(input.salary),
    ...(input.feeSettings ? onlyOneFee(feeColumns(input.feeSettings)) : {}),
    ...dateColumns(input),
  };
}

/** One kind of fee replaces the other; both at once are refused. */
function onlyOneFee(change: PositionChange): PositionChange {
  const { commission_rate: rate, fixed_fee: fixed } = change;
  const hasRate = rate !== undefined && rate !== null;
  const hasFixed = fixed !== undefined && fixed !== null;
  if (hasRate && hasFixed) throw invalidFields({ 'fee_settings.fixed_fee': 'not_allowed' });
  if (hasRate) return { ...change, fixed_fee: null };
  return hasFixed ? { ...change, commission_rate: null } : change;
}

type Range = 'salary_from' | 'salary_to' | 'years_from' | 'years_to';

/** Judges the ranges as they would stand after the change. Throws 400 naming the side that is wrong. */
export function requireRanges(stored: Readonly<Record<Range, number | null>>, change: PositionChange): void {
  const next = { ...stored, ...change };
  const fields: Record<string, FieldError> = {};
  if (isNumber(next.salary_from) && isNumber(next.salary_to) && next.salary_from >= next.salary_to) {
    if (change.salary_from === undefined) fields['salary.to'] = 'too_small';
    else fields['salary.from'] = 'too_big';
  }
  if (isNumber(next.years_from) && isNumber(next.years_to) && next.years_from > next.years_to)
    fields['years_experience.from'] = 'too_big';
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}
const isNumber = (value: unknown): value is number => typeof value === 'number';
