import { appConfig } from '@cantera/shared/session';
import type { HostTexts } from '../messages/index.ts';

export interface NavEntry {
  to: string;
  label: keyof HostTexts;
  /** List of `agencies` in the configuration on which the agency must stand; without it everyone sees the entry. */
  onlyAgencies?: string;
}

/** The top navigation in its order. A screen that is not built yet has no entry. */
const NAV_ENTRIES: readonly NavEntry[] = [
  { to: '/positions', label: 'host.nav.positions' },
  { to: '/candidates', label: 'host.nav.candidates' },
  { to: '/clients', label: 'host.nav.clients' },
];

const isOnList = (list: string, agencyId: string | undefined): boolean =>
  agencyId !== undefined && (appConfig().agencies[list]?.includes(agencyId) ?? false);

/** The entries that an agency sees. */
export const navEntriesFor = (agencyId: string | undefined, entries = NAV_ENTRIES): readonly NavEntry[] =>
  entries.filter(({ onlyAgencies }) => !onlyAgencies || isOnList(onlyAgencies, agencyId));
