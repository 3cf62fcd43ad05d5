import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu } from '../overlays/menu.tsx';
import type { MenuEntry } from '../overlays/menu-item.ts';
import type { FloatingAlign } from '../overlays/use-floating.ts';
import { IconButton } from './icon-button.tsx';

type MenuButtonProps = {
  label: string;
  entries: readonly MenuEntry[];
  icon?: ReactNode;
  look?: 'quiet' | 'bordered';
  size?: 'base' | 'small';
  align?: FloatingAlign;
};

/** Three dots that open a menu of actions. */
export function MenuButton({ label, entries, icon, look, size, align = 'end' }: MenuButtonProps) {
  return (
    <Menu
      label={label}
      entries={entries}
      align={align}
      trigger={(props) => (
        <IconButton
          {...props}
          label={label}
          icon={icon ?? <Ellipsis aria-hidden />}
          look={look}
          size={size}
        />
      )}
    />
  );
}
