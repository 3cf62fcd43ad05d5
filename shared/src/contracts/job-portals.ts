/** What kind of site a portal is. */
export const PORTAL_KINDS = ['NETWORK', 'SEARCH_ENGINE', 'REVIEWS', 'JOB_BOARD'] as const;
export type PortalKind = (typeof PORTAL_KINDS)[number];

/** An external job portal that every installation knows. */
export interface JobPortal {
  readonly id: number;
  readonly name: string;
  readonly kind: PortalKind;
  /** Its feed carries every position of the agency's own site, as the portal demands: its line follows the job portal. */
  readonly followsSite?: true;
  /** Its terms hold the title as it was first posted. */
  readonly keepsTitle?: true;
  /** Its feed names the company by an id of the portal's own, and who posts. */
  readonly namesPoster?: true;
}

/** The only portal whose status drives the button of a position. */
export const TRACKED_PORTAL = 1697;

/** The preset portals. `multiposting.hide` of the runtime configuration takes some out. */
export const JOB_PORTALS: readonly JobPortal[] = [
  { id: TRACKED_PORTAL, name: 'InfoJobs', kind: 'JOB_BOARD' },
  { id: 1698, name: 'LinkedIn', kind: 'NETWORK', keepsTitle: true, namesPoster: true },
  { id: 1699, name: 'Indeed', kind: 'SEARCH_ENGINE', followsSite: true },
  { id: 1700, name: 'Glassdoor', kind: 'REVIEWS', followsSite: true },
  { id: 1701, name: 'Talent.com', kind: 'SEARCH_ENGINE' },
  { id: 1702, name: 'Adzuna', kind: 'SEARCH_ENGINE' },
  { id: 1703, name: 'Jooble', kind: 'SEARCH_ENGINE' },
  { id: 1704, name: 'Tecnoempleo', kind: 'JOB_BOARD' },
];

/** What the runtime configuration says of portals: `{"multiposting": {"hide": [1704]}}`. */
export interface MultipostingConfig {
  readonly hide?: readonly number[];
}

/** The portals that the installation shows, in their order. */
export const shownPortals = (config: MultipostingConfig | undefined): readonly JobPortal[] =>
  JOB_PORTALS.filter(({ id }) => !config?.hide?.includes(id));

/** How long a portal may take until what was asked for counts as failed. */
export const PORTAL_HOURS = 12;
