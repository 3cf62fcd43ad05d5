import { decodeEntities } from '@cantera/shared/contracts/text';
import type { Tx } from '../../../db/tenant.ts';
import { listPositionSkills } from '../../positions/index.ts';
import type { Requirements } from './write-questions.ts';

const LINE_END = /<\/(?:p|div|li|h[1-6]|blockquote|t[dhr])>|<br\b[^<>]*>/gi;
const TAG = /<[a-z/!?][^<>]*>/gi;

/** The lines of HTML as text; an item of a list is one. */
const linesOf = (html: string): string[] =>
  decodeEntities(html.replace(LINE_END, '\n').replace(TAG, ''))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

async function skillsOf(tx: Tx, agencyId: string, positionId: string): Promise<string[]> {
  const skills = await listPositionSkills(tx, agencyId, positionId);
  return skills
    .filter(({ type }) => type === 'HARD_SKILL')
    .map(({ name }) => name)
    .sort();
}

async function cityOf(tx: Tx, agencyId: string, positionId: string): Promise<Requirements['city']> {
  const row = await tx
    .selectFrom('position_locations as l')
    .innerJoin('cities as c', 'c.id', 'l.city_id')
    .select(['c.name', 'c.country_code as countryCode'])
    .where('l.agency_id', '=', agencyId)
    .where('l.position_id', '=', positionId)
    .orderBy('l.ordinal')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** What a position requires; the caller has found it. */
export async function findRequirements(tx: Tx, agencyId: string, positionId: string): Promise<Requirements> {
  const row = await tx
    .selectFrom('positions')
    .select(['title', 'years_from', 'languages', 'work_mode', 'job_description'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', positionId)
    .executeTakeFirstOrThrow();
  return {
    title: row.title,
    yearsFrom: row.years_from,
    languages: row.languages,
    skills: await skillsOf(tx, agencyId, positionId),
    city: await cityOf(tx, agencyId, positionId),
    isOnSite: row.work_mode === 'ON-SITE' || row.work_mode === 'HYBRID',
    lines: linesOf(row.job_description),
  };
}
