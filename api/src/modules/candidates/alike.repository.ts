import type { LanguageLevel } from '@cantera/shared/contracts/enums';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';

/** What candidates may have in common. */
export interface ThingsInCommon {
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
const tableOf = (kind: KnownStage['kind']) =>
  kind === 'EXPERIENCE' ? sql`candidate_experiences` : sql`candidate_educations`;
const titleOf = (kind: KnownStage['kind']) => (kind === 'EXPERIENCE' ? sql`position` : sql`degree`);
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
/** Of titles of jobs or studies, however they are written; each way to write one is folded once. */
const staged = (tx: Tx, agencyId: string, of: KnownStage['kind'], titles: readonly string[]) =>
  counted(
    tx,
    titles,
    sql<{ id: string; count: number }>`
      select t as id, count(distinct x.candidate_id)::int as count from unnest(${[...titles]}::text[]) t
      join (select written, app.fold(written) as folded from (select distinct ${titleOf(of)} as written
        from ${tableOf(of)} where agency_id = ${agencyId} offset 0) d) w on w.folded = app.fold(t)
      join ${tableOf(of)} x on x.agency_id = ${agencyId} and ${titleOf(of)} = w.written group by t`,
  );

/** How many candidates share each of some things; what is not asked for is not counted. */
export async function countSharing(
  tx: Tx,
  agencyId: string,
  { title, cityIds, skillIds, languages, posts, degrees }: ThingsInCommon,
): Promise<SharedBy> {
  return {
    title: title === null ? 0 : ((await titled(tx, agencyId, title)).get(title) ?? 0),
    cities: await living(tx, agencyId, cityIds),
    skills: await skilled(tx, agencyId, skillIds),
    languages: await speaking(tx, agencyId, languages),
    posts: await staged(tx, agencyId, 'EXPERIENCE', posts),
    degrees: await staged(tx, agencyId, 'EDUCATION', degrees),
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
export interface KnownFacts {
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
/** Whether a title is this one, however it is written: to fold one takes long, and most are written alike. */
const isWritten = (column: RawBuilder<unknown>, title: string): Condition =>
  sql`(${column} = ${title}::text or app.fold(${column}) = app.fold(${title}::text))`;
function livesIn({ cityId, region, countryCode }: KnownPlace, at: RawBuilder<unknown>): Condition {
  if (cityId !== null) return sql`${at}.id = ${cityId}::int`;
  const inCountry = sql<boolean>`${at}.country_code = ${countryCode}::text`;
  return region === null ? inCountry : sql`${at}.region = ${region}::text and ${inCountry}`;
}
const every = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;

/** Whether a row `x` of jobs or studies, which was at `at`, is like this. */
function isLike({ title, place, start, end }: KnownStage): Condition {
  const begins = (column: RawBuilder<unknown>, date: string): Condition =>
    sql`starts_with(${column}, ${date}::text)`;
  return sql`(${every([
    ...(start === null ? [] : [begins(sql`x.start_date`, start)]),
    ...(end === null ? [] : [begins(sql`x.end_date`, end)]),
    ...(start !== null && end === null ? [sql<boolean>`x.end_date is null`] : []),
    ...(place === null ? [] : [livesIn(place, sql`at`)]),
    ...(title === null ? [] : [isWritten(sql`x.title`, title)]),
  ])})`;
}

/** Each is a set of ids: all of them are read once, however many things are asked of one person. */
type Ids = RawBuilder<{ candidate_id: string }>;
/** Who of some has all of the jobs, or studies. */
function havingStages(
  of: RawBuilder<unknown>,
  kind: KnownStage['kind'],
  stages: readonly KnownStage[],
): Ids[] {
  const asked = stages.filter((stage) => stage.kind === kind).map(isLike);
  if (asked.length === 0) return [];
  return [
    sql`select x.candidate_id from (
        select candidate_id, city_id, start_date, end_date, ${titleOf(kind)} as title from ${tableOf(kind)} where ${of}) x
      left join cities at on at.id = x.city_id
      group by x.candidate_id having ${sql.join(
        asked.map((like) => sql`coalesce(bool_or(${like}), false)`),
        sql` and `,
      )}`,
  ];
}
/** Who of some speaks, can do and was all that is asked. */
function having(
  of: RawBuilder<unknown>,
  { languages, skills, stages }: Pick<KnownFacts, 'languages' | 'skills' | 'stages'>,
): Ids[] {
  const ids = [...new Set(skills)];
  const spoken = [...new Map(languages.map((one) => [one.code, one])).values()];
  return [
    ...(spoken.length === 0
      ? []
      : [
          sql<{
            candidate_id: string;
          }>`select candidate_id from candidate_languages where ${of} and (${sql.join(
            spoken.map(
              ({ code, proficiency }) => sql`(code = ${code}::text and proficiency = ${proficiency}::text)`,
            ),
            sql` or `,
          )}) group by candidate_id having count(distinct code) = ${spoken.length}::int`,
        ]),
    ...(ids.length === 0
      ? []
      : [
          sql<{ candidate_id: string }>`select candidate_id from candidate_skills
            where ${of} and skill_id = any (${ids}::uuid[])
            group by candidate_id having count(distinct skill_id) = ${ids.length}::int`,
        ]),
    ...havingStages(of, 'EXPERIENCE', stages),
    ...havingStages(of, 'EDUCATION', stages),
  ];
}

function ofThemselves({ title, place, salary, expectedSalary }: KnownFacts): Condition[] {
  return [
    ...(title === null ? [] : [isWritten(sql`c.job_title`, title)]),
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
  ];
}

/** How many of some candidates fit all that is told of one, from their rows: `docs/decisions/0051-reports.md` says what that takes. */
export async function countFitting(
  tx: Tx,
  agencyId: string,
  among: readonly string[],
  known: KnownFacts,
): Promise<number> {
  const ids = sql`${[...among]}::uuid[]`;
  const of = sql`agency_id = ${agencyId} and candidate_id = any (${ids})`;
  const themselves = sql`select c.id as candidate_id from candidates c left join cities home on home.id = c.city_id
    where c.agency_id = ${agencyId} and c.id = any (${ids}) and ${every(ofThemselves(known))}`;
  // Sets that are met: a plan of joins guesses badly how few have what is asked.
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${sql.join([themselves, ...having(of, known)], sql` intersect `)}) fitting`.execute(
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
