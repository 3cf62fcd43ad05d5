import type { Skill } from '@cantera/shared/contracts/skills';
import { sql } from 'kysely';
import type { ExtractedFields } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import type { CvField, CvReading } from '../cv-reading/index.ts';
import { ensureSkills, recogniseCities } from '../lookups/index.ts';
import { currentCompany } from './candidate-lists.repository.ts';
import type { CandidatesUpdate } from './candidate-write.ts';
import { markOfList, storable } from './cv-values.ts';

/** Longest names, as the forms have them. */
export const NAME = 100;
export const TITLE = 200;
export const MAX_STAGES = 100;
const MAX_SKILLS = 200;

type ListName = 'workExperiences' | 'educations' | 'languages' | 'hardSkills' | 'softSkills';
export interface ListFill {
  readonly tx: Tx;
  readonly agencyId: string;
  readonly candidateId: string;
  readonly reading: CvReading;
  /** Where its places are, when their text does not say. */
  readonly likelyCountry: string | null;
  readonly mayFill: (name: ListName) => boolean;
}
interface Filled {
  readonly columns: CandidatesUpdate;
  readonly marks: ExtractedFields;
}

/** The ids of the cities that the stages' places mean, in the stages' order. */
async function citiesOf(
  fill: ListFill,
  stages: readonly { location: string | null }[],
): Promise<(number | null)[]> {
  return recogniseCities(
    fill.tx,
    stages.map((stage) => ({ text: stage.location ?? '', likelyCountry: fill.likelyCountry })),
  );
}

const own = ({ agencyId, candidateId }: ListFill) => ({ agency_id: agencyId, candidate_id: candidateId });

async function clear(
  fill: ListFill,
  table: 'candidate_experiences' | 'candidate_educations' | 'candidate_languages',
) {
  await fill.tx
    .deleteFrom(table)
    .where('agency_id', '=', fill.agencyId)
    .where('candidate_id', '=', fill.candidateId)
    .execute();
}

async function fillExperiences(fill: ListFill): Promise<CandidatesUpdate> {
  const stages = fill.reading.fields.workExperiences.slice(0, MAX_STAGES).map((field) => field.value);
  const cities = await citiesOf(fill, stages);
  await clear(fill, 'candidate_experiences');
  await fill.tx
    .insertInto('candidate_experiences')
    .values(
      stages.map((stage, ordinal) => ({
        ...own(fill),
        id: newId(),
        company_name: storable(stage.companyName, NAME) ?? '',
        position: storable(stage.position, TITLE) ?? '',
        city_id: cities[ordinal] ?? null,
        location_text: storable(stage.location, TITLE),
        start_date: stage.startDate,
        end_date: stage.endDate,
        ordinal,
      })),
    )
    .execute();
  return { company_name: storable(currentCompany(stages), NAME) };
}

async function fillEducations(fill: ListFill): Promise<CandidatesUpdate> {
  const stages = fill.reading.fields.educations.slice(0, MAX_STAGES).map((field) => field.value);
  const cities = await citiesOf(fill, stages);
  await clear(fill, 'candidate_educations');
  await fill.tx
    .insertInto('candidate_educations')
    .values(
      stages.map((stage, ordinal) => ({
        ...own(fill),
        id: newId(),
        institution_name: storable(stage.institutionName, NAME) ?? '',
        degree: storable(stage.degree, TITLE) ?? '',
        city_id: cities[ordinal] ?? null,
        location_text: storable(stage.location, TITLE),
        start_date: stage.startDate,
        end_date: stage.endDate,
        ordinal,
      })),
    )
    .execute();
  return {};
}

/** Languages whose level the CV says in words; another is left to a person, because a level is not guessed. */
export const levelled = (reading: CvReading) => {
  const seen = new Set<string>();
  return reading.fields.languages.filter(({ value }) => {
    if (value.proficiency === null || value.code.length !== 2 || seen.has(value.code)) return false;
    seen.add(value.code);
    return true;
  });
};

async function fillLanguages(fill: ListFill): Promise<CandidatesUpdate> {
  await clear(fill, 'candidate_languages');
  await fill.tx
    .insertInto('candidate_languages')
    .values(
      levelled(fill.reading).flatMap(({ value }, ordinal) =>
        value.proficiency === null
          ? []
          : [{ ...own(fill), code: value.code, proficiency: value.proficiency, ordinal }],
      ),
    )
    .execute();
  return {};
}

/** The skills that a CV names, made where the agency does not have them. */
export function skillsOf(
  tx: Tx,
  agencyId: string,
  { fields }: CvReading,
  type: 'HARD_SKILL' | 'SOFT_SKILL',
): Promise<Skill[]> {
  const read = type === 'HARD_SKILL' ? fields.hardSkills : fields.softSkills;
  const names = read.flatMap((field) => storable(field.value, NAME) ?? []).slice(0, MAX_SKILLS);
  return ensureSkills(tx, agencyId, type, names);
}

async function fillSkills(fill: ListFill, type: 'HARD_SKILL' | 'SOFT_SKILL'): Promise<CandidatesUpdate> {
  const { tx, agencyId, candidateId, reading } = fill;
  const skills = await skillsOf(tx, agencyId, reading, type);
  await sql`delete from candidate_skills cs using skills s
    where cs.agency_id = ${agencyId} and cs.candidate_id = ${candidateId}
      and s.agency_id = cs.agency_id and s.id = cs.skill_id and s.type = ${type}`.execute(tx);
  if (skills.length === 0) return {};
  await tx
    .insertInto('candidate_skills')
    .values(skills.map((skill, ordinal) => ({ ...own(fill), skill_id: skill.id, ordinal })))
    .execute();
  return {};
}

/** Fills the lists that are empty or still as a CV before had them. */
export async function fillLists(fill: ListFill): Promise<Filled> {
  const { fields } = fill.reading;
  const lists: [ListName, readonly CvField<unknown>[], () => Promise<CandidatesUpdate>][] = [
    ['workExperiences', fields.workExperiences, () => fillExperiences(fill)],
    ['educations', fields.educations, () => fillEducations(fill)],
    ['languages', levelled(fill.reading), () => fillLanguages(fill)],
    ['hardSkills', fields.hardSkills, () => fillSkills(fill, 'HARD_SKILL')],
    ['softSkills', fields.softSkills, () => fillSkills(fill, 'SOFT_SKILL')],
  ];
  let columns: CandidatesUpdate = {};
  const marks: ExtractedFields = {};
  for (const [name, list, write] of lists) {
    const mark = markOfList(list);
    if (!mark || !fill.mayFill(name)) continue;
    columns = { ...columns, ...(await write()) };
    marks[name] = mark;
  }
  return { columns, marks };
}
