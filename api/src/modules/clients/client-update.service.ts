import {
  type Client,
  clientChanged,
  clientInUseErrors,
  type updateClientBody,
} from '@cantera/shared/contracts/clients';
import { topic } from '@cantera/shared/contracts/topics';
import type { z } from 'zod';
import { nullIfEmpty } from '../../db/empty-text.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields, notFound, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import { publish } from '../../live/index.ts';
import { hasContracts } from '../contract-records/index.ts';
import { requireOwnImage } from '../files/index.ts';
import { industryName, knownCities } from '../lookups/index.ts';
import { forgetClient } from '../positions/index.ts';
import {
  type ClientChange,
  hasPositions,
  lockClient,
  removeClient,
  replaceLocations,
  writeClient,
} from './client-write.repository.ts';
import { readClient } from './clients.service.ts';

type Input = z.output<typeof updateClientBody>;

/** What the form of a client holds but for its logo and its places, as columns. */
export const columnsOf = (input: Omit<Input, 'name' | 'version'>) => ({
  legal_name: nullIfEmpty(input.legalName),
  web_url: nullIfEmpty(input.webUrl),
  linkedin_url: nullIfEmpty(input.linkedinUrl),
  description: nullIfEmpty(input.description && sanitizeRichText(input.description)),
  company_size: input.companySize,
  industry_id: nullIfEmpty(input.industry),
  benefits: input.benefits,
});

/** Another logo, or none: whatever stood at an address elsewhere is no longer shown. Throws 400 for one that the agency did not upload. */
export async function logoChange(tx: Tx, agencyId: string, url: string | null | undefined) {
  if (url === undefined) return {};
  const fileId = url ? await requireOwnImage(tx, agencyId, url, 'logo_image_url') : null;
  return { logo_image_file_id: fileId, logo_image_url: null };
}

/** Ids of cities as numbers, each once. Throws 400 for one that does not exist. */
export async function requireCities(tx: Tx, ids: readonly string[]): Promise<number[]> {
  const known = await knownCities(tx, ids);
  if (ids.some((id) => !known.has(id))) throw invalidFields({ locations_ids: 'not_found' });
  return [...new Set(ids.flatMap((id) => known.get(id) ?? []))];
}

/** Throws 400 for an industry that is none of ours. */
export function requireIndustry(id: string | null | undefined): void {
  if (id && !industryName(id, 'en')) throw invalidFields({ industry: 'not_found' });
}

/**
 * Changes any of the fields of a client. Throws 404, 400 naming what does not exist, 409 CLIENT_CHANGED
 * (`details.version`) when the version given is not the newest.
 */
export async function changeClient(tx: Tx, actor: Actor, id: string, input: Input): Promise<Client> {
  const { agencyId } = actor;
  const stored = await lockClient(tx, agencyId, id);
  if (stored === undefined) throw notFound('client');
  requireVersion(clientChanged, stored, input.version);
  requireIndustry(input.industry);
  const logo = await logoChange(tx, agencyId, input.logoImageUrl);
  if (input.locationsIds)
    await replaceLocations(tx, agencyId, id, await requireCities(tx, input.locationsIds));
  const change: ClientChange = { name: input.name, ...columnsOf(input), ...logo };
  await writeClient(tx, agencyId, id, change);
  await publish(tx, agencyId, topic.clients(id));
  return readClient(tx, actor, id);
}

/** Deletes a client. Throws 404, 409 CLIENT_HAS_POSITIONS while a position is its, CLIENT_HAS_CONTRACTS while a contract is. */
export async function deleteClient(tx: Tx, actor: Actor, id: string): Promise<void> {
  // Whoever creates a position for it holds the same row, and is either seen here or finds no client.
  const stored = await lockClient(tx, actor.agencyId, id);
  if (stored === undefined) throw notFound('client');
  if (await hasPositions(tx, actor.agencyId, id))
    throw fail(
      clientInUseErrors,
      'CLIENT_HAS_POSITIONS',
      'We cannot delete this client because it is associated with a position.',
    );
  if (await hasContracts(tx, actor.agencyId, id))
    throw fail(
      clientInUseErrors,
      'CLIENT_HAS_CONTRACTS',
      'We cannot delete this client because there are contracts with it.',
    );
  await forgetClient(tx, actor.agencyId, id);
  await removeClient(tx, actor.agencyId, id);
  await publish(tx, actor.agencyId, topic.clients(id));
}
