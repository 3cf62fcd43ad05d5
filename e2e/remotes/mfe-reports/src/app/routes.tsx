import { lazyPage } from '@cantera/shared/remotes';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Messages } from '../messages/index.ts';

export const routes: RouteObject[] = [
  {
    path: 'reports',
    element: (
      <Messages>
        <Outlet />
      </Messages>
    ),
    children: [
      {
        index: true,
        lazy: lazyPage(
          () => import(/* webpackChunkName: "page.reports" */ '../features/reports/reports-page.tsx'),
        ),
      },
      // Written for a host that is newer than the one that stands beside it here.
      {
        path: 'badge',
        lazy: lazyPage(
          () => import(/* webpackChunkName: "page.reports.badge" */ '../features/ahead/badge-page.tsx'),
        ),
      },
      {
        path: 'numbers',
        lazy: lazyPage(
          () => import(/* webpackChunkName: "page.reports.numbers" */ '../features/ahead/numbers-page.tsx'),
        ),
      },
      {
        path: 'colors',
        lazy: lazyPage(
          () => import(/* webpackChunkName: "page.reports.colors" */ '../features/ahead/colors-page.tsx'),
        ),
      },
    ],
  },
];
