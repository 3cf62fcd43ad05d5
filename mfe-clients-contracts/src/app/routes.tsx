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
        path: 'clients/create-with-ia',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.clients.create-with-ia" */ '../features/client-from-page/client-from-page.tsx'
            ),
        ),
      },
      {
        path: 'clients/:client',
        lazy: lazyPage(
          () =>
            import(/* webpackChunkName: "page.clients._client" */ '../features/client-page/client-page.tsx'),
        ),
      },
      {
        path: 'contracts',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.contracts" */ '../features/contracts/list/contracts-list-page.tsx'
            ),
        ),
      },
      {
        path: 'contracts/:contract',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.contracts._contract" */ '../features/contracts/page/contract-page.tsx'
            ),
        ),
      },
    ],
  },
  // Each has its own texts and none of the others'.
  {
    path: 'metrics',
    lazy: lazyPage(
      () => import(/* webpackChunkName: "page.metrics" */ '../features/metrics/metrics-page.tsx'),
    ),
  },
  {
    path: 'metrics/report',
    lazy: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page.metrics.report" */ '../features/metrics-report/metrics-report-page.tsx'
        ),
    ),
  },
];
