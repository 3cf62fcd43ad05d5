import { joinNames } from '@cantera/shared/contracts/text';
import { Avatar, Menu, type MenuEntry } from '@cantera/shared/design-system';
import {
  chooseTheme,
  currentLocale,
  type Locale,
  THEMES,
  useCan,
  useSession,
  useThemeChoice,
} from '@cantera/shared/session';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type RefObject, useEffect } from 'react';
import { changeLocale } from '../core/change-locale.ts';
import { logout } from '../core/logout.ts';
import { useT } from '../messages/index.ts';
import styles from './menus.module.css';
import { noteReturn, takeReturn } from './return-to-menu.ts';
import { openShortcutSheet } from './shortcuts/shortcut-store.ts';

const LANGUAGES: readonly Locale[] = ['ca', 'es', 'en'];

type UserButtonProps = ComponentProps<'button'> & { ref: RefObject<HTMLButtonElement | null> };

/** The picture of who is logged in. The focus stands here again once a language was chosen in its menu. */
function UserButton(props: UserButtonProps) {
  const { ref } = props;
  const user = useSession((session) => session.user);
  useEffect(() => {
    if (takeReturn()) ref.current?.focus();
  }, [ref]);
  return (
    <button {...props} type="button" className={styles.button}>
      {user ? (
        <Avatar
          person={{
            id: user.id,
            name: joinNames(user.firstName, user.lastName),
            imageUrl: user.imageUrl,
          }}
          isDecorative
        />
      ) : (
        <span className={styles.placeholder} />
      )}
      <ChevronDown className={styles.chevron} size={14} aria-hidden />
    </button>
  );
}

export function UserMenu() {
  const t = useT();
  const theme = useThemeChoice((choice) => choice.theme);
  const locale = currentLocale();
  const canManage = useCan('agency.manage');
  const entries: MenuEntry[] = [
    { key: 'profile', label: t('host.user.profile'), to: '/settings/general' },
    {
      key: 'theme',
      kind: 'submenu',
      label: t('host.user.theme'),
      entries: THEMES.map((name) => ({
        key: name,
        label: t(`host.theme.${name}`),
        isChecked: name === theme,
        onSelect: () => chooseTheme(name),
      })),
    },
    {
      key: 'language',
      kind: 'submenu',
      label: t('host.user.language'),
      entries: LANGUAGES.map((name) => ({
        key: name,
        label: t(`host.language.${name}`),
        isChecked: name === locale,
        onSelect: () => void changeLocale(name, noteReturn),
      })),
    },
    { key: 'keys', label: t('host.keys.title'), onSelect: openShortcutSheet },
    ...(canManage ? [{ key: 'about', label: t('host.user.about'), to: '/about' }] : []),
    { key: 'line', kind: 'separator' },
    { key: 'logout', label: t('host.user.logout'), onSelect: () => void logout() },
  ];
  return (
    <Menu
      label={t('host.user.menu')}
      entries={entries}
      align="end"
      trigger={(props) => <UserButton {...props} aria-label={t('host.user.menu')} />}
    />
  );
}
