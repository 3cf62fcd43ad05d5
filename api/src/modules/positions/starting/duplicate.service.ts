import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import type { Actor } from '../../../http/actor.ts';
import { newId } from '../../../ids.ts';
import { requirePosition } from '../access.ts';
import { insertPosition, replaceMembers } from '../positions.repository.ts';
import { announce } from '../positions.service.ts';
import { readStart, writeStart } from './position-start.ts';

/** What the work is and what it pays. What is agreed anew for each position stays behind: people, dates, fees, warranty, hires. */
const CONDITIONS = [
  'client_id',
  'recruiting_type',
  'work_mode',
  'contract_type',
  'department_id',
  'salary_from',
  'salary_to',
  'salary_currency',
  'salary_range',
  'show_salary',
  'years_from',
  'years_to',
  'languages',
  'jd_notes',
  'summary',
] as const;

async function copyPlacesAndSkills(tx: Tx, agencyId: string, from: string, to: string): Promise<void> {
  await tx
    .insertInto('position_locations')
    .columns(['agency_id', 'position_id', 'city_id', 'ordinal'])
    .expression((eb) =>
      eb
        .selectFrom('position_locations')
        .select(['agency_id', eb.val(to).as('position_id'), 'city_id', 'ordinal'])
        .where('agency_id', '=', agencyId)
        .where('position_id', '=', from),
    )
    .execute();
  await tx
    .insertInto('position_skills')
    .columns(['agency_id', 'position_id', 'skill_id', 'ordinal'])
    .expression((eb) =>
      eb
        .selectFrom('position_skills')
        .select(['agency_id', eb.val(to).as('position_id'), 'skill_id', 'ordinal'])
        .where('agency_id', '=', agencyId)
        .where('position_id', '=', from),
    )
    .execute();
}

/**
 * Creates a draft with the process, texts and conditions of a position; the actor recruits for it. Gives its id. Throws 404
 * when the position is not there for the actor.
 */
export async function duplicatePosition(tx: Tx, actor: Actor, from: string, title: string): Promise<string> {
  const { agencyId } = actor;
  await requirePosition(tx, actor, from, 'share');
  const { languages, ...conditions } = await tx
    .selectFrom('positions')
    .select(CONDITIONS)
    .where('agency_id', '=', agencyId)
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  const id = newId();
  await insertPosition(tx, {
    ...conditions,
    languages: JSON.stringify(languages),
    agency_id: agencyId,
    id,
    title,
    status: 'DRAFT',
    created_by: actor.userId,
    created_at: now(),
    updated_at: now(),
  });
  await replaceMembers(tx, agencyId, id, 'RECRUITER', [actor.userId]);
  await copyPlacesAndSkills(tx, agencyId, from, id);
  await writeStart(tx, agencyId, id, await readStart(tx, agencyId, from));
  await announce(tx, agencyId, id, conditions.client_id);
  return id;
}
