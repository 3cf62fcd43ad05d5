import type { Locale } from '@cantera/shared/contracts/enums';
import type { findCandidate, SharedBy, ThingsInCommon } from '../../candidates/index.ts';
import { type CityRow, regionName, toLocation } from '../../lookups/index.ts';
import type { PersonPlace, ReportPerson } from './person.ts';

/** Where somebody lives or was, as it is stored. */
export interface PlaceRow {
  /** Null: where they live. */
  readonly stage_id: string | null;
  readonly location_text: string | null;
  readonly city: CityRow | null;
}

/** What candidates share, by what it is called where the index of candidates counts it. */
export interface SharedThings extends Omit<ThingsInCommon, 'skillIds'> {
  readonly skills: readonly { readonly id: string; readonly name: string }[];
}
type Candidate = Awaited<ReturnType<typeof findCandidate>>;
type Sharing = SharedBy | null;

/** Of what somebody has, what is asked of others; with `isCitiesAlone` no more than the cities. */
export function thingsOf(
  candidate: Candidate,
  cityIds: readonly number[],
  isCitiesAlone: boolean,
): SharedThings {
  if (isCitiesAlone) return { title: null, cityIds, skills: [], languages: [], posts: [], degrees: [] };
  return {
    title: candidate.jobTitle,
    cityIds,
    skills: skillsOf(candidate),
    languages: [...new Set(candidate.languages.map(({ code }) => code))],
    posts: [...new Set(candidate.workExperiences.map(({ position }) => position))],
    degrees: [...new Set(candidate.educations.map(({ degree }) => degree))],
  };
}

/** All that they can, hard skills first. */
export const skillsOf = ({ hardSkills, softSkills }: Candidate): { id: string; name: string }[] =>
  [...hardSkills, ...softSkills].map(({ id, name }) => ({ id, name }));

/** A place as a report may tell it; null where nothing is known of it. */
export function toPlace(
  row: PlaceRow | undefined,
  locale: Locale,
  peopleIn: (cityId: number) => number,
): PersonPlace | null {
  if (!row || !(row.city || row.location_text)) return null;
  const { city, location_text: text } = row;
  return {
    city: city && {
      name: city.name,
      region: regionName(locale, city.country_code, city.region),
      country: toLocation(city, locale).countryName,
    },
    text,
    people: city ? peopleIn(city.id) : 0,
  };
}

type Stages = Pick<ReportPerson, 'place' | 'experiences' | 'educations'>;

/** Where they live, and their jobs and studies. */
function stagesOf(
  candidate: Candidate,
  sharing: Sharing,
  placeOf: (stageId: string | null) => PersonPlace | null,
): Stages {
  const stage = (one: { id: string; startDate: string | null; endDate: string | null }) => ({
    place: placeOf(one.id),
    start: one.startDate,
    end: one.endDate,
  });
  return {
    place: placeOf(null),
    experiences: candidate.workExperiences.map((one) => ({
      ...stage(one),
      title: one.position,
      people: sharing?.posts.get(one.position) ?? 0,
      organisation: one.companyName,
    })),
    educations: candidate.educations.map((one) => ({
      ...stage(one),
      title: one.degree,
      people: sharing?.degrees.get(one.degree) ?? 0,
      organisation: one.institutionName,
    })),
  };
}

type OwnLines = Omit<ReportPerson, keyof Stages | 'code' | 'application' | 'comments'>;

/** What else their profile says. */
function linesOf(candidate: Candidate, sharing: Sharing): OwnLines {
  const skill = ({ id, name }: { id: string; name: string }) => ({
    name,
    people: sharing?.skills.get(id) ?? 0,
  });
  return {
    id: candidate.id,
    firstName: candidate.firstName,
    lastName: candidate.lastName,
    jobTitle: candidate.jobTitle,
    sameTitle: sharing?.title ?? 0,
    email: candidate.email,
    phoneNumber: candidate.phoneNumber,
    linkedin: candidate.linkedin,
    summary: candidate.summary,
    photoUrl: candidate.profileImageUrl,
    salary: candidate.salary,
    expectedSalary: candidate.expectedSalary,
    languages: candidate.languages.map((one) => ({ ...one, people: sharing?.languages.get(one.code) ?? 0 })),
    hardSkills: candidate.hardSkills.map(skill),
    softSkills: candidate.softSkills.map(skill),
  };
}

/** What a report tells of a candidate by their profile alone. `placeOf`: of a stage by its id, of null where they live. */
export const profileOf = (
  candidate: Candidate,
  sharing: Sharing,
  placeOf: (stageId: string | null) => PersonPlace | null,
) => ({ ...linesOf(candidate, sharing), ...stagesOf(candidate, sharing, placeOf) });
