import { lazyPage } from '@cantera/shared/remotes';
import { Outlet, type RouteObject } from 'react-router-dom';
import { texts as configuratorTexts } from '../messages/configurator.ts';
import { Messages } from '../messages/index.ts';
import { texts as olderConfiguratorTexts } from '../messages/older-configurator.ts';
import { texts as pageEditorTexts } from '../messages/page-editor.ts';

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
        path: 'agency/job-portal',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.job-portal" */ '../features/older-configurator/older-configurator-page.tsx'
            ),
          olderConfiguratorTexts,
        ),
      },
      {
        path: 'agency/new-job-portal',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.new-job-portal" */ '../features/configurator/configurator-page.tsx'
            ),
          configuratorTexts,
        ),
      },
      {
        path: 'agency/new-job-portal/:page',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.new-job-portal._page" */ '../features/page-editor/page-editor-page.tsx'
            ),
          pageEditorTexts,
        ),
      },
    ],
  },
];
