/** Owns the people of an agency. */
export { INVITATION_DAYS, nameOfAddress } from './invitations.ts';
export { nameInvited } from './members.service.ts';
export { findUser } from './users.repository.ts';
export { userRoutes } from './users.routes.ts';
