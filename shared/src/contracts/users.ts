import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { LOCALES, ROLES } from './enums.ts';
import { data, id, text } from './primitives.ts';

export const user = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  imageUrl: z.string().nullable(),
  lang: z.enum(LOCALES).nullable(),
  agencyId: id,
  /** Names of what the role may do; the server decides again on every call. */
  permissions: z.array(z.string()),
});
export type User = z.infer<typeof user>;

/** A member as other members see him. */
export const member = user.omit({ agencyId: true, permissions: true });
export type Member = z.infer<typeof member>;

/** A person on a position, client or card. */
export const personSummary = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  imageUrl: z.string().nullable(),
});
export type PersonSummary = z.infer<typeof personSummary>;

export const updateMeBody = z.object({
  firstName: text(2, 25).optional(),
  lastName: z.string().trim().max(100).optional(),
  lang: z.enum(LOCALES).optional(),
  /** Address of an image that this agency uploaded; null removes the picture. */
  imageUrl: z.string().max(500).nullable().optional(),
});
export type UpdateMeInput = z.input<typeof updateMeBody>;

export const getMe = defineEndpoint({
  id: 'getMe',
  method: 'GET',
  path: '/api/v1/users/me',
  summary: 'The current user',
  response: data(user),
});
export const updateMe = defineEndpoint({
  id: 'updateMe',
  method: 'PUT',
  path: '/api/v1/users/me',
  summary: 'Change the profile of the current user; the email never changes',
  body: updateMeBody,
  response: data(user),
});
export const listUsers = defineEndpoint({
  id: 'listUsers',
  method: 'GET',
  path: '/api/v1/users',
  summary: 'The members of the agency',
  response: z.object({ users: z.array(member) }),
});
