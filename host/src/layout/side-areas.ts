import type { HostTexts } from '../messages/index.ts';

export interface SideEntry {
  to: string;
  label: keyof HostTexts;
}
export interface SideArea {
  label: keyof HostTexts;
  entries: readonly SideEntry[];
  /** What someone must be allowed to, to see the area; everyone sees an area without it. */
  permission?: string;
}

/** What the agency menu and the side navigation lead to, in their order. A screen that is not built yet has no entry. */
export const AGENCY_AREA: SideArea = {
  label: 'host.side.agency',
  permission: 'agency.read',
  entries: [
    { to: '/agency/general', label: 'host.side.general' },
    { to: '/agency/members', label: 'host.side.members' },
  ],
};
const SETTINGS_AREA: SideArea = {
  label: 'host.side.settings',
  entries: [
    { to: '/settings/general', label: 'host.side.general' },
    { to: '/settings/sessions', label: 'host.side.sessions' },
  ],
};

/** The area whose side navigation stands beside a page. Below its screens, where the editors are, there is none. */
export const sideAreaOf = (pathname: string): SideArea | undefined =>
  [AGENCY_AREA, SETTINGS_AREA].find(({ entries }) =>
    entries.some(({ to }) => to === pathname.replace(/\/$/, '')),
  );

export const maySee = (area: SideArea, permissions: readonly string[] | undefined): boolean =>
  !area.permission || (permissions?.includes(area.permission) ?? false);
