import { defineEndpoint } from './endpoint.ts';
import { done } from './primitives.ts';

/** A file of its own: every page can end its session, and carries no other call of the login for it. */
export const logout = defineEndpoint({
  id: 'logout',
  may: 'profile.own',
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  retry: false,
  response: done,
});
