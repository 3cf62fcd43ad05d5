import {
  type Client,
  clientChanged,
  clientInUseErrors,
  type updateClientBody,
} from '@cantera/shared/contracts/clients';
import { topic } from '@cantera/shared/contracts/topics';
import type { z } from 'zod';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields, notFound, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import { publish } from '../../live/index.ts';
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

/** An empty text as none; undefined, which writes nothing, stays. */
const orNone = (text: string | null | undefined): string | null | undefined => (text === '' ? null : text);

const columnsOf = (input: Input): ClientChange => ({
  name: input.name,
  legal_name: orNone(input.legalName),
  web_url: orNone(input.webUrl),
  linkedin_url: orNone(input.linkedinUrl),
  description: orNone(input.description && sanitizeRichText(input.description)),
  company_size: input.companySize,
  industry_id: orNone(input.industry),
  benefits: input.benefits,
});

/** Another logo, or none: whatever stood at an address elsewhere is no longer shown. */
async function logoChange(tx: Tx, agencyId: string, url: string | null | undefined): Promise<ClientChange> {
  if (url === undefined) return {};
  const fileId = url ? await requireOwnImage(tx, agencyId, url, 'logo_image_url') : null;
  return { logo_image_file_id: fileId, logo_image_url: null };
}

async function requireCities(tx: Tx, ids: readonly string[]): Promise<number[]> {
  const known = await knownCities(tx, ids);
  if (ids.some((id) => !known.has(id))) throw invalidFields({ locations_ids: 'not_found' });
  return [...new Set(ids.flatMap((id) => known.get(id) ?? []))];
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
  if (input.industry && !industryName(input.industry, 'en')) throw invalidFields({ industry: 'not_found' });
  const logo = await logoChange(tx, agencyId, input.logoImageUrl);
  if (input.locationsIds)
    await replaceLocations(tx, agencyId, id, await requireCities(tx, input.locationsIds));
  await writeClient(tx, agencyId, id, { ...columnsOf(input), ...logo });
  await publish(tx, agencyId, topic.clients(id));
  return readClient(tx, actor, id);
}

/** Deletes a client. Throws 404, 409 CLIENT_HAS_POSITIONS while a position is its. */
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
  await forgetClient(tx, actor.agencyId, id);
  await removeClient(tx, actor.agencyId, id);
  await publish(tx, actor.agencyId, topic.clients(id));
}
