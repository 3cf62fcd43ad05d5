import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { putBytes, recordFile } from '../files/index.ts';
import type { CityIds } from './cities.ts';
import { demoConsent } from './consents.ts';
import { summaryOf } from './cv-labels.ts';
import { renderCv } from './cv-pdf.ts';
import { daysAgo } from './dates.ts';
import type { Person, WrittenCandidate } from './people.ts';
import type { Scope } from './scope.ts';

/** Longer ones would break in the narrow column. */
const MAX_ADDRESS = 36;

function candidateRow(scope: Scope, person: Person, index: number, cities: CityIds, cvFileId: string | null) {
  const job = person.jobs[0];
  const consent = demoConsent(index);
  return {
    agency_id: scope.agencyId,
    id: scope.id(person.key),
    first_name: person.firstName,
    last_name: person.lastName,
    job_title: job?.title ?? null,
    company_name: job?.company ?? null,
    email: person.email,
    phone_number: person.phone,
    linkedin: person.linkedin,
    linkedin_key: person.linkedin?.split('/in/')[1] ?? null,
    summary: summaryOf(person),
    city_id: cities(person.city.name, person.city.country),
    location_text: person.city.text,
    salary_amount: person.salary,
    expected_salary_from: index % 3 === 0 ? null : person.salary + 2000,
    expected_salary_to: index % 3 === 0 ? null : person.salary + 6000,
    job_search_status: (['ACTIVE', 'PASSIVE', 'UNKNOWN'] as const)[index % 3] ?? 'UNKNOWN',
    gdpr_status: consent,
    gdpr_status_at: consent === 'NOT_SENT' ? null : daysAgo(index),
    cv_file_id: cvFileId,
    cv_status: cvFileId ? ('READ' as const) : ('NONE' as const),
    created_at: daysAgo(index * 1.7 + 0.2),
    updated_at: daysAgo(index * 0.8 + 0.1),
  };
}

async function writeSkills(tx: Tx, scope: Scope, people: readonly Person[]): Promise<void> {
  const hard = new Set(people.flatMap((person) => person.track.hardSkills));
  const names = [...new Set(people.flatMap((person) => person.skills))];
  await tx
    .insertInto('skills')
    .values(
      names.map((name) => ({
        agency_id: scope.agencyId,
        id: scope.id(`skill ${name}`),
        name,
        type: hard.has(name) ? ('HARD_SKILL' as const) : ('SOFT_SKILL' as const),
      })),
    )
    .execute();
  await tx
    .insertInto('candidate_skills')
    .values(
      people.flatMap((person) =>
        person.skills.map((name, ordinal) => ({
          agency_id: scope.agencyId,
          candidate_id: scope.id(person.key),
          skill_id: scope.id(`skill ${name}`),
          ordinal,
        })),
      ),
    )
    .execute();
}

async function writeHistory(tx: Tx, scope: Scope, people: readonly Person[]): Promise<void> {
  const own = (person: Person) => ({ agency_id: scope.agencyId, candidate_id: scope.id(person.key) });
  await tx
    .insertInto('candidate_experiences')
    .values(
      people.flatMap((person) =>
        person.jobs.map((job, ordinal) => ({
          ...own(person),
          id: scope.id(`${person.key} job ${ordinal}`),
          company_name: job.company,
          position: job.title,
          location_text: job.city,
          start_date: job.start,
          end_date: job.end,
          ordinal,
        })),
      ),
    )
    .execute();
  await tx
    .insertInto('candidate_educations')
    .values(
      people.map((person) => ({
        ...own(person),
        id: scope.id(`${person.key} degree`),
        institution_name: person.school,
        degree: person.track.degree[person.locale],
        start_date: String(person.studied[0]),
        end_date: String(person.studied[1]),
        ordinal: 0,
      })),
    )
    .execute();
  await tx
    .insertInto('candidate_languages')
    .values(
      people.flatMap((person) =>
        person.languages.map((language, ordinal) => ({ ...own(person), ...language, ordinal })),
      ),
    )
    .execute();
}

/** Candidates with their CV as a PDF, their career, languages and skills. */
export async function writeCandidates(
  tx: Tx,
  deps: Deps,
  scope: Scope,
  people: readonly Person[],
  cities: CityIds,
): Promise<WrittenCandidate[]> {
  const files = new Map<string, string>();
  for (const [index, person] of people.entries()) {
    const bytes = await renderCv(person, index % 2 === 1 && (person.email ?? '').length <= MAX_ADDRESS);
    const name = `CV ${person.firstName} ${person.lastName}.pdf`;
    const file = { access: 'private', bytes, contentType: 'application/pdf', name, createdBy: null } as const;
    const stored = await putBytes(deps.files, scope.agencyId, file);
    await recordFile(tx, scope.agencyId, stored);
    files.set(person.key, stored.id);
  }
  await tx
    .insertInto('candidates')
    .values(
      people.map((person, index) =>
        candidateRow(scope, person, index, cities, files.get(person.key) ?? null),
      ),
    )
    .execute();
  await writeHistory(tx, scope, people);
  await writeSkills(tx, scope, people);
  return people.map((person) => ({ id: scope.id(person.key), person }));
}
