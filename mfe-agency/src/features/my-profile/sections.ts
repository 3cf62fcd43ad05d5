import type { User } from '@cantera/shared/contracts/users';

/** The page's sections in their order; each name is also its anchor. */
export const SECTIONS = ['basic-information', 'image', 'change-password', 'notifications'] as const;
export type SectionName = (typeof SECTIONS)[number];

export const SECTION_TITLES = {
  'basic-information': 'profile.basic.title',
  image: 'profile.image.title',
  'change-password': 'profile.password.title',
  notifications: 'profile.notifications.title',
} as const satisfies Record<SectionName, string>;

/** What every section takes. */
export type SectionProps = {
  user: User;
  /** Tells the page of changes that are not saved. Stable between renders. */
  onDirtyChange: (section: SectionName, isDirty: boolean) => void;
};
