import {
  DEPARTMENT_ICONS,
  type DepartmentIcon,
  type SitePage,
  VALUE_ICONS,
  type ValueIcon,
} from '@cantera/shared/contracts/career-site';

type Kind = {
  /** What the texts of its entries begin with. */
  words: 'question' | 'department' | 'value';
  /** The pictures that its entries choose from. */
  icons: readonly (DepartmentIcon | ValueIcon)[];
  /** The same entry in every language: its place and its picture are the same, too. */
  isLinked: boolean;
};
export type ListedPage = Exclude<SitePage, 'positions'>;

/** What the list of a page holds. */
export const KINDS: Readonly<Record<ListedPage, Kind>> = {
  home: { words: 'question', icons: [], isLinked: false },
  departments: { words: 'department', icons: DEPARTMENT_ICONS, isLinked: true },
  about: { words: 'value', icons: VALUE_ICONS, isLinked: false },
};
