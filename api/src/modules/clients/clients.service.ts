import type { Client, ClientListItem, createClientBody } from '@cantera/shared/contracts/clients';
import { can } from '@cantera/shared/contracts/permissions';
import { topic } from '@cantera/shared/contracts/topics';
import type { PersonSummary } from '@cantera/shared/contracts/users';
import type { z } from 'zod';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { inOrderOf, type Page, paginate } from '../../http/pagination.ts';
import { newId } from '../../ids.ts';
import { publish } from '../../live/index.ts';
import { industryName, toLocation } from '../lookups/index.ts';
import { toContact } from './client-parts.service.ts';
import {
  type ClientRow,
  findDetail,
  findRows,
  insertClient,
  type ListQuery,
  pageOfIds,
  roleOf,
  totalOf,
} from './clients.repository.ts';

const EURO = 'EUR';

const toPerson = (row: ClientRow['owner']): PersonSummary | null =>
  row && {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    imageUrl: row.image_url,
  };

function toListItem(row: ClientRow): ClientListItem {
  const locale = row.locale ?? 'en';
  const { metrics } = row;
  return {
    id: row.id,
    name: row.name,
    logoImageUrl: row.logo_image_url,
    description: row.description,
    companySize: row.company_size,
    industry: row.industry_id
      ? { id: row.industry_id, name: industryName(row.industry_id, locale) ?? row.industry_id }
      : null,
    locations: row.locations.map((city) => toLocation(city, locale)),
    webUrl: row.web_url,
    linkedinUrl: row.linkedin_url,
    owner: toPerson(row.owner),
    createdBy: toPerson(row.creator),
    createdAt: row.created_at,
    metrics: {
      positionsOpen: metrics.open,
      positionsDraft: metrics.draft,
      positionsOnHold: metrics.held,
      positionsClosedWon: metrics.won,
      positionsClosedLost: metrics.lost,
      revenueAvg: { amount: metrics.average, currency: EURO },
      totalBilled: { amount: metrics.billed, currency: EURO },
      avgTimeToHire: metrics.days,
    },
  };
}

/** A page of the agency's clients. */
export async function listAll(tx: Tx, actor: Actor, query: ListQuery): Promise<Page<ClientListItem>> {
  const ids = (await pageOfIds(tx, actor.agencyId, query).execute()).map((row) => row.id);
  const rows = ids.length > 0 ? await findRows(tx, actor, ids) : [];
  return {
    items: inOrderOf(ids, rows).map((row) => toListItem(row)),
    pagination: await paginate(
      query,
      ids.length,
      async () => (await totalOf(tx, actor.agencyId, query).executeTakeFirstOrThrow()).total,
    ),
  };
}

/** One client whole. Throws 404. */
export async function readClient(tx: Tx, actor: Actor, id: string): Promise<Client> {
  const row = await findDetail(tx, actor, id);
  if (!row) throw notFound('client');
  return {
    ...toListItem(row),
    legalName: row.legal_name,
    contacts: row.contacts.map(toContact),
    values: row.values,
    benefits: row.benefits,
    version: row.version,
  };
}

/** Creates a client; without an owner it is its creator's. Throws 400 naming `owner_id` for nobody of the agency who works with clients. */
export async function createOwned(
  tx: Tx,
  actor: Actor,
  input: z.output<typeof createClientBody>,
): Promise<string> {
  const ownerId = input.ownerId ?? actor.userId;
  const role = await roleOf(tx, actor.agencyId, ownerId);
  if (!role) throw invalidFields({ owner_id: 'not_found' });
  if (!can(role, 'clients.write')) throw invalidFields({ owner_id: 'not_allowed' });
  const id = newId();
  await insertClient(tx, {
    agency_id: actor.agencyId,
    id,
    name: input.name,
    owner_id: ownerId,
    created_by: actor.userId,
    created_at: now(),
    updated_at: now(),
  });
  await publish(tx, actor.agencyId, topic.clients(id));
  return id;
}
