import type { Locale } from '@cantera/shared/contracts/enums';
import type { PublicPosition, PublicPositionSummary } from '@cantera/shared/contracts/public-site';
import type { ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { matchesWords } from '../../db/word-search.ts';
import { listAskedQuestions, toPublicQuestion } from '../killer-questions/index.ts';
import { type CityRow, toLocation } from '../lookups/index.ts';
import { matchesFilters, type PositionFilters } from './position-filters.repository.ts';
import { visible } from './visible.ts';

type Positions = ExpressionBuilder<Database & { p: Database['positions'] }, 'p'>;

const SUMMARY = ['p.id', 'p.title', 'p.work_mode', 'p.contract_type', 'p.first_opened_at'] as const;

const city = (eb: Positions) =>
  jsonObjectFrom(
    eb
      .selectFrom('position_locations as l')
      .innerJoin('cities as c', 'c.id', 'l.city_id')
      .select(['c.id', 'c.name', 'c.region', 'c.country_code'])
      .whereRef('l.agency_id', '=', 'p.agency_id')
      .whereRef('l.position_id', '=', 'p.id')
      .orderBy('l.ordinal')
      .limit(1),
  );

interface SummaryRow {
  readonly id: string;
  readonly title: string;
  readonly work_mode: PublicPositionSummary['workMode'];
  readonly contract_type: PublicPositionSummary['contractType'];
  readonly first_opened_at: string | null;
  readonly city: CityRow | null;
}

function toSummary(row: SummaryRow, locale: Locale): PublicPositionSummary {
  const location = row.city && toLocation(row.city, locale);
  return {
    id: row.id,
    title: row.title,
    location,
    workMode: row.work_mode,
    contractType: row.contract_type,
    publishedAt: row.first_opened_at,
  };
}

export interface PositionSearch extends PositionFilters {
  readonly search?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Of country names. */
  readonly locale: Locale;
}

/** A page of the positions that visitors may see, newest first, and how many there are. */
export async function listOpenPositions(
  tx: Tx,
  agencyId: string,
  { search, page, perPage, locale, ...filters }: PositionSearch,
): Promise<{ items: PublicPositionSummary[]; total: number }> {
  const words = matchesWords('p.title_folded', search);
  const narrowed = visible(tx, agencyId).where(matchesFilters(filters));
  const found = words ? narrowed.where(words) : narrowed;
  const rows = await found
    .select([...SUMMARY])
    .select((eb) => city(eb).as('city'))
    .orderBy('p.first_opened_at', 'desc')
    .orderBy('p.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map((row) => toSummary(row, locale)), total };
}

/** A position that visitors may see, with its questions; undefined for every other. */
export async function findOpenPosition(
  tx: Tx,
  agencyId: string,
  id: string,
  locale: Locale,
): Promise<PublicPosition | undefined> {
  const row = await visible(tx, agencyId)
    .where('p.id', '=', id)
    .select([...SUMMARY])
    .select([
      'p.job_description',
      'p.show_salary',
      'p.salary_from',
      'p.salary_to',
      'p.salary_currency',
      'p.salary_range',
      'p.estimated_closing_date',
    ])
    .select((eb) => city(eb).as('city'))
    .executeTakeFirst();
  if (!row) return undefined;
  const questions = await listAskedQuestions(tx, agencyId, id);
  const from = row.salary_from ?? row.salary_to;
  const to = row.salary_to ?? row.salary_from;
  return {
    ...toSummary(row, locale),
    jobDescription: row.job_description,
    salary:
      row.show_salary && from !== null && to !== null
        ? { from, to, currency: row.salary_currency ?? 'EUR', salaryRange: row.salary_range ?? 'annual' }
        : null,
    closesOn: row.estimated_closing_date,
    region: row.city?.region || null,
    countryCode: row.city?.country_code ?? null,
    questions: questions.map(toPublicQuestion),
  };
}

/** The title of a position that visitors may see, held open until the end of the transaction; undefined for every other. */
export async function findVisibleTitle(tx: Tx, agencyId: string, id: string): Promise<string | undefined> {
  const row = await visible(tx, agencyId)
    .where('p.id', '=', id)
    .select('p.title')
    .forShare('p')
    .executeTakeFirst();
  return row?.title;
}
