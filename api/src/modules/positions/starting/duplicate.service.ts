import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import type { Actor } from '../../../http/actor.ts';
import { newId } from '../../../ids.ts';
import { requirePosition } from '../access.ts';
import { insertPosition, replaceMembers } from '../positions.repository.ts';
import { announce } from '../positions.service.ts';
import { copyPlacesAndSkills, readConditions } from './duplicate.repository.ts';
import { readStart, writeStart } from './position-start.ts';

/**
 * Creates a draft with the process, texts and conditions of a position; the actor recruits for it. Gives its id. Throws 404
 * when the position is not there for the actor.
 */
export async function duplicatePosition(tx: Tx, actor: Actor, from: string, title: string): Promise<string> {
  const { agencyId } = actor;
  await requirePosition(tx, actor, from, 'share');
  const { languages, ...conditions } = await readConditions(tx, agencyId, from);
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
