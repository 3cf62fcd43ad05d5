import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { LOCALES, ROLES } from './enums.ts';
import { refusal, tooManyAttempts } from './errors.ts';
import { data, dateTime, done, id, idParams, items, text } from './primitives.ts';
import { topic } from './topics.ts';
import { user } from './users.ts';

/** A link of a mail that is used, expired or unknown. */
export const linkErrors = { INVALID_TOKEN: refusal(400) };
/** A password that is guessed early; `fields.password` says whether it is a common or a personal one. */
export const passwordErrors = { WEAK_PASSWORD: refusal(400) };

export const password = z.string().min(8).max(25);
export const email = z.string().trim().max(254).pipe(z.email());
/** First path segment of an agency's public site. */
export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])$/);

export const loginBody = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
});
export const login = defineEndpoint({
  id: 'login',
  errors: { ...tooManyAttempts, INVALID_CREDENTIALS: refusal(401) },
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  retry: false,
  summary: 'Log in',
  body: loginBody,
  response: data(z.object({ token: z.string(), user })),
});

export const forgotPasswordBody = z.object({ email });
export const forgotPassword = defineEndpoint({
  id: 'forgotPassword',
  errors: tooManyAttempts,
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  retry: false,
  summary: 'Mail a link to choose a new password; the answer is the same whether or not the account exists',
  body: forgotPasswordBody,
  response: done,
});

export const changePasswordBody = z.object({ token: z.string().min(1).max(200), password });
export const changePassword = defineEndpoint({
  id: 'changePassword',
  errors: { ...linkErrors, ...passwordErrors },
  method: 'POST',
  path: '/auth/change-password',
  access: 'public',
  retry: false,
  summary: 'Choose a new password with the token of the mail',
  body: changePasswordBody,
  response: done,
});

export const changeOwnPasswordBody = z.object({ currentPassword: z.string().max(200), password });
export const changeOwnPassword = defineEndpoint({
  id: 'changeOwnPassword',
  may: 'profile.own',
  errors: { ...tooManyAttempts, WRONG_PASSWORD: refusal(400), ...passwordErrors },
  method: 'POST',
  path: '/auth/user/password',
  retry: false,
  summary: 'Change the own password; ends the other sessions',
  body: changeOwnPasswordBody,
  response: done,
});

const invitationToken = z.string().min(1).max(200);
export const readInvitation = defineEndpoint({
  id: 'readInvitation',
  errors: linkErrors,
  method: 'POST',
  isRead: true,
  path: '/auth/invitation',
  access: 'public',
  summary: 'Whom an invitation is for, by the token of the mail',
  body: z.object({ token: invitationToken }),
  response: data(
    z.object({
      agencyName: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      role: z.enum(ROLES),
    }),
  ),
});
export const acceptInvitationBody = z.object({
  token: invitationToken,
  firstName: text(2, 25),
  lastName: z.string().trim().max(100),
  password,
  lang: z.enum(LOCALES),
});
export const acceptInvitation = defineEndpoint({
  id: 'acceptInvitation',
  errors: { ...linkErrors, ...passwordErrors },
  method: 'POST',
  path: '/auth/accept-invitation',
  access: 'public',
  retry: false,
  summary: 'Accept an invitation with a name and a password; answers as login does',
  body: acceptInvitationBody,
  response: data(z.object({ token: z.string(), user })),
});

export const session = z.object({
  id,
  /** What the browser calls itself, null where it is not known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isMobile: z.boolean(),
  createdAt: dateTime,
  /** To the minute. */
  lastUsedAt: dateTime,
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type UserSession = z.infer<typeof session>;
export const listSessions = defineEndpoint({
  id: 'listSessions',
  may: 'profile.own',
  hears: () => [topic.sessions()],
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Where the current user is logged in, last used first',
  response: items(session),
});
export const endSession = defineEndpoint({
  id: 'endSession',
  may: 'profile.own',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  retry: false,
  summary: 'End one of the own sessions',
  params: idParams,
  response: done,
});
export const endOtherSessions = defineEndpoint({
  id: 'endOtherSessions',
  may: 'profile.own',
  method: 'DELETE',
  path: '/auth/sessions',
  retry: false,
  summary: 'End all own sessions but the one that asks',
  response: done,
});

export const setupBody = z.object({
  token: z.string().min(1).max(200),
  agencyName: text(2, 50),
  slug,
  firstName: text(2, 25),
  lastName: z.string().trim().max(100),
  email,
  password,
});
export const setup = defineEndpoint({
  id: 'setup',
  errors: { ...linkErrors, ...passwordErrors },
  method: 'POST',
  path: '/auth/setup',
  access: 'public',
  retry: false,
  summary: 'Found the first agency with the one-time link that start prints; answers as login does',
  body: setupBody,
  response: data(z.object({ token: z.string(), user })),
});
