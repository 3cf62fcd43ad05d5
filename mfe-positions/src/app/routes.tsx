import { lazyPage } from '@cantera/shared/remotes';
import { Outlet, type RouteObject } from 'react-router-dom';
import { texts as boardTexts } from '../messages/board.ts';
import { texts as configurationTexts } from '../messages/configuration.ts';
import { texts as dashboardTexts } from '../messages/dashboard.ts';
import { texts as detailsTexts } from '../messages/details.ts';
import { texts as huntsTexts } from '../messages/hunts.ts';
import { Messages } from '../messages/index.ts';
import { texts as questionsTexts } from '../messages/questions.ts';

// The chunk's name says the address: `page.positions._position` is `/positions/:position`, `page.index` is `/`; the server preloads by it.
// A `layout.` holds what the tabs below its address share.
export const routes: RouteObject[] = [
  {
    element: (
      <Messages>
        <Outlet />
      </Messages>
    ),
    children: [
      {
        index: true,
        lazy: lazyPage(
          () => import(/* webpackChunkName: "page.index" */ '../features/dashboard/dashboard-page.tsx'),
          dashboardTexts,
        ),
      },
      {
        path: 'positions',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.positions" */ '../features/positions-list/positions-list-page.tsx'
            ),
        ),
      },
      {
        path: 'talent-pools',
        lazy: lazyPage(
          () => import(/* webpackChunkName: "page.talent-pools" */ '../features/hunts/hunts-page.tsx'),
          huntsTexts,
        ),
      },
      {
        path: 'positions/:position',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "layout.positions._position" */ '../features/position-page/position-page.tsx'
            ),
        ),
        children: [
          {
            index: true,
            lazy: lazyPage(
              () =>
                import(/* webpackChunkName: "page.positions._position" */ '../features/board/board-page.tsx'),
              boardTexts,
            ),
          },
          {
            path: 'job-description',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.positions._position.job-description" */ '../features/job-description/job-description-page.tsx'
                ),
            ),
          },
          {
            path: 'killer-questions',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.positions._position.killer-questions" */ '../features/killer-questions/killer-questions-page.tsx'
                ),
              questionsTexts,
            ),
          },
          {
            path: 'talent-pools',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.positions._position.talent-pools" */ '../features/hunts/position-hunts-page.tsx'
                ),
              huntsTexts,
            ),
          },
          {
            path: 'configuration',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.positions._position.configuration" */ '../features/position-configuration/configuration-page.tsx'
                ),
              configurationTexts,
            ),
          },
          {
            path: 'details',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.positions._position.details" */ '../features/position-details/position-details-page.tsx'
                ),
              detailsTexts,
            ),
          },
        ],
      },
    ],
  },
];
