import { sql } from 'kysely';
import type { StoredLine } from '../../../db/json-columns.ts';
import type { Tx } from '../../../db/tenant.ts';
import { machineLines } from '../../cv-pages/index.ts';
import type { State } from '../storage/state.repository.ts';
import type { Person } from './person.ts';

type Row = Omit<Person, 'cv' | 'salary' | 'amounts'> & {
  readonly expected: number | null;
  readonly expectedCurrency: string;
  readonly amount: number | null;
  readonly currency: string;
  readonly pages: readonly { readonly page: number; readonly lines: readonly StoredLine[] }[];
};

/** Lines that people can see and that are for people. */
function linesOf(lines: readonly StoredLine[]): string[] {
  const toMachines = new Set(machineLines(lines));
  return lines.filter((line) => !toMachines.has(line)).map(({ text }) => text);
}

const toPerson = ({ expected, expectedCurrency, amount, currency, pages, ...rest }: Row): Person => ({
  ...rest,
  salary:
    expected !== null
      ? { amount: expected, currency: expectedCurrency }
      : amount !== null
        ? { amount, currency }
        : null,
  amounts: { salary: amount, expected },
  cv: pages.map(({ page, lines }) => ({ page, lines: linesOf(lines) })),
});

interface Next {
  readonly id: string;
  readonly created_at: string;
}
/** The next candidates in order of creation, after whom an index is built up to. */
export async function nextCandidates(
  tx: Tx,
  agencyId: string,
  after: Pick<State, 'builtId' | 'builtCreatedAt'>,
  limit: number,
): Promise<Next[]> {
  const { rows } = await sql<Next>`
    select id, created_at::text as created_at from candidates
    where agency_id = ${agencyId}
      ${after.builtId ? sql`and (created_at, id) > (${after.builtCreatedAt}::timestamptz, ${after.builtId}::uuid)` : sql``}
    order by created_at, id limit ${limit}`.execute(tx);
  return rows;
}

/** Candidates with all that they are found by; those who do not exist are left out. One query. */
export async function readPeople(tx: Tx, agencyId: string, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select c.id, c.created_at as "createdAt", c.first_name as "firstName", c.last_name as "lastName", c.job_title as "jobTitle",
      c.company_name as "companyName", c.summary, app.told_place(c.location_text) as "toldPlace", c.job_search_status as "jobSearchStatus",
      c.gdpr_status as "gdprStatus", c.expected_salary_from::float8 as expected, c.expected_salary_currency as "expectedCurrency",
      c.salary_amount::float8 as amount, c.salary_currency as currency,
      (select json_build_object('id', t.id, 'name', t.name, 'region', t.region, 'countryCode', t.country_code)
        from cities t where t.id = c.city_id) as city,
      (select coalesce(json_agg(json_build_object('position', x.position, 'companyName', x.company_name,
          'startDate', x.start_date, 'endDate', x.end_date) order by x.ordinal), '[]')
        from candidate_experiences x where x.agency_id = c.agency_id and x.candidate_id = c.id) as jobs,
      (select coalesce(json_agg(json_build_object('degree', x.degree, 'institutionName', x.institution_name) order by x.ordinal), '[]')
        from candidate_educations x where x.agency_id = c.agency_id and x.candidate_id = c.id) as educations,
      (select coalesce(json_agg(json_build_object('code', x.code, 'proficiency', x.proficiency) order by x.ordinal), '[]')
        from candidate_languages x where x.agency_id = c.agency_id and x.candidate_id = c.id) as languages,
      array(select s.name from candidate_skills x join skills s on s.agency_id = x.agency_id and s.id = x.skill_id
        where x.agency_id = c.agency_id and x.candidate_id = c.id order by s.type, x.ordinal) as skills,
      (select coalesce(json_agg(json_build_object('name', t.name) order by t.name_folded), '[]')
        from candidate_tags x join tags t on t.agency_id = x.agency_id and t.id = x.tag_id
        where x.agency_id = c.agency_id and x.candidate_id = c.id) as tags,
      (select coalesce(json_agg(json_build_object('page', p.page, 'lines', p.lines) order by p.page), '[]')
        from cv_pages p where p.agency_id = c.agency_id and p.file_id = c.cv_file_id and p.checked) as pages
    from candidates c where c.agency_id = ${agencyId} and c.id = any(${[...ids]}::uuid[])`.execute(tx);
  return rows.map(toPerson);
}
