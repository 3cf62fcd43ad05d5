import { z } from 'zod';
import { email } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';
import { changedMeanwhile, refusal } from './errors.ts';
import {
  data,
  dateTime,
  done,
  id,
  idParams,
  items,
  locationSummary,
  page,
  pageQuery,
  searchTerm,
  sortBy,
  text,
} from './primitives.ts';
import { richText } from './rich-text-limits.ts';
import { topic } from './topics.ts';
import { personSummary } from './users.ts';

export const clientChanged = { CLIENT_CHANGED: changedMeanwhile };
export const contactChanged = { CONTACT_CHANGED: changedMeanwhile };
export const valueChanged = { VALUE_CHANGED: changedMeanwhile };
/** A client that has positions is not deleted, nor one that has contracts, blocked ones too. */
export const clientInUseErrors = { CLIENT_HAS_POSITIONS: refusal(409), CLIENT_HAS_CONTRACTS: refusal(409) };
/** A client has as many contacts, or values, as it may have. */
export const clientListFull = { CLIENT_LIST_FULL: refusal(409) };

export const clientSummary = z.object({ id, name: z.string(), logoImageUrl: z.string().nullable() });
export type ClientSummary = z.infer<typeof clientSummary>;

/** Rises with every change; sent back to find out that someone else changed the same. */
const version = z.number().int();
const knownVersion = version.min(1).max(2_147_483_647);

export const clientContact = z.object({
  id,
  name: z.string(),
  email: z.string(),
  position: z.string().nullable(),
  phone: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  version,
});
export type ClientContact = z.infer<typeof clientContact>;
export const clientValue = z.object({ id, name: z.string(), description: z.string(), version });
export type ClientValue = z.infer<typeof clientValue>;

/** Figures of a client. `revenueAvg` and `totalBilled` in euro, `avgTimeToHire` in days; null when there is nothing to average. */
export const clientMetrics = z.object({
  positionsOpen: z.number(),
  positionsDraft: z.number(),
  positionsOnHold: z.number(),
  positionsClosedWon: z.number(),
  positionsClosedLost: z.number(),
  revenueAvg: z.object({ amount: z.number().nullable(), currency: z.string() }),
  totalBilled: z.object({ amount: z.number(), currency: z.string() }),
  avgTimeToHire: z.number().nullable(),
});

export const clientListItem = clientSummary.extend({
  description: z.string().nullable(),
  companySize: z.string(),
  industry: z.object({ id: z.string(), name: z.string() }).nullable(),
  locations: z.array(locationSummary),
  webUrl: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  owner: personSummary.nullable(),
  createdBy: personSummary.nullable(),
  createdAt: dateTime,
  metrics: clientMetrics,
});
export type ClientListItem = z.infer<typeof clientListItem>;

export const client = clientListItem.extend({
  legalName: z.string().nullable(),
  contacts: z.array(clientContact),
  values: z.array(clientValue),
  benefits: z.array(z.string()),
  version,
});
export type Client = z.infer<typeof client>;

export const CLIENT_SORT_FIELDS = ['name', 'created_at'] as const;

export const listClients = defineEndpoint({
  id: 'listClients',
  may: 'clients.read',
  hears: () => [topic.clients()],
  method: 'GET',
  path: '/api/v1/agency/clients',
  summary: 'Clients, by name',
  query: z.object({ ...pageQuery, search: searchTerm, sortBy: sortBy(CLIENT_SORT_FIELDS) }),
  response: page(clientListItem),
});
export const getClient = defineEndpoint({
  id: 'getClient',
  may: 'clients.read',
  hears: ({ params }) => [topic.clients(params.id)],
  method: 'GET',
  path: '/api/v1/agency/clients/:id',
  summary: 'One client, whole',
  params: idParams,
  response: data(client),
});

/** The address of a page on the web (`https://…`, `http://…`), or nothing. */
export const webAddress = z
  .string()
  .trim()
  .max(500)
  .check(({ value, issues }) => {
    if (value === '') return;
    if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return;
    issues.push({ code: 'invalid_format', format: 'url', input: value, message: '' });
  });
const optionalText = (max: number) => z.string().trim().max(max);

/** What is left out stays; an empty text is stored as none. */
export const updateClientBody = z
  .object({
    /** As long as at creation: a name that could be given must be one that can be saved again. */
    name: text(2, 100),
    legalName: optionalText(200).nullable(),
    webUrl: webAddress.nullable(),
    linkedinUrl: webAddress.nullable(),
    /** HTML. */
    description: richText(50_000).nullable(),
    companySize: text(1, 50),
    /** Id of one of the industries. */
    industry: z.string().max(50).nullable(),
    /** Address of an image that this agency uploaded. */
    logoImageUrl: z.string().max(500).nullable(),
    /** Ids of cities, in the order to show. */
    locationsIds: z.array(z.string().max(20)).max(50),
    benefits: z.array(text(1, 500)).max(100),
    version: knownVersion,
  })
  .partial();
export type UpdateClientInput = z.input<typeof updateClientBody>;
export const updateClient = defineEndpoint({
  id: 'updateClient',
  may: 'clients.write',
  errors: clientChanged,
  method: 'PATCH',
  // A second try of one that was saved would find its own change.
  retry: false,
  path: '/api/v1/agency/clients/:id',
  summary: 'Change a client',
  params: idParams,
  body: updateClientBody,
  response: data(client),
});
export const deleteClient = defineEndpoint({
  id: 'deleteClient',
  may: 'clients.write',
  errors: clientInUseErrors,
  method: 'DELETE',
  path: '/api/v1/agency/clients/:id',
  retry: false,
  summary: 'Delete a client that has neither positions nor contracts',
  params: idParams,
  response: done,
});

const PARTS_AT_ONCE = 50;
export const contactBody = z.object({
  name: text(2, 50),
  email,
  position: optionalText(100).nullable().optional(),
  phone: optionalText(50).nullable().optional(),
  linkedinUrl: webAddress.nullable().optional(),
});
export type ContactInput = z.input<typeof contactBody>;
export const addContacts = defineEndpoint({
  id: 'addContacts',
  may: 'clients.write',
  errors: clientListFull,
  method: 'POST',
  path: '/api/v1/agency/clients/:id/contacts',
  retry: false,
  summary: 'Add contacts to a client; answers those added',
  params: idParams,
  body: z.array(contactBody).min(1).max(PARTS_AT_ONCE),
  response: items(clientContact),
});
export const updateContact = defineEndpoint({
  id: 'updateContact',
  may: 'clients.write',
  errors: contactChanged,
  method: 'PATCH',
  // A second try of one that was saved would find its own change.
  retry: false,
  path: '/api/v1/agency/clients/contacts/:id',
  summary: 'Change a contact',
  params: idParams,
  body: contactBody.partial().extend({ version: knownVersion.optional() }),
  response: data(clientContact),
});
export const deleteContact = defineEndpoint({
  id: 'deleteContact',
  may: 'clients.write',
  method: 'DELETE',
  path: '/api/v1/agency/clients/contacts/:id',
  retry: false,
  summary: 'Delete a contact',
  params: idParams,
  response: done,
});

export const valueBody = z.object({ name: text(2, 50), description: optionalText(2000) });
export type ValueInput = z.input<typeof valueBody>;
/** A value of a client that is created whole; its name may be longer, or shorter, than one that is added later. */
const firstValue = z.object({ name: text(1, 100), description: optionalText(2000).optional() });

/** The name of a client as a person types it where nothing else is asked for. */
export const newClientName = text(3, 100);
/** All but the name may be left out; an empty text is stored as none. */
export const createClientBody = updateClientBody.omit({ version: true }).extend({
  name: text(2, 100),
  ownerId: id.optional(),
  values: z.array(firstValue).max(PARTS_AT_ONCE).optional(),
});
export type CreateClientInput = z.input<typeof createClientBody>;
export const createClient = defineEndpoint({
  id: 'createClient',
  may: 'clients.write',
  method: 'POST',
  path: '/api/v1/agency/clients',
  retry: false,
  summary: 'Create a client, with all that is known of it',
  body: createClientBody,
  response: data(z.object({ id })),
});

/** What a client has in common with another company: its name, or the domain of its website. */
export const SAME_AS = ['NAME', 'DOMAIN'] as const;
export const findSimilarClients = defineEndpoint({
  id: 'findSimilarClients',
  may: 'clients.read',
  hears: () => [topic.clients()],
  method: 'GET',
  path: '/api/v1/agency/clients/similar',
  summary:
    'Clients of the same name, whatever its accents and capitals, or with a website of the same domain; at most 5',
  query: z.object({ name: searchTerm, webUrl: z.string().trim().max(500).optional() }),
  response: items(clientSummary.pick({ id: true, name: true }).extend({ same: z.enum(SAME_AS) })),
});

export const addValues = defineEndpoint({
  id: 'addValues',
  may: 'clients.write',
  errors: clientListFull,
  method: 'POST',
  path: '/api/v1/agency/clients/:id/values',
  retry: false,
  summary: 'Add values to a client; answers those added',
  params: idParams,
  body: z
    .array(valueBody.partial({ description: true }))
    .min(1)
    .max(PARTS_AT_ONCE),
  response: items(clientValue),
});
export const updateValue = defineEndpoint({
  id: 'updateValue',
  may: 'clients.write',
  errors: valueChanged,
  method: 'PATCH',
  // A second try of one that was saved would find its own change.
  retry: false,
  path: '/api/v1/agency/clients/values/:id',
  summary: 'Change a value',
  params: idParams,
  body: valueBody.partial().extend({ version: knownVersion.optional() }),
  response: data(clientValue),
});
/** The header in which the deletion of a value names the client that it is a value of. */
export const COMPANY_HEADER = 'X-Company-Id';
export const deleteValue = defineEndpoint({
  id: 'deleteValue',
  may: 'clients.write',
  method: 'DELETE',
  path: '/api/v1/agency/clients/values/:id',
  retry: false,
  summary: 'Delete a value; with `X-Company-Id`, only if it is one of that client',
  params: idParams,
  response: done,
});
