import type { createClientBody } from '@cantera/shared/contracts/clients';
import { can } from '@cantera/shared/contracts/permissions';
import { topic } from '@cantera/shared/contracts/topics';
import type { z } from 'zod';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { publish } from '../../live/index.ts';
import { createValues } from './client-parts.service.ts';
import { columnsOf, logoChange, requireCities, requireIndustry } from './client-update.service.ts';
import { replaceLocations } from './client-write.repository.ts';
import { insertClient, roleOf } from './clients.repository.ts';

/** Throws 400 naming `owner_id` for nobody of the agency who works with clients. */
async function requireOwner(tx: Tx, agencyId: string, ownerId: string): Promise<void> {
  const role = await roleOf(tx, agencyId, ownerId);
  if (!role) throw invalidFields({ owner_id: 'not_found' });
  if (!can(role, 'clients.write')) throw invalidFields({ owner_id: 'not_allowed' });
}

/**
 * Creates a client with its places and values, all or nothing, and gives its id; without an owner it is its creator's. Throws 400
 * naming what does not exist.
 */
export async function createWhole(
  tx: Tx,
  actor: Actor,
  {
    name,
    ownerId = actor.userId,
    logoImageUrl,
    locationsIds,
    values,
    ...input
  }: z.output<typeof createClientBody>,
): Promise<string> {
  const { agencyId } = actor;
  await requireOwner(tx, agencyId, ownerId);
  requireIndustry(input.industry);
  const logo = await logoChange(tx, agencyId, logoImageUrl);
  const cities = await requireCities(tx, locationsIds ?? []);
  const id = newId();
  await insertClient(tx, {
    ...columnsOf(input),
    ...logo,
    agency_id: agencyId,
    id,
    name,
    owner_id: ownerId,
    created_by: actor.userId,
    created_at: now(),
    updated_at: now(),
  });
  await replaceLocations(tx, agencyId, id, cities);
  if (values && values.length > 0) await createValues(tx, actor, id, values);
  await publish(tx, agencyId, topic.clients(id));
  return id;
}
