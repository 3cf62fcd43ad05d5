import type { Candidate } from '@cantera/shared/contracts/candidates';
import { z } from 'zod';

/** What is added to the lower end of an expectation when the upper one is left to us. */
const USUAL_SPAN = 5000;

type Ends = Record<'from' | 'to', number | null> & {
  /** `to` was typed by hand, not filled in here. */
  isTyped: boolean;
};

/**
 * The upper end when the lower one becomes `from`: it follows until it was typed by hand, and is raised then only when it
 * would be below.
 */
export function upperEndFor({ from, to, isTyped }: Ends): number | null {
  if (to !== null && isTyped && (from === null || to >= from)) return to;
  return from === null ? null : from + USUAL_SPAN;
}

const amount = z.number().min(0).max(1e9).nullable();

/** Amounts of euro a year. An expectation has both ends or none, the lower one first. */
export const salarySchema = z
  .object({ amount, amountFrom: amount, amountTo: amount })
  .superRefine(({ amountFrom, amountTo }, context) => {
    if (amountFrom === null && amountTo !== null)
      context.addIssue({ code: 'custom', message: 'required', path: ['amountFrom'] });
    if (amountFrom !== null && amountTo === null)
      context.addIssue({ code: 'custom', message: 'required', path: ['amountTo'] });
    if (amountFrom !== null && amountTo !== null && amountFrom > amountTo)
      context.addIssue({
        code: 'too_small',
        origin: 'number',
        minimum: amountFrom,
        inclusive: true,
        path: ['amountTo'],
      });
  });
export type SalaryValues = z.infer<typeof salarySchema>;

export const salaryValues = ({
  salary,
  expectedSalary,
}: Pick<Candidate, 'salary' | 'expectedSalary'>): SalaryValues => ({
  amount: salary?.amount ?? null,
  amountFrom: expectedSalary?.amountFrom ?? null,
  amountTo: expectedSalary?.amountTo ?? null,
});
