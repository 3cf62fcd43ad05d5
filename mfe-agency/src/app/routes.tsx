import { lazyPage } from '@cantera/shared/remotes';
import { Outlet, type RouteObject } from 'react-router-dom';
import { texts as decisionsTexts } from '../messages/decisions.ts';
import { texts as deletionsTexts } from '../messages/deletions.ts';
import { texts as generalTexts } from '../messages/general.ts';
import { Messages } from '../messages/index.ts';
import { texts as membersTexts } from '../messages/members.ts';
import { texts as multipostingTexts } from '../messages/multiposting.ts';
import { texts as profileTexts } from '../messages/profile.ts';
import { texts as sessionsTexts } from '../messages/sessions.ts';
import { texts as startingTexts } from '../messages/starting.ts';
import { texts as workflowsTexts } from '../messages/workflows.ts';

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
        path: 'agency/general',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.general" */ '../features/agency-general/agency-general-page.tsx'
            ),
          generalTexts,
        ),
      },
      {
        path: 'agency/deletions',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.deletions" */ '../features/deletions/deletions-page.tsx'
            ),
          deletionsTexts,
        ),
      },
      {
        path: 'agency/members',
        lazy: lazyPage(
          () => import(/* webpackChunkName: "page.agency.members" */ '../features/members/members-page.tsx'),
          membersTexts,
        ),
      },
      {
        path: 'agency/multiposting',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.multiposting" */ '../features/multiposting/multiposting-page.tsx'
            ),
          multipostingTexts,
        ),
      },
      {
        path: 'agency/templates',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.templates" */ '../features/templates/templates-page.tsx'
            ),
        ),
      },
      {
        path: 'agency/position-templates',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.position-templates" */ '../features/position-templates/position-templates-page.tsx'
            ),
          startingTexts,
        ),
      },
      {
        path: 'agency/rejection-reasons',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.rejection-reasons" */ '../features/rejection-reasons/rejection-reasons-page.tsx'
            ),
          startingTexts,
        ),
      },
      {
        path: 'agency/tags',
        lazy: lazyPage(
          () => import(/* webpackChunkName: "page.agency.tags" */ '../features/tags/tags-page.tsx'),
        ),
      },
      {
        path: 'agency/workflows',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.workflows" */ '../features/workflows/workflows-page.tsx'
            ),
          workflowsTexts,
        ),
      },
      {
        path: 'agency/workflows/add',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.workflows.add" */ '../features/workflow-editor/add-workflow-page.tsx'
            ),
          workflowsTexts,
        ),
      },
      {
        path: 'agency/workflows/:workflow',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.workflows._workflow" */ '../features/workflow-editor/workflow-page.tsx'
            ),
          workflowsTexts,
        ),
      },
      {
        path: 'agency/decisions',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.decisions" */ '../features/decisions/decisions-page.tsx'
            ),
          decisionsTexts,
        ),
      },
      {
        path: 'agency/decisions/rates',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.agency.decisions.rates" */ '../features/decisions/rates-page.tsx'
            ),
          decisionsTexts,
        ),
      },
      {
        path: 'settings/channels',
        lazy: lazyPage(
          () =>
            import(/* webpackChunkName: "page.settings.channels" */ '../features/channels/channels-page.tsx'),
        ),
      },
      {
        path: 'settings/channels/email',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.settings.channels.email" */ '../features/channels/mail-account-page.tsx'
            ),
        ),
      },
      {
        path: 'settings/sessions',
        lazy: lazyPage(
          () =>
            import(/* webpackChunkName: "page.settings.sessions" */ '../features/sessions/sessions-page.tsx'),
          sessionsTexts,
        ),
      },
      {
        path: 'settings/general',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.settings.general" */ '../features/my-profile/my-profile-page.tsx'
            ),
          profileTexts,
        ),
      },
    ],
  },
];
