import type { Permission } from '@cantera/shared/contracts/permissions';
import type { ScreenCommand, ScreenLink } from '@cantera/shared/contracts/remote-manifest';
import { appConfig } from '@cantera/shared/session';
import type { HostTexts } from '../messages/index.ts';

/** Who looks: the links that someone sees depend on their agency and on what they may do. */
export interface Viewer {
  readonly agencyId?: string | undefined;
  readonly permissions?: readonly string[] | undefined;
}
/** A group of screens with a side navigation. */
export interface SideArea {
  readonly at: 'agency' | 'settings';
  readonly label: keyof HostTexts;
  /** Permission that someone needs to see the area; everyone sees an area without it. */
  readonly permission?: Permission;
}

export const AGENCY_AREA: SideArea = {
  at: 'agency',
  label: 'host.side.agency',
  permission: 'agency.read',
};
export const SETTINGS_AREA: SideArea = { at: 'settings', label: 'host.side.settings' };

const isAllowed = (permission: string | undefined, { permissions }: Viewer): boolean =>
  !permission || (permissions?.includes(permission) ?? false);
const isOnList = (list: string | undefined, { agencyId }: Viewer): boolean =>
  !list || (agencyId !== undefined && (appConfig().agencies[list]?.includes(agencyId) ?? false));

/** Links that the remotes state for a place, in their order. */
const linksAt = (place: ScreenLink['at']): ScreenLink[] =>
  Object.values(appConfig().descriptions)
    .flatMap((description) => description?.screens ?? [])
    .filter(({ at }) => at === place)
    .sort((a, b) => a.order - b.order);

const visibleLinks = (place: ScreenLink['at'], viewer: Viewer): ScreenLink[] =>
  linksAt(place).filter(({ may, onlyAgencies }) => isAllowed(may, viewer) && isOnList(onlyAgencies, viewer));

/** The top navigation as someone sees it. */
export const topLinks = (viewer: Viewer): readonly ScreenLink[] => visibleLinks('top', viewer);

/** The screens of an area that someone may see; none of an area that they may not. */
export const linksOfArea = ({ at, permission }: SideArea, viewer: Viewer): readonly ScreenLink[] =>
  isAllowed(permission, viewer) ? visibleLinks(at, viewer) : [];

/** Whether a path is the screen of a link, or the older one of it. */
export const isScreenOf = ({ to, older }: ScreenLink, pathname: string): boolean =>
  [to, older].includes(pathname.replace(/\/$/, ''));

/** The area whose side navigation stands beside a page. Below its screens, where the editors are, there is none. */
export const sideAreaOf = (pathname: string): SideArea | undefined =>
  [AGENCY_AREA, SETTINGS_AREA].find(({ at }) => linksAt(at).some((link) => isScreenOf(link, pathname)));

/** What the remotes lead to besides their links, as someone may be offered it. */
export const commandsFor = (viewer: Viewer): readonly ScreenCommand[] =>
  Object.values(appConfig().descriptions)
    .flatMap((description) => description?.commands ?? [])
    .filter(({ may }) => isAllowed(may, viewer));
