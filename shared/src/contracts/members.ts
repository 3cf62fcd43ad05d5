import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ROLES } from './enums.ts';
import { refusal, tooManyAttempts } from './errors.ts';
import { data, done, idParams, text } from './primitives.ts';
import { memberChanged, memberListItem } from './users.ts';

/** Who may be given which role, and that an agency keeps somebody who can administer it. */
export const roleErrors = { ROLE_ABOVE_OWN: refusal(403) };
export const lastAdminErrors = { LAST_ADMIN: refusal(409) };

export const inviteMemberBody = z.object({
  email: z.string().trim().max(254).pipe(z.email()),
  role: z.enum(ROLES),
});
export const inviteMember = defineEndpoint({
  id: 'inviteMember',
  may: 'members.manage',
  errors: {
    ...tooManyAttempts,
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
  errors: { ...tooManyAttempts, NOT_INVITED: refusal(409) },
  method: 'POST',
  path: '/api/v1/users/:id/invitation',
  retry: false,
  summary: 'Mail a new invitation to someone who has not accepted yet',
  params: idParams,
  response: data(memberListItem),
});
