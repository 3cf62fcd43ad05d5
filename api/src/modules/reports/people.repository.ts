import type { Locale } from '@cantera/shared/contracts/enums';
import { fullName, plainText } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { countSharing, findCandidate, type SharedBy } from '../candidates/index.ts';
import type { CityRow } from '../lookups/index.ts';
import { findAnswers } from '../pipeline/index.ts';
import { visibleTo } from '../positions/index.ts';
import { readLax } from '../scores/index.ts';
import { codeOf } from './model/code.ts';
import type { PersonApplication, ReportPerson } from './model/person.ts';
import { type PlaceRow, profileOf, type SharedThings, skillsOf, thingsOf, toPlace } from './model/profile.ts';

interface ApplicationRow {
  readonly id: string;
  readonly positionId: string;
  readonly positionName: string;
  readonly stepName: string;
}

/** Applications of a candidate to positions that the actor may see, the newest first. */
export async function listApplications(tx: Tx, actor: Actor, candidateId: string): Promise<ApplicationRow[]> {
  const rows = await tx
    .selectFrom('applications as a')
    .innerJoin('positions as p', (join) =>
      join.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .innerJoin('steps as s', (join) =>
      join.onRef('s.agency_id', '=', 'a.agency_id').onRef('s.id', '=', 'a.step_id'),
    )
    .select(['a.id', 'a.position_id', 'p.title', 's.name as step_name'])
    .where('a.agency_id', '=', actor.agencyId)
    .where('a.candidate_id', '=', candidateId)
    .where('p.status', '<>', 'DELETED')
    .where(visibleTo(actor))
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    positionId: row.position_id,
    positionName: row.title,
    stepName: row.step_name,
  }));
}

/** An application with its score as a client reads it, in the report's language, and its answers. */
async function describe(
  tx: Tx,
  actor: Actor,
  row: ApplicationRow,
  locale: Locale,
): Promise<PersonApplication> {
  return {
    ...row,
    score: await readLax(tx, actor, row.id, { locale }),
    answers: await findAnswers(tx, actor.agencyId, row.id),
  };
}

/** The chosen comments on a candidate in the order of the choice; those that are not on them are left out. */
async function readComments(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  ids: readonly string[],
): Promise<ReportPerson['comments']> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('candidate_comments as c')
    .leftJoin('users as u', (join) =>
      join.onRef('u.agency_id', '=', 'c.agency_id').onRef('u.id', '=', 'c.author_id'),
    )
    .select(['c.id', 'c.type', 'c.comment', 'c.created_at', 'u.first_name', 'u.last_name'])
    .where('c.agency_id', '=', agencyId)
    .where('c.candidate_id', '=', candidateId)
    .where('c.id', 'in', [...ids])
    .execute();
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => ({
      id: row.id,
      type: row.type,
      createdAt: row.created_at,
      byName:
        row.first_name === null ? null : fullName({ firstName: row.first_name, lastName: row.last_name }),
      paragraphs: htmlParagraphs(row.comment),
    }));
}

/** The paragraphs of rich text. */
const htmlParagraphs = (html: string): string[] =>
  html
    .split(/<\/(?:p|div|li|h[1-6]|blockquote)>|<br\s*\/?>/i)
    .map(plainText)
    .filter(Boolean);

/** Where a candidate lives and was, by the id of the stage. */
async function readPlaces(tx: Tx, agencyId: string, id: string): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select s.stage_id, s.location_text, case when ci.id is null then null else
      json_build_object('id', ci.id, 'name', ci.name, 'region', ci.region, 'country_code', ci.country_code) end as city
    from (
      select null::uuid as stage_id, city_id, location_text from candidates where agency_id = ${agencyId} and id = ${id}
      union all select id, city_id, location_text from candidate_experiences where agency_id = ${agencyId} and candidate_id = ${id}
      union all select id, city_id, location_text from candidate_educations where agency_id = ${agencyId} and candidate_id = ${id}
    ) s left join cities ci on ci.id = s.city_id`.execute(tx);
  return rows;
}

export interface PersonRequest {
  readonly candidateId: string;
  /** Left out, the newest application; null, none. */
  readonly applicationId?: string | undefined;
  readonly commentIds: readonly string[];
  readonly locale: Locale;
  /** What only an anonymous report asks for: how many others have the same. */
  readonly isAnonymous: boolean;
  /**
   * How many people each city has that was counted already; with it nothing else is counted, for a file, which has no marks of what
   * is rare.
   */
  readonly cities?: Map<number, number> | undefined;
  /** Counts the same otherwise; left out, by the rows. */
  readonly sharing?: ((things: SharedThings) => Promise<SharedBy>) | undefined;
}
/** Somebody as a report may tell them, and what else is known of them. */
export interface FoundPerson {
  readonly person: ReportPerson;
  readonly applications: readonly ApplicationRow[];
  readonly commentCount: number;
  /** Where they live, and where each job and study was, in their order. */
  readonly cities: {
    readonly home: CityRow | null;
    readonly experiences: readonly (CityRow | null)[];
    readonly educations: readonly (CityRow | null)[];
  };
  readonly skills: readonly { readonly id: string; readonly name: string }[];
}

/** Reads a candidate for a report. Throws 404 for one that the actor may not see. `config` names and signs. */
export async function readPerson(
  tx: Tx,
  actor: Actor,
  { candidateId, applicationId, commentIds, locale, isAnonymous, cities, sharing: count }: PersonRequest,
  config: Pick<Config, 'secret'>,
): Promise<FoundPerson> {
  const candidate = await findCandidate(tx, actor, candidateId, config);
  const applications = await listApplications(tx, actor, candidateId);
  const chosen = applicationId ? applications.find(({ id }) => id === applicationId) : applications[0];
  const places = await readPlaces(tx, actor.agencyId, candidateId);
  const cityIds = places.flatMap(({ city }) => (city && !cities?.has(city.id) ? [city.id] : []));
  const things = thingsOf(candidate, cityIds, cities !== undefined);
  const byRows = (): Promise<SharedBy> =>
    countSharing(tx, actor.agencyId, { ...things, skillIds: things.skills.map(({ id }) => id) });
  const sharing = isAnonymous ? await (count?.(things) ?? byRows()) : null;
  for (const id of cityIds) cities?.set(id, sharing?.cities.get(id) ?? 0);
  const peopleIn = (id: number): number => (cities ?? sharing?.cities)?.get(id) ?? 0;
  const rowOf = (stageId: string | null) => places.find(({ stage_id }) => stage_id === stageId);
  const cityOf = ({ id }: { id: string }): CityRow | null => rowOf(id)?.city ?? null;
  return {
    applications,
    commentCount: candidate.commentCount,
    cities: {
      home: rowOf(null)?.city ?? null,
      experiences: candidate.workExperiences.map(cityOf),
      educations: candidate.educations.map(cityOf),
    },
    skills: skillsOf(candidate),
    person: {
      ...profileOf(candidate, sharing, (stageId) => toPlace(rowOf(stageId), locale, peopleIn)),
      code: codeOf(config, { candidateId, positionId: chosen?.positionId ?? null }),
      application: chosen ? await describe(tx, actor, chosen, locale) : null,
      comments: await readComments(tx, actor.agencyId, candidateId, commentIds),
    },
  };
}

/** What the companies are called that the agency hires for. */
export async function readClientNames(tx: Tx, agencyId: string): Promise<string[]> {
  const rows = await tx.selectFrom('clients').select('name').where('agency_id', '=', agencyId).execute();
  return rows.map(({ name }) => name);
}

/** The time zone of the agency. */
export async function readTimeZone(tx: Tx, agencyId: string): Promise<string> {
  const row = await tx
    .selectFrom('agencies')
    .select('time_zone')
    .where('id', '=', agencyId)
    .executeTakeFirst();
  return row?.time_zone ?? 'Europe/Madrid';
}
