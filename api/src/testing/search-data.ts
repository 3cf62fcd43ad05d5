import type { LanguageLevel } from '@cantera/shared/contracts/enums';
import { now } from '../clock.ts';
import { newId } from '../ids.ts';
import { writePages } from '../modules/cv-pages/index.ts';
import { type CvLine, unread } from '../modules/cv-reading/index.ts';
import { ensureSkills } from '../modules/lookups/index.ts';
import { searchIndexJobs } from '../modules/search-index/index.ts';
import type { TestServer, TestUser } from './harness.ts';
import { storeFile } from './stored-file.ts';

interface Job {
  readonly position: string;
  readonly company: string;
  readonly from?: string;
  readonly to?: string;
  /** Where it was. */
  readonly city?: number;
}
export interface SearchedPerson {
  readonly name?: string;
  readonly title?: string;
  readonly company?: string;
  readonly summary?: string;
  readonly city?: number;
  readonly skills?: readonly string[];
  readonly languages?: Readonly<Record<string, LanguageLevel>>;
  readonly jobs?: readonly Job[];
  readonly degree?: string;
  /** Where they studied for it. */
  readonly degreeCity?: number;
  readonly status?: 'UNKNOWN' | 'ACTIVE' | 'PASSIVE' | 'CLOSED';
  readonly consent?: 'NOT_SENT' | 'PENDING' | 'ACCEPTED' | 'REJECTED';
  readonly expects?: number;
  readonly earns?: { readonly amount: number; readonly currency: string };
}

/** Somebody to be searched, written straight into the tables. */
export async function insertPerson(
  server: TestServer,
  agencyId: string,
  person: SearchedPerson,
): Promise<string> {
  const id = newId();
  const of = { agency_id: agencyId, candidate_id: id };
  const [firstName = 'Jordi', lastName = 'Puig'] = person.name?.split(' ') ?? [];
  await server.inTenant(agencyId, async (tx) => {
    await tx
      .insertInto('candidates')
      .values({
        agency_id: agencyId,
        id,
        first_name: firstName,
        last_name: lastName,
        job_title: person.title ?? null,
        company_name: person.company ?? null,
        summary: person.summary ?? null,
        city_id: person.city ?? null,
        ...(person.status ? { job_search_status: person.status } : {}),
        ...(person.consent ? { gdpr_status: person.consent } : {}),
        ...(person.expects
          ? { expected_salary_from: person.expects, expected_salary_to: person.expects }
          : {}),
        ...(person.earns
          ? { salary_amount: person.earns.amount, salary_currency: person.earns.currency }
          : {}),
        created_at: now(),
        updated_at: now(),
      })
      .execute();
    const skills = await ensureSkills(tx, agencyId, 'HARD_SKILL', person.skills ?? []);
    for (const [ordinal, skill] of skills.entries())
      await tx
        .insertInto('candidate_skills')
        .values({ ...of, skill_id: skill.id, ordinal })
        .execute();
    for (const [ordinal, [code, proficiency]] of Object.entries(person.languages ?? {}).entries())
      await tx
        .insertInto('candidate_languages')
        .values({ ...of, code, proficiency, ordinal })
        .execute();
    for (const [ordinal, { position, company, from, to, city }] of (person.jobs ?? []).entries())
      await tx
        .insertInto('candidate_experiences')
        .values({
          ...of,
          id: newId(),
          position,
          company_name: company,
          start_date: from ?? null,
          end_date: to ?? null,
          city_id: city ?? null,
          ordinal,
        })
        .execute();
    if (person.degree)
      await tx
        .insertInto('candidate_educations')
        .values({
          ...of,
          id: newId(),
          degree: person.degree,
          institution_name: 'UdG',
          city_id: person.degreeCity ?? null,
          ordinal: 0,
        })
        .execute();
  });
  return id;
}

/** A city with its names, as they are loaded from GeoNames. */
export async function insertNamedCity(
  server: TestServer,
  city: { id: number; name: string; region: string; country: string; population: number },
): Promise<number> {
  await server.asOwner(
    `with made as (insert into cities (id, name, folded, region, country_code, population)
       values ($1, $2, app.fold($2), $3, $4, $5) on conflict do nothing)
     insert into city_names (folded, city_id) values (app.fold($2), $1) on conflict do nothing`,
    [city.id, city.name, city.region, city.country, city.population],
  );
  return city.id;
}

/** Has the index of an agency take in all that has changed, as the worker does. */
export async function refreshSearch(server: TestServer, agencyId: string): Promise<void> {
  await server.asOwner('update search_state set refreshed_at = null where agency_id = $1', [agencyId]);
  for (;;) {
    await searchIndexJobs['search.refresh']?.(
      { agencyId },
      { deps: server.deps, attempt: 1, isLastAttempt: true },
    );
    const [state] = await server.asOwner<{ waits: boolean }>(
      `select s.building is not null or exists (select from search_dirty d where d.agency_id = s.agency_id)
         or exists (select from search_docs d where d.agency_id = s.agency_id and d.generation < s.generation) as waits
       from search_state s where s.agency_id = $1`,
      [agencyId],
    );
    if (!state?.waits) return;
    await server.asOwner('update search_state set refreshed_at = null where agency_id = $1', [agencyId]);
  }
}

/** A CV of somebody's, read into pages. */
export async function insertCvPages(
  server: TestServer,
  { agencyId, userId }: TestUser,
  candidateId: string,
  pages: readonly { readonly lines: readonly string[]; readonly hidden: readonly string[] }[],
): Promise<void> {
  const file = {
    name: 'cv.pdf',
    contentType: 'application/pdf',
    access: 'private' as const,
    createdBy: userId,
    bytes: Buffer.from('%PDF-1.7'),
  };
  await server.inTenant(agencyId, async (tx) => {
    const { id } = await storeFile(tx, server.deps.files, agencyId, file);
    await tx
      .updateTable('candidates')
      .set({ cv_file_id: id })
      .where('agency_id', '=', agencyId)
      .where('id', '=', candidateId)
      .execute();
    const read = pages.map(({ lines, hidden }, at) => ({
      number: at + 1,
      checked: true,
      hidden: [...hidden],
      lines: lines.map((text): CvLine => ({ text, bbox: [0, 0, 9, 9], section: 'experience' })),
    }));
    await writePages(tx, agencyId, id, { ...unread('READ', 'OK', read.length), pages: read });
  });
}
