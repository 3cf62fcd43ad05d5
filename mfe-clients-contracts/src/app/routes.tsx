import { lazyPage } from '@cantera/shared/remotes';
import { Outlet, type RouteObject } from 'react-router-dom';
import { texts as clientFromPageTexts } from '../messages/client-from-page.ts';
import { texts as contractsTexts } from '../messages/contracts.ts';
import { Messages } from '../messages/index.ts';
import { texts as metricsTexts } from '../messages/metrics.ts';
import { texts as metricsFrameTexts } from '../messages/metrics-frame.ts';

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
          clientFromPageTexts,
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
          contractsTexts,
        ),
      },
      {
        path: 'contracts/:contract',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.contracts._contract" */ '../features/contracts/page/contract-page.tsx'
            ),
          contractsTexts,
        ),
      },
    ],
  },
  // Each has its own texts and none of the others'.
  {
    path: 'metrics',
    lazy: lazyPage(
      () => import(/* webpackChunkName: "page.metrics" */ '../features/metrics/metrics-page.tsx'),
      metricsFrameTexts,
    ),
  },
  {
    path: 'metrics/report',
    lazy: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page.metrics.report" */ '../features/metrics-report/metrics-report-page.tsx'
        ),
      metricsTexts,
    ),
  },
];
