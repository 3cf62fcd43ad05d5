import type { Client, ClientListItem } from '@cantera/shared/contracts/clients';
import type { PersonSummary } from '@cantera/shared/contracts/users';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { inOrderOf, type Page, paginate } from '../../http/pagination.ts';
import { industryName, toLocation } from '../lookups/index.ts';
import { toContact } from './client-parts.service.ts';
import {
  type ClientRow,
  findDetail,
  findRows,
  type ListQuery,
  pageOfIds,
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
