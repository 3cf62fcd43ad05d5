import { type Position, positionChanged } from '@cantera/shared/contracts/positions';
import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import { rescoreAfterChange } from '../scores/index.ts';
import { columnsOf, makesVersion, type PositionInput, requireRanges } from './position-input.ts';
import type { DetailRow } from './position-queries.ts';
import {
  lockPosition,
  replaceLocations,
  replaceMembers,
  replaceSkills,
  updateColumns,
} from './positions.repository.ts';
import { announce, readPosition, requireDetail } from './positions.service.ts';
import { requireCities, requireClient, requireMembers, requireSkills } from './references.ts';

async function replacePeople(tx: Tx, agencyId: string, id: string, input: PositionInput): Promise<void> {
  const lists = [
    ['RECRUITER', input.recruitersIds],
    ['HIRING_MANAGER', input.hiringManagersIds],
  ] as const;
  for (const [role, ids] of lists) {
    if (!ids) continue;
    await requireMembers(tx, agencyId, ids, role);
    await replaceMembers(tx, agencyId, id, role, ids);
  }
}

async function replaceAllSkills(tx: Tx, agencyId: string, id: string, input: PositionInput): Promise<void> {
  const lists = [
    ['HARD_SKILL', input.hardSkills, 'hard_skills'],
    ['SOFT_SKILL', input.softSkills, 'soft_skills'],
  ] as const;
  for (const [type, ids, field] of lists) {
    if (!ids) continue;
    await requireSkills(tx, agencyId, ids, type, field);
    await replaceSkills(tx, agencyId, id, type, ids);
  }
}

function cityIds(location: PositionInput['location']): readonly string[] {
  if (!location) return [];
  return typeof location === 'string' ? [location] : location;
}

/** Fields that applications are judged by. */
const CRITERIA = [
  'title',
  'yearsExperience',
  'languages',
  'hardSkills',
  'softSkills',
  'jobDescription',
] as const satisfies readonly (keyof PositionInput)[];

type Read = Pick<PositionInput, 'version' | 'benefitsBefore'>;

/** Benefits save themselves while they are typed, so they are compared apart and make no version. */
function requireAsRead(
  stored: { readonly version: number; readonly benefits: readonly string[] },
  { version, benefitsBefore }: Read,
): void {
  requireVersion(positionChanged, stored.version, version);
  const hasOtherBenefits =
    benefitsBefore !== undefined && JSON.stringify(benefitsBefore) !== JSON.stringify(stored.benefits);
  if (hasOtherBenefits)
    throw fail(positionChanged, 'POSITION_CHANGED', 'Someone else has changed the benefits.', {
      details: { version: stored.version },
    });
}

function requireDepartment({ departments }: DetailRow, { departmentId }: PositionInput): void {
  if (departmentId != null && !departments.some(({ id }) => id === departmentId))
    throw invalidFields({ department_id: 'not_found' });
}

/**
 * Changes any of the fields of a position. Throws 404 when the actor may not see it, 400 naming what cannot be, 409
 * POSITION_CHANGED (`details.version`) when it is no longer the version, or has no longer the benefits, that was read.
 */
export async function changePosition(
  tx: Tx,
  actor: Actor,
  id: string,
  input: PositionInput,
): Promise<Position> {
  const { agencyId } = actor;
  // The ranges are judged against what is stored, so two changes must not cross.
  await lockPosition(tx, agencyId, id);
  const stored = await requireDetail(tx, actor, id);
  requireAsRead(stored, input);
  const change = columnsOf(input);
  requireRanges(stored, change);
  requireDepartment(stored, input);
  if (input.clientId !== undefined) await requireClient(tx, agencyId, input.clientId);
  if (input.location !== undefined)
    await replaceLocations(tx, agencyId, id, await requireCities(tx, cityIds(input.location)));
  await replacePeople(tx, agencyId, id, input);
  await replaceAllSkills(tx, agencyId, id, input);
  const version = stored.version + (makesVersion(input) ? 1 : 0);
  await updateColumns(tx, agencyId, id, { ...change, version });
  if (CRITERIA.some((field) => input[field] !== undefined)) await rescoreAfterChange(tx, agencyId, id);
  await announce(tx, agencyId, id, input.clientId ?? stored.client_id);
  if (input.clientId && stored.client_id && stored.client_id !== input.clientId)
    await publish(tx, agencyId, topic.clients(stored.client_id));
  return readPosition(tx, actor, id);
}
