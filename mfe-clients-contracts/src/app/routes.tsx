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
        path: 'clients',
        lazy: lazyPage(
          () =>
            import(/* webpackChunkName: "page.clients" */ '../features/clients-list/clients-list-page.tsx'),
        ),
      },
      {
        path: 'clients/:client',
        lazy: lazyPage(
          () =>
            import(/* webpackChunkName: "page.clients._client" */ '../features/client-page/client-page.tsx'),
        ),
      },
    ],
  },
];
