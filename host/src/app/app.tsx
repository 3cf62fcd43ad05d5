import { cacheSettings } from '@cantera/shared/api-client';
import { AppTheme } from '@cantera/shared/design-system';
import { useThemeChoice } from '@cantera/shared/session';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { AppRouter } from '../core/current-router.ts';
import { externalLinks } from '../core/external-links.ts';
import type { AppTexts } from './texts.ts';

/** The providers of the whole page, host and remotes; each is mounted here and nowhere else. */
export function App({ router, texts }: { router: AppRouter; texts: AppTexts }) {
  const theme = useThemeChoice((state) => state.theme);
  useEffect(() => {
    const { documentElement: root } = document;
    // Also the same language set again takes the browser a while.
    if (root.lang !== texts.locale) root.lang = texts.locale;
  }, [texts.locale]);
  return (
    <IntlProvider locale={texts.locale} messages={texts.messages}>
      <AppTheme theme={theme} locale={texts.locale} supportUrl={externalLinks().support}>
        <SWRConfig value={cacheSettings}>
          <RouterProvider router={router} />
        </SWRConfig>
      </AppTheme>
    </IntlProvider>
  );
}
