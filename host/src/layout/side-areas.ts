import type { Permission } from '@cantera/shared/contracts/permissions';
import type { HostTexts } from '../messages/index.ts';

export interface SideEntry {
  to: string;
  label: keyof HostTexts;
  /** What someone must be allowed to, to see the screen, beyond what its area asks for. */
  permission?: Permission;
}
export interface SideArea {
  label: keyof HostTexts;
  entries: readonly SideEntry[];
  /** What someone must be allowed to, to see the area; everyone sees an area without it. */
  permission?: Permission;
}

/** What the agency menu and the side navigation lead to, in their order. A screen that is not built yet has no entry. */
export const AGENCY_AREA: SideArea = {
  label: 'host.side.agency',
  permission: 'agency.read',
  entries: [
    { to: '/agency/general', label: 'host.side.general' },
    { to: '/agency/members', label: 'host.side.members' },
    { to: '/agency/templates', label: 'host.side.templates' },
    { to: '/agency/deletions', label: 'host.side.deletions', permission: 'agency.manage' },
  ],
};
const SETTINGS_AREA: SideArea = {
  label: 'host.side.settings',
  entries: [
    { to: '/settings/general', label: 'host.side.general' },
    { to: '/settings/channels', label: 'host.side.channels' },
    { to: '/settings/sessions', label: 'host.side.sessions' },
  ],
};

/** The area whose side navigation stands beside a page. Below its screens, where the editors are, there is none. */
export const sideAreaOf = (pathname: string): SideArea | undefined =>
  [AGENCY_AREA, SETTINGS_AREA].find(({ entries }) =>
    entries.some(({ to }) => to === pathname.replace(/\/$/, '')),
  );

type Permissions = readonly string[] | undefined;
const isAllowed = ({ permission }: { permission?: Permission }, permissions: Permissions): boolean =>
  !permission || (permissions?.includes(permission) ?? false);

/** The screens of an area that someone may see; none of an area that he may not. */
export const entriesFor = (area: SideArea, permissions: Permissions): readonly SideEntry[] =>
  isAllowed(area, permissions) ? area.entries.filter((entry) => isAllowed(entry, permissions)) : [];
