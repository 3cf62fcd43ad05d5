import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { POSITION_STATUSES } from './enums.ts';
import { data, id } from './primitives.ts';

/** Shorter terms find nothing. */
export const MIN_FIND_LENGTH = 2;
/** Found of each kind at most. */
export const MAX_FOUND = 5;

export const foundCandidate = z.object({
  id,
  name: z.string(),
  jobTitle: z.string().nullable(),
  companyName: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  /** The city, or what a CV says in its place. */
  city: z.string().nullable(),
  skills: z.array(z.string()),
  profileImageUrl: z.string().nullable(),
});
export type FoundCandidate = z.infer<typeof foundCandidate>;

export const foundPosition = z.object({
  id,
  title: z.string(),
  status: z.enum(POSITION_STATUSES),
  /** Null for who may not read clients. */
  clientName: z.string().nullable(),
});
export type FoundPosition = z.infer<typeof foundPosition>;

export const foundClient = z.object({ id, name: z.string(), logoImageUrl: z.string().nullable() });
export type FoundClient = z.infer<typeof foundClient>;

export const find = defineEndpoint({
  id: 'find',
  may: 'profile.own',
  method: 'GET',
  path: '/api/v1/find',
  summary:
    'Known candidates, positions and clients that the reader may see, at most five of each; none for a term below two characters',
  query: z.object({ term: z.string().trim().max(200) }),
  response: data(
    z.object({
      candidates: z.array(foundCandidate),
      positions: z.array(foundPosition),
      clients: z.array(foundClient),
    }),
  ),
});
