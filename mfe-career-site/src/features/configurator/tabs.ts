import type { Location } from 'react-router-dom';

/** The tabs in their order; the first is the one without a name in the address. */
export const TABS = ['pages', 'styles', 'slug', 'logo'] as const;
export type TabName = (typeof TABS)[number];

/** The tab that an address shows: `?tab=styles`. */
export function tabOf({ search }: Pick<Location, 'search'>): TabName {
  const asked = new URLSearchParams(search).get('tab');
  return TABS.find((name) => name === asked) ?? 'pages';
}

/** What leads to a tab from the page. */
export const searchOf = (tab: TabName): string => (tab === 'pages' ? '?' : `?tab=${tab}`);

/** Whether the way from one address to another leaves the tab, and with it what is typed there. */
export const leavesTab = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || tabOf(from) !== tabOf(to);
