import type { Position } from '@cantera/shared/contracts/positions';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../live/index.ts';
import { columnsOf, type PositionInput, requireRanges } from './position-input.ts';
import {
  lockPosition,
  replaceLocations,
  replaceMembers,
  replaceSkills,
  updateColumns,
} from './positions.repository.ts';
import { readPosition, requireDetail } from './positions.service.ts';
import { requireCities, requireMembers, requireSkills } from './references.ts';

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

/** Changes any of the fields of a position. Throws 404 when the actor may not see it, 400 naming what cannot be. */
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
  const change = columnsOf(input);
  requireRanges(stored, change);
  if (input.location !== undefined)
    await replaceLocations(tx, agencyId, id, await requireCities(tx, cityIds(input.location)));
  await replacePeople(tx, agencyId, id, input);
  await replaceAllSkills(tx, agencyId, id, input);
  await updateColumns(tx, agencyId, id, change);
  await publish(tx, agencyId, { type: 'positions', positionId: id });
  return readPosition(tx, actor, id);
}
