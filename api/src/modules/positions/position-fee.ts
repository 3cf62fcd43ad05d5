export interface FeeTerms {
  readonly fixed_fee: number | null;
  readonly fee_currency: string;
  /** Percent of the yearly salary. */
  readonly commission_rate: number | null;
  readonly salary_from: number | null;
  readonly salary_to: number | null;
  readonly salary_currency: string | null;
  readonly salary_range: 'annual' | 'monthly' | null;
}
export interface Fee {
  amount: number;
  currency: string;
}

const MONTHS = 12;
const toCents = (value: number): number => Math.round(value * 100) / 100;

/**
 * What the position will bring: its fixed fee, else the commission on the middle of its yearly salary; null without
 * either. The formula is written down in `docs/formulas.md`, and the clients' figures compute the same in SQL.
 */
export function calculateFee(terms: FeeTerms): Fee | null {
  if (terms.fixed_fee !== null) return { amount: toCents(terms.fixed_fee), currency: terms.fee_currency };
  const from = terms.salary_from ?? terms.salary_to;
  const to = terms.salary_to ?? terms.salary_from;
  if (terms.commission_rate === null || from === null || to === null) return null;
  const yearly = ((from + to) / 2) * (terms.salary_range === 'monthly' ? MONTHS : 1);
  return {
    amount: toCents((yearly * terms.commission_rate) / 100),
    currency: terms.salary_currency ?? terms.fee_currency,
  };
}
