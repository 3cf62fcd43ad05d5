import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { LOCALES, ROLES } from './enums.ts';
import { changedMeanwhile, refusal } from './errors.ts';
import { data, dateTime, done, id, idParams, text } from './primitives.ts';
import { topic } from './topics.ts';

export const memberChanged = { MEMBER_CHANGED: changedMeanwhile };
/** Who may be given which role, and that an agency keeps somebody who can administer it. */
export const roleErrors = { ROLE_ABOVE_OWN: refusal(403) };
export const lastAdminErrors = { LAST_ADMIN: refusal(409) };

export const user = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  imageUrl: z.string().nullable(),
  lang: z.enum(LOCALES).nullable(),
  agencyId: id,
  /** Rises with every change of what is known of him; his language is his own matter. */
  version: z.number(),
  /** Names of what the role may do; the server decides again on every call. */
  permissions: z.array(z.string()),
  /** Their password would be refused today, as judged when they last logged in. */
  isPasswordWeak: z.boolean(),
});
export type User = z.infer<typeof user>;

/** A member as other members see him. */
export const member = user.omit({ agencyId: true, isPasswordWeak: true, permissions: true, version: true });
export type Member = z.infer<typeof member>;

/** A member in the list of members. */
export const memberListItem = member.extend({
  /** Null once he has chosen a password; until then when the newest invitation was sent and until when it works. */
  invitation: z.object({ sentAt: dateTime, expiresAt: dateTime }).nullable(),
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

export const inviteMemberBody = z.object({
  email: z.string().trim().max(254).pipe(z.email()),
  role: z.enum(ROLES),
});
export const inviteMember = defineEndpoint({
  id: 'inviteMember',
  may: 'members.manage',
  errors: {
    ...roleErrors,
    MEMBER_LIMIT: refusal(409, z.object({ maxMembers: z.number() })),
    EMAIL_EXISTS: refusal(400),
  },
  method: 'POST',
  path: '/api/v1/users',
  retry: false,
  summary: 'Invite a member by mail',
  body: inviteMemberBody,
  response: data(memberListItem),
});

export const updateMemberBody = z.object({
  firstName: text(2, 25),
  lastName: z.string().trim().max(100),
  role: z.enum(ROLES),
  /** As in `updateMeBody`. */
  email: z.string().max(254).optional(),
  /** Address of an image that this agency uploaded; null removes the picture. */
  imageUrl: z.string().max(500).nullable(),
  /** The version that was read; a different one that is stored refuses the change. */
  version: z.number().int().optional(),
});
export const updateMember = defineEndpoint({
  id: 'updateMember',
  may: 'members.manage',
  errors: { ...memberChanged, ...roleErrors, ...lastAdminErrors },
  method: 'PUT',
  path: '/api/v1/users/:id/profile',
  summary: 'Change a member; the email never changes',
  params: idParams,
  body: updateMemberBody,
  response: data(memberListItem),
});
export const deleteMember = defineEndpoint({
  id: 'deleteMember',
  may: 'members.manage',
  errors: { ...roleErrors, ...lastAdminErrors },
  method: 'DELETE',
  path: '/api/v1/users/:id',
  retry: false,
  summary: 'Remove a member, or withdraw an invitation; their work stays',
  params: idParams,
  response: done,
});
export const resendInvitation = defineEndpoint({
  id: 'resendInvitation',
  may: 'members.manage',
  errors: { NOT_INVITED: refusal(409) },
  method: 'POST',
  path: '/api/v1/users/:id/invitation',
  retry: false,
  summary: 'Mail a new invitation to someone who has not accepted yet',
  params: idParams,
  response: data(memberListItem),
});
