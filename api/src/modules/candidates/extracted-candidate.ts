import type { LocationSummary } from '@cantera/shared/contracts';
import type { ExtractedCandidate } from '@cantera/shared/contracts/candidate-creation';
import type { ExtractedFields } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { type CvReading, pagesRead } from '../cv-reading/index.ts';
import { readCities, recogniseCities } from '../lookups/index.ts';
import { placeOf } from './candidate-rows.ts';
import { levelled, MAX_STAGES, NAME, skillsOf, TITLE } from './cv-lists.ts';
import { cityOf, likelyCountryOf } from './cv-places.ts';
import { textsOf } from './cv-texts.ts';
import { markOf, markOfList, storable } from './cv-values.ts';
import { unsureOf } from './unsure-values.ts';

type Place = LocationSummary | null;

/** The places of a person and of their stages, as the actor reads them. */
async function placesOf(
  tx: Tx,
  actor: Actor,
  reading: CvReading,
  texts: readonly (string | null)[],
): Promise<{ home: Place; places: Place[] }> {
  const { lang: locale } = await tx
    .selectFrom('users')
    .select('lang')
    .where('agency_id', '=', actor.agencyId)
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const homeId = await cityOf(tx, reading);
  const likelyCountry = likelyCountryOf(reading);
  const ids = await recogniseCities(
    tx,
    texts.map((text) => ({ text: text ?? '', likelyCountry })),
  );
  const cities = await readCities(
    tx,
    [homeId, ...ids].filter((id) => id !== null),
  );
  const toPlace = (id: number | null | undefined, text: string | null | undefined): Place =>
    placeOf({ city: (id && cities.get(id)) || null, location_text: storable(text, TITLE) }, locale ?? 'en');
  return {
    home: toPlace(homeId, reading.fields.location?.value.text),
    places: texts.map((text, index) => toPlace(ids[index], text)),
  };
}

/** Where everything stood, by the names of the candidate's fields. */
export function marksOf(reading: CvReading): ExtractedFields {
  const { fields } = reading;
  const lists = {
    workExperiences: markOfList(fields.workExperiences),
    educations: markOfList(fields.educations),
    languages: markOfList(levelled(reading)),
    hardSkills: markOfList(fields.hardSkills),
    softSkills: markOfList(fields.softSkills),
    location: fields.location && markOf(fields.location),
  };
  return {
    ...Object.fromEntries(textsOf(fields).map(({ name, mark }) => [name, mark])),
    ...Object.fromEntries(Object.entries(lists).flatMap(([name, mark]) => (mark ? [[name, mark]] : []))),
  };
}

/** What was read from a CV as a candidate who is not one yet. Makes the skills that it names, so that their ids can be sent. */
export async function toExtracted(tx: Tx, actor: Actor, reading: CvReading): Promise<ExtractedCandidate> {
  const { fields } = reading;
  const jobs = fields.workExperiences.slice(0, MAX_STAGES).map(({ value }) => value);
  const schools = fields.educations.slice(0, MAX_STAGES).map(({ value }) => value);
  const { home, places } = await placesOf(
    tx,
    actor,
    reading,
    [...jobs, ...schools].map(({ location }) => location),
  );
  const texts = new Map(textsOf(fields).map(({ name, value }) => [name, value]));
  const dated = (stage: { startDate: string | null; endDate: string | null }, at: number) => ({
    location: places[at] ?? null,
    startDate: stage.startDate,
    endDate: stage.endDate,
  });
  return {
    firstName: texts.get('firstName') ?? null,
    lastName: texts.get('lastName') ?? null,
    jobTitle: texts.get('jobTitle') ?? null,
    email: texts.get('email') ?? null,
    phoneNumber: texts.get('phoneNumber') ?? null,
    linkedin: texts.get('linkedin') ?? null,
    summary: texts.get('summary') ?? null,
    location: home,
    workExperiences: jobs.map((stage, at) => ({
      ...dated(stage, at),
      companyName: storable(stage.companyName, NAME) ?? '',
      position: storable(stage.position, TITLE) ?? '',
    })),
    educations: schools.map((stage, at) => ({
      ...dated(stage, jobs.length + at),
      institutionName: storable(stage.institutionName, NAME) ?? '',
      degree: storable(stage.degree, TITLE) ?? '',
    })),
    languages: levelled(reading).flatMap(({ value: { code, proficiency } }) =>
      proficiency === null ? [] : [{ code, proficiency }],
    ),
    hardSkills: await skillsOf(tx, actor.agencyId, reading, 'HARD_SKILL'),
    softSkills: await skillsOf(tx, actor.agencyId, reading, 'SOFT_SKILL'),
    cvPages: pagesRead(reading),
    extracted: marksOf(reading),
    unsure: unsureOf(reading),
  };
}
