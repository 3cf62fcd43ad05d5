import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { LOCALES, ROLES } from './enums.ts';
import { changedMeanwhile } from './errors.ts';
import { data, dateTime, id, text } from './primitives.ts';
import { topic } from './topics.ts';

export const memberChanged = { MEMBER_CHANGED: changedMeanwhile };

export const user = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  imageUrl: z.string().nullable(),
  lang: z.enum(LOCALES).nullable(),
  agencyId: id,
  /** Rises with every change of what is known of the user; their language is their own matter. */
  version: z.number(),
  /** Names of what the role may do; the server decides again on every call. */
  permissions: z.array(z.string()),
  /** Their password would be refused today, as judged when they last logged in. */
  isPasswordWeak: z.boolean(),
});
export type User = z.infer<typeof user>;

/** A member as other members see them. */
export const member = user.omit({ agencyId: true, isPasswordWeak: true, permissions: true, version: true });
export type Member = z.infer<typeof member>;

/** What became of the mail of an invitation: it is still tried, it has left as far as is known, or nobody ever takes it. */
const invitationDelivery = z.enum(['WAITING', 'SENT', 'FAILED']);
export type InvitationDelivery = z.infer<typeof invitationDelivery>;

/** A member in the list of members. */
export const memberListItem = member.extend({
  /**
   * Null once a password is chosen; until then when the newest invitation was asked for, until when it works, and what became
   * of its mail.
   */
  invitation: z.object({ sentAt: dateTime, expiresAt: dateTime, delivery: invitationDelivery }).nullable(),
  /** Rises with every change. */
  version: z.number(),
});
export type MemberListItem = z.infer<typeof memberListItem>;

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
  /** Callers may send the whole profile back; the email is not changed by it. */
  email: z.string().max(254).optional(),
  /** Address of an image that this agency uploaded; null removes the picture. */
  imageUrl: z.string().max(500).nullable().optional(),
  /** The version that was read; a different one that is stored refuses the change. */
  version: z.number().int().optional(),
});
export type UpdateMeInput = z.input<typeof updateMeBody>;

export const getMe = defineEndpoint({
  id: 'getMe',
  may: 'profile.own',
  hears: () => [topic.members(), topic.sessions()],
  method: 'GET',
  path: '/api/v1/users/me',
  summary: 'The current user',
  response: data(user),
});
export const updateMe = defineEndpoint({
  id: 'updateMe',
  may: 'profile.own',
  errors: memberChanged,
  method: 'PUT',
  path: '/api/v1/users/me',
  summary: 'Change the profile of the current user; the email never changes',
  body: updateMeBody,
  response: data(user),
});
export const listUsers = defineEndpoint({
  id: 'listUsers',
  may: 'members.read',
  hears: () => [topic.members()],
  method: 'GET',
  path: '/api/v1/users',
  summary: 'The members of the agency',
  response: z.object({ users: z.array(memberListItem) }),
});
