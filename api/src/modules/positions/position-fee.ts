import { sql } from 'kysely';

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
interface Fee {
  amount: number;
  currency: string;
}

const MONTHS = 12;
const toCents = (value: number): number => Math.round(value * 100) / 100;

/**
 * What the position will bring: its fixed fee, else the commission on the middle of its yearly salary; null without
 * either. The formula is written down in `docs/formulas.md`, and `feeInEuro` computes the same for the clients' figures.
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

/**
 * The same in SQL, for a position `p`: euro as numeric, null without a fee or with one in another currency. A test
 * holds the two together.
 */
export const feeInEuro = sql<number | null>`case
  when p.fixed_fee is not null then case when p.fee_currency = 'EUR' then round(p.fixed_fee, 2) end
  when coalesce(p.salary_currency, p.fee_currency) = 'EUR' then round(
    (coalesce(p.salary_from, p.salary_to) + coalesce(p.salary_to, p.salary_from)) / 2
      * case when p.salary_range = 'monthly' then 12 else 1 end * p.commission_rate / 100, 2)
  end`;
