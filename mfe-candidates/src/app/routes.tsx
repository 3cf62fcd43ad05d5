import { lazyPage } from '@cantera/shared/remotes';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Messages } from '../messages/index.ts';

// The chunk's name says the address: `page.positions._position` is `/positions/:position`; the server preloads by it.
export const routes: RouteObject[] = [
  {
    element: (
      <Messages>
        <Outlet />
      </Messages>
    ),
    children: [
      {
        path: 'candidates',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.candidates" */ '../features/candidates-list/candidates-list-page.tsx'
            ),
        ),
      },
      {
        path: 'candidates/:candidate',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.candidates._candidate" */ '../features/candidate-page/candidate-page.tsx'
            ),
        ),
        children: [
          {
            index: true,
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.candidates._candidate" */ '../features/candidate-page/profile/profile-page.tsx'
                ),
            ),
          },
          {
            path: 'cv',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.candidates._candidate.cv" */ '../features/cv-viewer/tab/cv-page.tsx'
                ),
            ),
          },
        ],
      },
    ],
  },
];
