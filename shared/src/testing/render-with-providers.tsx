import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { cacheSettings } from '../api-client/use-api.ts';
import { AppTheme } from '../design-system/theme/app-theme.tsx';
import { catalan } from '../texts/catalan.ts';
import { english } from '../texts/english.ts';
import { spanish } from '../texts/spanish.ts';

const sharedTexts = { en: english, es: spanish, ca: catalan };

export type RenderOptions = {
  locale?: keyof typeof sharedTexts;
  /** Where the app is, e.g. `/positions?page=2`. */
  route?: string;
  /** Texts of the package under test. */
  messages?: Readonly<Record<string, string>>;
  /** Pattern of the route that draws `ui`, for what reads path parameters. */
  path?: string;
};
export type Rendered = RenderResult & {
  user: UserEvent;
  /** The address now, e.g. `/positions?page=2`. */
  address: () => string;
  /** To an address, or back by a negative number. */
  navigate: (to: string | number) => Promise<void>;
};

/** A read may fail when its page is gone, and then there is no document to ask. */
const isVisible = () => typeof document !== 'undefined' && document.visibilityState !== 'hidden';

/** Renders inside what the host provides: texts, theme, router, and an SWR cache of its own. */
export function renderWithProviders(ui: ReactElement, options: RenderOptions = {}): Rendered {
  const { locale = 'en', route = '/', messages, path = '*' } = options;
  const router = createMemoryRouter(
    [
      { path, element: ui },
      { path: '*', element: null },
    ],
    { initialEntries: [route] },
  );
  const providers = (children: ReactNode) => (
    <IntlProvider locale={locale} messages={{ ...sharedTexts[locale], ...messages }}>
      <SWRConfig value={{ ...cacheSettings, provider: () => new Map(), dedupingInterval: 0, isVisible }}>
        <AppTheme theme="light" locale={locale} supportUrl="https://support.example/new">
          {children}
        </AppTheme>
      </SWRConfig>
    </IntlProvider>
  );
  return {
    ...render(providers(<RouterProvider router={router} />)),
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    navigate: (to) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
  };
}
