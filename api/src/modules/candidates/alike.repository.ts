import type { LanguageLevel } from '@cantera/shared/contracts/enums';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';

/** What candidates may have in common. */
export interface Shared {
  readonly title: string | null;
  readonly cityIds: readonly number[];
  readonly skillIds: readonly string[];
  /** Codes. */
  readonly languages: readonly string[];
  /** Titles of jobs, whenever. */
  readonly posts: readonly string[];
  readonly degrees: readonly string[];
}
/** How many candidates of the agency have each thing, the one who was asked for included, by what it was asked for as. */
export interface SharedBy {
  readonly title: number;
  readonly cities: ReadonlyMap<number, number>;
  readonly skills: ReadonlyMap<string, number>;
  readonly languages: ReadonlyMap<string, number>;
  readonly posts: ReadonlyMap<string, number>;
  readonly degrees: ReadonlyMap<string, number>;
}

async function counted<K extends string | number>(
  tx: Tx,
  asked: readonly K[],
  query: RawBuilder<{ id: K; count: number }>,
): Promise<Map<K, number>> {
  if (asked.length === 0) return new Map();
  const { rows } = await query.execute(tx);
  return new Map([
    ...asked.map((id): [K, number] => [id, 0]),
    ...rows.map(({ id, count }): [K, number] => [id, count]),
  ]);
}
const titled = (tx: Tx, agencyId: string, title: string) =>
  counted(
    tx,
    [title],
    sql<{ id: string; count: number }>`
      select ${title}::text as id, count(*)::int as count from candidates
      where agency_id = ${agencyId} and app.fold(job_title) = app.fold(${title})`,
  );
const living = (tx: Tx, agencyId: string, ids: readonly number[]) =>
  counted(
    tx,
    ids,
    sql<{ id: number; count: number }>`
      select city_id as id, count(*)::int as count from candidates
      where agency_id = ${agencyId} and city_id = any (${[...ids]}::int[]) group by city_id`,
  );
const skilled = (tx: Tx, agencyId: string, ids: readonly string[]) =>
  counted(
    tx,
    ids,
    sql<{ id: string; count: number }>`
      select skill_id as id, count(*)::int as count from candidate_skills
      where agency_id = ${agencyId} and skill_id = any (${[...ids]}::uuid[]) group by skill_id`,
  );
const speaking = (tx: Tx, agencyId: string, codes: readonly string[]) =>
  counted(
    tx,
    codes,
    sql<{ id: string; count: number }>`
      select code as id, count(distinct candidate_id)::int as count from candidate_languages
      where agency_id = ${agencyId} and code = any (${[...codes]}::text[]) group by code`,
  );
/** Of titles of jobs or studies, however they are written. */
const staged = (tx: Tx, agencyId: string, of: 'posts' | 'degrees', titles: readonly string[]) =>
  counted(
    tx,
    titles,
    sql<{ id: string; count: number }>`
      select t as id, count(distinct x.candidate_id)::int as count from unnest(${[...titles]}::text[]) t
      join (select candidate_id, app.fold(${of === 'posts' ? sql`position` : sql`degree`}) as title
        from ${of === 'posts' ? sql`candidate_experiences` : sql`candidate_educations`} where agency_id = ${agencyId}) x
      on x.title = app.fold(t) group by t`,
  );

/** How many candidates share each of some things; what is not asked for is not counted. */
export async function countSharing(
  tx: Tx,
  agencyId: string,
  { title, cityIds, skillIds, languages, posts, degrees }: Shared,
): Promise<SharedBy> {
  return {
    title: title === null ? 0 : ((await titled(tx, agencyId, title)).get(title) ?? 0),
    cities: await living(tx, agencyId, cityIds),
    skills: await skilled(tx, agencyId, skillIds),
    languages: await speaking(tx, agencyId, languages),
    posts: await staged(tx, agencyId, 'posts', posts),
    degrees: await staged(tx, agencyId, 'degrees', degrees),
  };
}

/** The city, or as much of where it is as is told. */
export interface KnownPlace {
  readonly cityId: number | null;
  readonly region: string | null;
  readonly countryCode: string;
}
/** A job or study as it is told: what is null is not. */
export interface KnownStage {
  readonly kind: 'EXPERIENCE' | 'EDUCATION';
  readonly title: string | null;
  readonly place: KnownPlace | null;
  /** As precise as is told: `2019`, `2019-05`. A beginning without an end is told as lasting. */
  readonly start: string | null;
  readonly end: string | null;
}
/** What somebody is known by; what is null or empty is not told. */
export interface Known {
  readonly title: string | null;
  readonly place: KnownPlace | null;
  readonly languages: readonly { readonly code: string; readonly proficiency: LanguageLevel }[];
  /** Their ids. */
  readonly skills: readonly string[];
  readonly stages: readonly KnownStage[];
  readonly salary: { readonly amount: number; readonly currency: string } | null;
  readonly expectedSalary: {
    readonly amountFrom: number;
    readonly amountTo: number;
    readonly currency: string;
  } | null;
}

type Condition = RawBuilder<boolean>;
function livesIn({ cityId, region, countryCode }: KnownPlace, at: RawBuilder<unknown>): Condition {
  if (cityId !== null) return sql`${at}.id = ${cityId}::int`;
  const inCountry = sql<boolean>`${at}.country_code = ${countryCode}::text`;
  return region === null ? inCountry : sql`${at}.region = ${region}::text and ${inCountry}`;
}
const every = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;

/** Whether a candidate `c` has a stage like this. Counted, so that it is asked of the few who fit all else alone. */
function hasStage({ kind, title, place, start, end }: KnownStage): Condition {
  const isJob = kind === 'EXPERIENCE';
  const begins = (column: RawBuilder<unknown>, date: string): Condition =>
    sql`starts_with(${column}, ${date}::text)`;
  const like = every([
    ...(start === null ? [] : [begins(sql`x.start_date`, start)]),
    ...(end === null ? [] : [begins(sql`x.end_date`, end)]),
    ...(start !== null && end === null ? [sql<boolean>`x.end_date is null`] : []),
    ...(place === null ? [] : [livesIn(place, sql`at`)]),
    ...(title === null
      ? []
      : [sql<boolean>`app.fold(${isJob ? sql`x.position` : sql`x.degree`}) = app.fold(${title}::text)`]),
  ]);
  return sql`(select count(*) from ${isJob ? sql`candidate_experiences` : sql`candidate_educations`} x
    left join cities at on at.id = x.city_id
    where x.agency_id = c.agency_id and x.candidate_id = c.id and ${like}) > 0`;
}

function conditionsOf({
  title,
  place,
  languages,
  skills,
  stages,
  salary,
  expectedSalary,
}: Known): Condition[] {
  const ids = [...new Set(skills)];
  return [
    ...(title === null ? [] : [sql<boolean>`app.fold(c.job_title) = app.fold(${title}::text)`]),
    ...(place === null ? [] : [livesIn(place, sql`home`)]),
    ...(salary === null
      ? []
      : [
          sql<boolean>`c.salary_amount = ${salary.amount}::numeric and c.salary_currency = ${salary.currency}::text`,
        ]),
    ...(expectedSalary === null
      ? []
      : [
          sql<boolean>`c.expected_salary_from = ${expectedSalary.amountFrom}::numeric
            and c.expected_salary_to = ${expectedSalary.amountTo}::numeric
            and c.expected_salary_currency = ${expectedSalary.currency}::text`,
        ]),
    ...languages.map(
      ({ code, proficiency }) =>
        sql<boolean>`(select count(*) from candidate_languages l where l.agency_id = c.agency_id and l.candidate_id = c.id
          and l.code = ${code}::text and l.proficiency = ${proficiency}::text) > 0`,
    ),
    ...(ids.length === 0
      ? []
      : [
          sql<boolean>`(select count(distinct k.skill_id) from candidate_skills k where k.agency_id = c.agency_id
            and k.candidate_id = c.id and k.skill_id = any (${ids}::uuid[])) = ${ids.length}::int`,
        ]),
    ...stages.map(hasStage),
  ];
}

/** How many of some candidates fit all that is told of one, from their rows: see `docs/decisions/0051-reports.md` for what it takes. */
export async function countFitting(
  tx: Tx,
  agencyId: string,
  among: readonly string[],
  known: Known,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from candidates c left join cities home on home.id = c.city_id
    where c.agency_id = ${agencyId} and c.id = any (${[...among]}::uuid[]) and ${every(conditionsOf(known))}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Candidates of the agency by their ids, the newest first. */
export async function newestIds(tx: Tx, agencyId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
