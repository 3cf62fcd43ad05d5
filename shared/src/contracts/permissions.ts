import type { Role } from './enums.ts';

/** Who may do what, in one table. Rules about single rows (an assigned recruiter, an author) stand in each module's policy. */
export const PERMISSIONS = {
  'agency.read': ['AGENCY_ADMIN', 'RECRUITER'],
  'agency.manage': ['AGENCY_ADMIN'],
  'members.read': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'members.manage': ['AGENCY_ADMIN'],
  'positions.read': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'positions.read_all': ['AGENCY_ADMIN', 'RECRUITER'],
  'positions.write': ['AGENCY_ADMIN', 'RECRUITER'],
  'drafts.create': ['AGENCY_ADMIN', 'RECRUITER'],
  'positions.delete_draft': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'positions.change_status': ['AGENCY_ADMIN', 'RECRUITER'],
  'questions.write': ['AGENCY_ADMIN', 'RECRUITER'],
  'pipeline.read': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'pipeline.move': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'pipeline.edit_steps': ['AGENCY_ADMIN', 'RECRUITER'],
  'criteria.write': ['AGENCY_ADMIN', 'RECRUITER'],
  'scores.correct': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'autodiscard.manage': ['AGENCY_ADMIN', 'RECRUITER'],
  'decisions.read': ['AGENCY_ADMIN', 'RECRUITER'],
  'reasons.create': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'reasons.manage': ['AGENCY_ADMIN', 'RECRUITER'],
  'adverts.publish': ['AGENCY_ADMIN', 'RECRUITER'],
  'portals.manage': ['AGENCY_ADMIN'],
  'candidates.read': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'candidates.read_all': ['AGENCY_ADMIN', 'RECRUITER'],
  'candidates.write': ['AGENCY_ADMIN', 'RECRUITER'],
  'candidates.delete': ['AGENCY_ADMIN', 'RECRUITER'],
  'candidates.search': ['AGENCY_ADMIN', 'RECRUITER'],
  'candidates.intake': ['AGENCY_ADMIN', 'RECRUITER'],
  'candidates.report': ['AGENCY_ADMIN', 'RECRUITER'],
  'applications.report': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'candidates.merge': ['AGENCY_ADMIN', 'RECRUITER'],
  'candidates.scan_duplicates': ['AGENCY_ADMIN'],
  'hunts.read': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'hunts.write': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'comments.read': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'comments.write': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'clients.read': ['AGENCY_ADMIN', 'RECRUITER'],
  'clients.write': ['AGENCY_ADMIN', 'RECRUITER'],
  'clients.export': ['AGENCY_ADMIN', 'RECRUITER'],
  'contracts.read': ['AGENCY_ADMIN', 'RECRUITER'],
  'contracts.write': ['AGENCY_ADMIN', 'RECRUITER'],
  'contracts.export': ['AGENCY_ADMIN', 'RECRUITER'],
  'contracts.unblock': ['AGENCY_ADMIN'],
  'metrics.read': ['AGENCY_ADMIN', 'RECRUITER'],
  'fees.read': ['AGENCY_ADMIN', 'RECRUITER'],
  'salaries.read': ['AGENCY_ADMIN', 'RECRUITER'],
  'templates.read': ['AGENCY_ADMIN', 'RECRUITER'],
  'templates.write': ['AGENCY_ADMIN', 'RECRUITER'],
  'messages.send': ['AGENCY_ADMIN', 'RECRUITER'],
  'tags.read': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'tags.write': ['AGENCY_ADMIN', 'RECRUITER'],
  'messages.resend': ['AGENCY_ADMIN', 'RECRUITER'],
  'workflows.read': ['AGENCY_ADMIN', 'RECRUITER'],
  'workflows.write': ['AGENCY_ADMIN', 'RECRUITER'],
  'triggers.write': ['AGENCY_ADMIN', 'RECRUITER'],
  'files.upload': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  'profile.own': ['AGENCY_ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export const can = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role);

/** Every permission of a role, by name. */
export const permissionsOf = (role: Role): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => can(role, permission));
