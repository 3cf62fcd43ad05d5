/** Owns who is asking: login, sessions, passwords, the first agency. */

export { authRoutes } from './auth.routes.ts';
export { beginAttempt, endAttempt, mailAccountAttempts } from './login-attempts.ts';
export { hashPassword } from './password.ts';
export { pruneAccess, pruneSharedAccess } from './prune.repository.ts';
export { authenticate, createSession } from './session.repository.ts';
export { createSetupLink, foundAgency } from './setup/setup.service.ts';
export {
  createInvitationToken,
  createLeavingInvitation,
  createResetToken,
  settleInvitation,
} from './user-tokens.ts';
