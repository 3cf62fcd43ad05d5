import { getAbout } from '@cantera/shared/contracts/installation';
import { fold } from '@cantera/shared/contracts/text';
import { chooseTheme, currentLocale, type Locale, THEMES, useMay, useSession } from '@cantera/shared/session';
import { changeLocale } from '../../core/change-locale.ts';
import { logout } from '../../core/logout.ts';
import { useT } from '../../messages/index.ts';
import { AGENCY_AREA, commandsFor, linksOfArea, SETTINGS_AREA, topLinks } from '../screen-links.ts';
import { openShortcutSheet } from '../shortcuts/shortcut-store.ts';

/** A screen, by its address, or something that the shell does. */
export type Command = {
  id: string;
  label: string;
  /** Where it stands: the area of a screen, the menu of an action. */
  detail?: string;
} & ({ to: string } | { run: () => void });

const LOCALES: readonly Locale[] = ['ca', 'es', 'en'];

/** The screens that the reader may open, then what they may do, by their names in the reader's language. */
export function useCommands(): readonly Command[] {
  const t = useT();
  const viewer = useSession(({ user }) => user) ?? {};
  const mayManage = useMay(getAbout);
  const locale = currentLocale();
  const screen = (to: string, label: string, detail?: string): Command => ({
    id: `screen:${to}`,
    to,
    label,
    ...(detail ? { detail } : {}),
  });
  const action = (id: string, label: string, run: () => void, detail?: string): Command => ({
    id: `action:${id}`,
    run,
    label,
    ...(detail ? { detail } : {}),
  });
  return [
    screen('/', t('host.find.dashboard')),
    ...topLinks(viewer).map(({ to, label }) => screen(to, label[locale])),
    ...commandsFor(viewer).map(({ to, label }) => screen(to, label[locale])),
    ...[AGENCY_AREA, SETTINGS_AREA].flatMap((area) =>
      linksOfArea(area, viewer).map(({ to, label }) => screen(to, label[locale], t(area.label))),
    ),
    ...(mayManage ? [screen('/about', t('host.user.about'))] : []),
    action('keys', t('host.keys.title'), openShortcutSheet),
    ...THEMES.map((name) =>
      action(`theme-${name}`, t(`host.theme.${name}`), () => chooseTheme(name), t('host.user.theme')),
    ),
    ...LOCALES.filter((name) => name !== locale).map((name) =>
      action(
        `language-${name}`,
        t(`host.language.${name}`),
        () => void changeLocale(name),
        t('host.user.language'),
      ),
    ),
    action('logout', t('host.user.logout'), () => void logout()),
  ];
}

/** Those whose name, or where they stand, has a word that begins with each word that is typed; all while nothing is. */
export function matchingCommands(commands: readonly Command[], words: readonly string[]): readonly Command[] {
  return commands.filter(({ label, detail = '' }) => {
    const own = fold(`${label} ${detail}`).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}
