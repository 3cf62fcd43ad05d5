import { ConfigProvider, type ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useText } from '../../texts/use-text.ts';
import { ConfirmHost } from '../overlays/confirm.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import { antdThemes, withTouchSizes } from './antd-theme.ts';
import './fonts.css';
import './tokens.css';
import './global.css';

export type ThemeName = 'light' | 'dark';
export type ThemeChoice = ThemeName | 'system';
type AntdLocale = ConfigProviderProps['locale'];

const { light, dark } = antdThemes(defaultAlgorithm);
const themes = {
  pointer: { light, dark },
  touch: { light: withTouchSizes(light), dark: withTouchSizes(dark) },
};

/**
 * antd carries its English texts anyway; the others are fetched. It must have a locale from the first render on:
 * one that comes later wraps the page once more, and React would then mount everything anew.
 */
const antdLocales: Readonly<Record<string, () => Promise<{ default: AntdLocale }>>> = {
  es: () => import('antd/es/locale/es_ES'),
  ca: () => import('antd/es/locale/ca_ES'),
};

function useAntdLocale(locale: string): AntdLocale {
  const [loaded, setLoaded] = useState<AntdLocale>(english);
  useEffect(() => {
    let isCurrent = true;
    antdLocales[locale]?.().then(
      (module) => isCurrent && setLoaded(module.default),
      // The control texts stay English: worse than translated, better than a dead page.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return loaded;
}

/** The theme in force for a choice; `system` follows the operating system while it changes. */
export function useThemeName(choice: ThemeChoice): ThemeName {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}

type AppThemeProps = {
  theme: ThemeChoice;
  /** `en`, `es` or `ca`: the language of antd's own texts. */
  locale: string;
  /** Where the standard error toast sends people for help. */
  supportUrl?: string;
  children: ReactNode;
};

/**
 * Mounted once by the host, inside react-intl's provider: tokens on the root element, antd's theme and texts,
 * and the places where toasts and confirmations appear.
 */
export function AppTheme({ theme, locale, supportUrl, children }: AppThemeProps) {
  const text = useText();
  const name = useThemeName(theme);
  const antdLocale = useAntdLocale(locale);
  const isTouch = useMediaQuery('(pointer: coarse), (max-width: 639.98px)');
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);
  return (
    <ConfigProvider
      theme={themes[isTouch ? 'touch' : 'pointer'][name]}
      locale={antdLocale}
      wave={{ disabled: true }}
      renderEmpty={() => text('shared.noResults')}
    >
      {children}
      <ConfirmHost />
      <Toaster supportUrl={supportUrl} />
    </ConfigProvider>
  );
}
