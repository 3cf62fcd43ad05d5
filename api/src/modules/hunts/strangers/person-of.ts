import type { StoredProfile } from '../../../db/json-columns.ts';
import type { Tx } from '../../../db/tenant.ts';
import type { JudgedProfile } from '../../assessment/index.ts';
import { currentCompany, type NewCandidate } from '../../candidates/index.ts';
import type { Stranger } from '../../hunt-strangers/index.ts';
import { readCities } from '../../lookups/index.ts';
import { type Person, toldPlaces } from '../../search-index/index.ts';

/** Somebody of a file as search knows candidates: with the same data a candidate has the same words. */
export async function peopleOf(tx: Tx, strangers: readonly Stranger[]): Promise<Person[]> {
  const cities = await readCities(
    tx,
    strangers.flatMap(({ profile: { cityId } }) => (cityId === null ? [] : [cityId])),
  );
  const told = await toldPlaces(
    tx,
    strangers.map(({ profile }) => profile.location ?? ''),
  );
  return strangers.map(({ id, createdAt, profile }, at) => {
    const city = profile.cityId === null ? undefined : cities.get(profile.cityId);
    return {
      id,
      createdAt,
      firstName: profile.firstName,
      lastName: profile.lastName,
      jobTitle: profile.jobTitle,
      companyName: currentCompany(profile.jobs),
      summary: profile.summary,
      city: city
        ? { id: city.id, name: city.name, region: city.region, countryCode: city.country_code }
        : null,
      toldPlace: city ? null : (told[at] ?? null),
      salary: null,
      amounts: { salary: null, expected: null },
      jobSearchStatus: 'UNKNOWN',
      gdprStatus: 'NOT_SENT',
      jobs: profile.jobs,
      educations: profile.educations,
      languages: profile.languages,
      skills: profile.skills,
      tags: [],
      cv: [],
    };
  });
}

/** What somebody of a file is scored by, as the candidate would be. */
export const judgedOf = ({ skills, languages, jobs, educations }: StoredProfile): JudgedProfile => ({
  skills: skills.toSorted((one, other) => one.localeCompare(other)),
  languages: languages.toSorted((one, other) => one.code.localeCompare(other.code)),
  jobs,
  degrees: educations.map(({ degree }) => degree),
});

/** The candidate that somebody of a file becomes; their skills exist. */
export const candidateOf = (profile: StoredProfile, skillIds: readonly string[]): NewCandidate => ({
  firstName: profile.firstName,
  lastName: profile.lastName || null,
  jobTitle: profile.jobTitle,
  email: profile.email,
  phoneNumber: profile.phoneNumber,
  linkedin: profile.linkedin,
  location: profile.location,
  summary: profile.summary,
  workExperiences: [...profile.jobs],
  educations: [...profile.educations],
  languages: [...profile.languages],
  hardSkills: [...skillIds],
});
