import type { Agency } from '@cantera/shared/contracts/agency';

/** The page's cards in their order; each name is also its anchor. */
export const SECTIONS = ['agency-information', 'gdpr', 'privacy-policy'] as const;
export type SectionName = (typeof SECTIONS)[number];

export const SECTION_TITLES = {
  'agency-information': 'agency.info.title',
  gdpr: 'agency.gdpr.title',
  'privacy-policy': 'agency.policy.title',
} as const satisfies Record<SectionName, string>;

/** What every card takes. */
export type CardProps = {
  agency: Agency;
  /** Without it the card can only be read. */
  canManage: boolean;
  /** Tells the page of changes that are not saved. Stable between renders. */
  onDirtyChange: (section: SectionName, isDirty: boolean) => void;
};
