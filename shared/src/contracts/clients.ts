import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  data,
  dateTime,
  id,
  idParams,
  locationSummary,
  page,
  pageQuery,
  searchTerm,
  sortBy,
  text,
} from './primitives.ts';
import { personSummary } from './users.ts';

export const clientSummary = z.object({ id, name: z.string(), logoImageUrl: z.string().nullable() });
export type ClientSummary = z.infer<typeof clientSummary>;

const contact = z.object({
  id,
  name: z.string(),
  email: z.string(),
  position: z.string().nullable(),
  phone: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
});
const clientValue = z.object({ id, name: z.string(), description: z.string() });

/** Figures of a client. `revenueAvg` and `totalBilled` in euro, `avgTimeToHire` in days; null when there is nothing to average. */
export const clientMetrics = z.object({
  positionsOpen: z.number(),
  positionsDraft: z.number(),
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
  contacts: z.array(contact),
  values: z.array(clientValue),
  benefits: z.array(z.string()),
});
export type Client = z.infer<typeof client>;

export const CLIENT_SORT_FIELDS = ['name', 'created_at'] as const;

export const listClients = defineEndpoint({
  id: 'listClients',
  method: 'GET',
  path: '/api/v1/agency/clients',
  summary: 'Clients, by name',
  query: z.object({ ...pageQuery, search: searchTerm, sortBy: sortBy(CLIENT_SORT_FIELDS) }),
  response: page(clientListItem),
});
export const createClientBody = z.object({ name: text(3, 100), ownerId: id.optional() });
export const createClient = defineEndpoint({
  id: 'createClient',
  method: 'POST',
  path: '/api/v1/agency/clients',
  retry: false,
  summary: 'Create a client',
  body: createClientBody,
  response: data(z.object({ id })),
});
export const getClient = defineEndpoint({
  id: 'getClient',
  method: 'GET',
  path: '/api/v1/agency/clients/:id',
  summary: 'One client, whole',
  params: idParams,
  response: data(client),
});
