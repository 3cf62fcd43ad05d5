import type { ReactNode } from 'react';

export type MenuAction = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** An address inside the app; the item is then a link. */
  to?: string;
  /** A foreign address; opens in a new tab. */
  href?: string;
  onSelect?: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Set for one of several choices: the chosen one has a check. */
  isChecked?: boolean;
};
export type MenuEntry =
  | MenuAction
  | { key: string; kind: 'separator' }
  | { key: string; kind: 'heading'; label: string }
  | Submenu;
/** A line that opens further choices below itself. */
export type Submenu = { key: string; kind: 'submenu'; label: string; entries: readonly MenuAction[] };

export const isAction = (entry: MenuEntry): entry is MenuAction => !('kind' in entry);
