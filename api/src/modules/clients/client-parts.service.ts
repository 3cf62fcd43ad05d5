import type { EndpointRequest } from '@cantera/shared/contracts';
import {
  type addContacts,
  type addValues,
  type ClientContact,
  type ClientValue,
  clientListFull,
  contactChanged,
  type updateContact,
  type updateValue,
  valueChanged,
} from '@cantera/shared/contracts/clients';
import { topic } from '@cantera/shared/contracts/topics';
import { nullIfEmpty } from '../../db/empty-text.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, notFound, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { publish } from '../../live/index.ts';
import {
  holdClient,
  insertContacts,
  insertValues,
  lockPart,
  type PartTable,
  placeOf,
  removePart,
  writeContact,
  writeValue,
} from './client-parts.repository.ts';

type Body<E> = EndpointRequest<E>['body'];
/** More than any client has; a list without end would make its page slow for everyone. */
const MAX_PARTS = 500;
const PARTS = {
  client_contacts: { what: 'contact', changed: contactChanged },
  client_values: { what: 'value', changed: valueChanged },
} as const;

type ContactRow = Awaited<ReturnType<typeof insertContacts>>[number];
/** A contact as the app names it. */
export const toContact = ({ linkedin_url: linkedinUrl, ...contact }: ContactRow): ClientContact => ({
  ...contact,
  linkedinUrl,
});

const contactColumns = (contact: Partial<Body<typeof addContacts>[number]>) => ({
  name: contact.name,
  email: contact.email,
  position: nullIfEmpty(contact.position),
  phone: nullIfEmpty(contact.phone),
  linkedin_url: nullIfEmpty(contact.linkedinUrl),
});

/** Where new parts of a client begin. Throws 404, 409 CLIENT_LIST_FULL when there would be too many. */
async function reserve(
  tx: Tx,
  agencyId: string,
  table: PartTable,
  clientId: string,
  added: number,
): Promise<number> {
  if (!(await holdClient(tx, agencyId, clientId))) throw notFound('client');
  const { count, next } = await placeOf(tx, agencyId, table, clientId);
  if (count + added > MAX_PARTS)
    throw fail(clientListFull, 'CLIENT_LIST_FULL', `A client has at most ${MAX_PARTS} of them.`);
  return next;
}

/** Holds a part and tells open screens of its client. Throws 404, 409 when the version given is not the newest. */
async function touch(
  tx: Tx,
  agencyId: string,
  table: PartTable,
  id: string,
  version?: number,
): Promise<{ clientId: string }> {
  const part = await lockPart(tx, agencyId, table, id);
  const { what, changed } = PARTS[table];
  if (!part) throw notFound(what);
  requireVersion(changed, part.version, version);
  await publish(tx, agencyId, topic.clients(part.client_id));
  return { clientId: part.client_id };
}

/** Adds contacts after the others. Throws 404. */
export async function createContacts(
  tx: Tx,
  { agencyId }: Actor,
  clientId: string,
  contacts: Body<typeof addContacts>,
): Promise<ClientContact[]> {
  const first = await reserve(tx, agencyId, 'client_contacts', clientId, contacts.length);
  const rows = await insertContacts(
    tx,
    contacts.map((contact, index) => ({
      ...contactColumns(contact),
      name: contact.name,
      email: contact.email,
      agency_id: agencyId,
      client_id: clientId,
      id: newId(),
      ordinal: first + index,
    })),
  );
  await publish(tx, agencyId, topic.clients(clientId));
  return rows.map(toContact);
}

/** Changes any of the fields of a contact. Throws 404, 409 CONTACT_CHANGED (`details.version`). */
export async function changeContact(
  tx: Tx,
  { agencyId }: Actor,
  id: string,
  { version, ...change }: Body<typeof updateContact>,
): Promise<ClientContact> {
  await touch(tx, agencyId, 'client_contacts', id, version);
  return toContact(await writeContact(tx, agencyId, id, contactColumns(change)));
}

/** Deletes a contact. Throws 404. */
export async function deleteContact(tx: Tx, { agencyId }: Actor, id: string): Promise<void> {
  await touch(tx, agencyId, 'client_contacts', id);
  await removePart(tx, agencyId, 'client_contacts', id);
}

/** Adds values after the others. Throws 404. */
export async function createValues(
  tx: Tx,
  { agencyId }: Actor,
  clientId: string,
  values: Body<typeof addValues>,
): Promise<ClientValue[]> {
  const first = await reserve(tx, agencyId, 'client_values', clientId, values.length);
  const rows = await insertValues(
    tx,
    values.map((value, index) => ({
      agency_id: agencyId,
      client_id: clientId,
      id: newId(),
      name: value.name,
      description: value.description ?? '',
      ordinal: first + index,
    })),
  );
  await publish(tx, agencyId, topic.clients(clientId));
  return rows;
}

/** Changes the name or the description of a value. Throws 404, 409 VALUE_CHANGED (`details.version`). */
export async function changeValue(
  tx: Tx,
  { agencyId }: Actor,
  id: string,
  { version, ...change }: Body<typeof updateValue>,
): Promise<ClientValue> {
  await touch(tx, agencyId, 'client_values', id, version);
  return writeValue(tx, agencyId, id, change);
}

/** Deletes a value; with `clientId`, only if it is one of that client. Throws 404. */
export async function deleteValue(
  tx: Tx,
  { agencyId }: Actor,
  id: string,
  clientId: string | undefined,
): Promise<void> {
  const value = await touch(tx, agencyId, 'client_values', id);
  if (clientId !== undefined && clientId !== value.clientId) throw notFound('value');
  await removePart(tx, agencyId, 'client_values', id);
}
