import { lazyPage } from '@cantera/shared/remotes';
import { getToken } from '@cantera/shared/session';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { type AppRouter, setAppRouter } from '../core/current-router.ts';
import { CONTENT_ROUTE } from '../core/route-ids.ts';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { remoteOf } from '../remotes/areas.ts';
import { GuardedOutlet, PageSkeleton } from './root.tsx';
import { RouteError } from './route-error.tsx';

const lost = (
  <main>
    <NotFoundPage />
  </main>
);

const publicPages: RouteObject[] = [
  {
    path: 'public/forgot-password',
    lazy: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page.public.forgot-password" */ '../features/password/forgot-password-page.tsx'
        ),
    ),
  },
  {
    path: 'public/change-password',
    lazy: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page.public.change-password" */ '../features/password/change-password-page.tsx'
        ),
    ),
  },
  {
    path: 'public/setup',
    lazy: lazyPage(
      () => import(/* webpackChunkName: "page.public.setup" */ '../features/setup/setup-page.tsx'),
    ),
  },
  {
    path: 'public/gdpr/:token',
    lazy: lazyPage(
      () => import(/* webpackChunkName: "page.public.gdpr._token" */ '../features/consent/consent-page.tsx'),
    ),
  },
  {
    path: 'public/invitation',
    lazy: lazyPage(
      () =>
        import(/* webpackChunkName: "page.public.invitation" */ '../features/invitation/invitation-page.tsx'),
    ),
  },
  {
    path: 'mixed/privacy-policy',
    lazy: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page.mixed.privacy-policy" */ '../features/privacy-policy/privacy-policy-page.tsx'
        ),
    ),
  },
  { path: 'public/*', element: lost },
  { path: 'mixed/*', element: lost },
];

const shell: RouteObject = {
  lazy: lazyPage(() => import(/* webpackChunkName: "session" */ '../layout/shell.tsx')),
  children: [
    {
      id: CONTENT_ROUTE,
      ErrorBoundary: RouteError,
      children: [
        {
          path: 'about',
          lazy: lazyPage(
            () => import(/* webpackChunkName: "page.about" */ '../features/about/about-page.tsx'),
          ),
        },
        {
          path: '*',
          lazy: lazyPage(() => import(/* webpackChunkName: "session" */ './area-fallback.tsx')),
        },
      ],
    },
  ],
};

/** The app's router. Routes of a remote are unknown until someone goes to its area. */
export function createAppRouter(): AppRouter {
  const router = createBrowserRouter(
    [
      {
        // Without a path of its own: it would match `/` by itself, and the dashboard's remote would not be asked for.
        Component: GuardedOutlet,
        HydrateFallback: PageSkeleton,
        ErrorBoundary: RouteError,
        children: [...publicPages, shell],
      },
    ],
    {
      async patchRoutesOnNavigation({ path }) {
        const remote = remoteOf(path);
        if (!remote || !getToken()) return;
        const { isOpenToReader } = await import(
          /* webpackChunkName: "session" */ '../remotes/listed-areas.ts'
        );
        // Who may not enter is led away by the shell.
        if (!(await isOpenToReader(path))) return;
        const { loadArea } = await import(/* webpackChunkName: "session" */ '../remotes/load-area.ts');
        // Not by the navigation's own `patch`: it does nothing once someone has gone elsewhere, and routes come once.
        await loadArea(remote, (routes) => router.patchRoutes(CONTENT_ROUTE, routes));
      },
    },
  );
  setAppRouter(router);
  return router;
}
