import type { UpdateCandidateInput } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import type { SkillType } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { countSkills, knownCities } from '../lookups/index.ts';

type Experiences = NonNullable<UpdateCandidateInput['workExperiences']>;
type Educations = NonNullable<UpdateCandidateInput['educations']>;

/** What every stage of a career has. */
interface StageInput {
  readonly id?: string | undefined;
  readonly location?: string | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}
interface StoredStage {
  readonly id: string;
  readonly city_id: number | null;
  readonly location_text: string | null;
}

/** A date as precise as it was given; of a date-time the date. */
const stageDate = (value: string | null | undefined): string | null => value?.split('T')[0] || null;

/** What a list's stages share as rows. A text that was read from the CV stays until a city takes its place. */
async function stageRows(
  tx: Tx,
  field: string,
  stages: readonly StageInput[],
  stored: readonly StoredStage[],
): Promise<(StoredStage & { start_date: string | null; end_date: string | null; ordinal: number })[]> {
  const cities = await knownCities(
    tx,
    stages.flatMap((stage) => stage.location ?? []),
  );
  const seen = new Set<string>();
  return stages.map((stage, ordinal) => {
    const before = stored.find((row) => row.id === stage.id);
    if (stage.id && (!before || seen.has(stage.id)))
      throw invalidFields({ [`${field}.${ordinal}.id`]: 'not_found' });
    if (stage.id) seen.add(stage.id);
    const cityId = stage.location ? cities.get(stage.location) : null;
    if (cityId === undefined) throw invalidFields({ [`${field}.${ordinal}.location`]: 'not_found' });
    return {
      id: stage.id ?? newId(),
      city_id: cityId,
      location_text: cityId === null && before?.city_id === null ? before.location_text : null,
      start_date: stageDate(stage.startDate),
      end_date: stageDate(stage.endDate),
      ordinal,
    };
  });
}

/** Replaces the experiences. Throws 400 naming an id or a city that does not exist. */
export async function replaceExperiences(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  given: Experiences,
): Promise<void> {
  const stored = await tx
    .deleteFrom('candidate_experiences')
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .returning(['id', 'city_id', 'location_text'])
    .execute();
  const rows = await stageRows(tx, 'work_experiences', given, stored);
  if (rows.length === 0) return;
  await tx
    .insertInto('candidate_experiences')
    .values(
      rows.map((row, index) => ({
        ...row,
        agency_id: agencyId,
        candidate_id: candidateId,
        company_name: given[index]?.companyName ?? '',
        position: given[index]?.position ?? '',
      })),
    )
    .execute();
}

/** Replaces the educations. Throws 400 naming an id or a city that does not exist. */
export async function replaceEducations(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  given: Educations,
): Promise<void> {
  const stored = await tx
    .deleteFrom('candidate_educations')
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .returning(['id', 'city_id', 'location_text'])
    .execute();
  const rows = await stageRows(tx, 'educations', given, stored);
  if (rows.length === 0) return;
  await tx
    .insertInto('candidate_educations')
    .values(
      rows.map((row, index) => ({
        ...row,
        agency_id: agencyId,
        candidate_id: candidateId,
        institution_name: given[index]?.institutionName ?? '',
        degree: given[index]?.degree ?? '',
      })),
    )
    .execute();
}

/** Replaces the languages. Throws 400 for a language named twice. */
export async function replaceLanguages(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  languages: Candidate['languages'],
): Promise<void> {
  if (new Set(languages.map((language) => language.code.toLowerCase())).size < languages.length)
    throw invalidFields({ languages: 'already_exists' });
  await tx
    .deleteFrom('candidate_languages')
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .execute();
  if (languages.length === 0) return;
  await tx
    .insertInto('candidate_languages')
    .values(
      languages.map(({ code, proficiency }, ordinal) => ({
        agency_id: agencyId,
        candidate_id: candidateId,
        code: code.toLowerCase(),
        proficiency,
        ordinal,
      })),
    )
    .execute();
}

const SKILL_FIELDS: Record<SkillType, string> = { HARD_SKILL: 'hard_skills', SOFT_SKILL: 'soft_skills' };

/** Replaces the skills of one type. Throws 400 naming the list when one is not a skill of the agency and the type. */
export async function replaceSkills(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  type: SkillType,
  ids: readonly string[],
): Promise<void> {
  const unique = [...new Set(ids)];
  if ((await countSkills(tx, agencyId, type, unique)) < unique.length)
    throw invalidFields({ [SKILL_FIELDS[type]]: 'not_found' });
  await tx
    .deleteFrom('candidate_skills')
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .where('skill_id', 'in', (eb) =>
      eb
        .selectFrom('skills as s')
        .select('s.id')
        .where('s.agency_id', '=', agencyId)
        .where('s.type', '=', type),
    )
    .execute();
  if (unique.length === 0) return;
  await tx
    .insertInto('candidate_skills')
    .values(
      unique.map((id, ordinal) => ({
        agency_id: agencyId,
        candidate_id: candidateId,
        skill_id: id,
        ordinal,
      })),
    )
    .execute();
}

interface DatedStage {
  readonly companyName: string;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}
/** The employer of the newest experience: one that goes on before those that ended, then the latest begun. */
export function currentCompany(stages: readonly DatedStage[]): string | null {
  const order = stages.toSorted(
    (a, b) =>
      Number(!b.endDate) - Number(!a.endDate) ||
      (b.endDate ?? '').localeCompare(a.endDate ?? '') ||
      (b.startDate ?? '').localeCompare(a.startDate ?? ''),
  );
  return order[0]?.companyName ?? null;
}
