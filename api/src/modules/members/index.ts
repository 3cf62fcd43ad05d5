/** Owns who belongs to an agency: inviting, changing and removing members, and what each changes of their own profile. */
export { memberRoutes } from './members.routes.ts';
