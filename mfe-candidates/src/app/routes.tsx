import { lazyPage } from '@cantera/shared/remotes';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { texts as commentsPageTexts } from '../messages/comments-page.ts';
import { texts as documentsTexts } from '../messages/documents.ts';
import { texts as doublesTexts } from '../messages/doubles.ts';
import { Messages } from '../messages/index.ts';
import { texts as listTexts } from '../messages/list.ts';
import { texts as mergingTexts } from '../messages/merging.ts';
import { texts as reviewTexts } from '../messages/review.ts';
import { texts as searchTexts } from '../messages/search.ts';
import { texts as updatePagesTexts } from '../messages/update-pages.ts';
import { texts as wizardTexts } from '../messages/wizard.ts';

// The chunk's name says the address: `page.positions._position` is `/positions/:position`; the server preloads by it. A `layout.`
// holds what the tabs below its address share.
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
          listTexts,
        ),
      },
      {
        path: 'candidates/search',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.candidates.search" */ '../features/candidate-search/search-page.tsx'
            ),
          searchTexts,
        ),
      },
      {
        path: 'candidates/duplicates',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.candidates.duplicates" */ '../features/duplicates/duplicates-page.tsx'
            ),
          doublesTexts,
        ),
      },
      {
        path: 'candidates/merge',
        lazy: lazyPage(
          () =>
            import(/* webpackChunkName: "page.candidates.merge" */ '../features/duplicates/merge-page.tsx'),
          mergingTexts,
        ),
      },
      {
        path: 'candidates/merges',
        lazy: lazyPage(
          () =>
            import(/* webpackChunkName: "page.candidates.merges" */ '../features/duplicates/merges-page.tsx'),
          doublesTexts,
        ),
      },
      {
        path: 'candidates/add',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "layout.candidates.add" */ '../features/candidate-wizard/wizard-layout.tsx'
            ),
          wizardTexts,
        ),
        children: [
          {
            index: true,
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.candidates.add" */ '../features/candidate-wizard/methods/method-page.tsx'
                ),
            ),
          },
          {
            path: ':step',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.candidates.add._step" */ '../features/candidate-wizard/step-page.tsx'
                ),
            ),
          },
        ],
      },
      {
        path: 'candidates/intakes/:intake',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "page.candidates.intakes._intake" */ '../features/cv-review/review-page.tsx'
            ),
          reviewTexts,
        ),
      },
      {
        path: 'candidates/:candidate',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "layout.candidates._candidate" */ '../features/candidate-page/candidate-page.tsx'
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
          {
            path: 'documents',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.candidates._candidate.documents" */ '../features/documents/documents-page.tsx'
                ),
              documentsTexts,
            ),
          },
          {
            path: 'activity',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.candidates._candidate.activity" */ '../features/activity/activity-page.tsx'
                ),
            ),
          },
          {
            path: 'comments',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.candidates._candidate.comments" */ '../features/comments/comments-page.tsx'
                ),
              commentsPageTexts,
            ),
          },
        ],
      },
      {
        path: 'candidates/:candidate/update',
        lazy: lazyPage(
          () =>
            import(
              /* webpackChunkName: "layout.candidates._candidate.update" */ '../features/candidate-update/update-page.tsx'
            ),
          updatePagesTexts,
        ),
        children: [
          { index: true, element: <Navigate replace to="basic-information" /> },
          {
            path: 'basic-information',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.candidates._candidate.update.basic-information" */ '../features/candidate-update/basic-information/basic-information-page.tsx'
                ),
            ),
          },
          {
            path: 'salary',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.candidates._candidate.update.salary" */ '../features/candidate-update/salary/salary-page.tsx'
                ),
            ),
          },
          {
            path: 'experiences',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.candidates._candidate.update.experiences" */ '../features/candidate-update/entries/experiences-page.tsx'
                ),
            ),
          },
          {
            path: 'education',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.candidates._candidate.update.education" */ '../features/candidate-update/entries/education-page.tsx'
                ),
            ),
          },
          {
            path: 'skills-and-languages',
            lazy: lazyPage(
              () =>
                import(
                  /* webpackChunkName: "page.candidates._candidate.update.skills-and-languages" */ '../features/candidate-update/skills/skills-page.tsx'
                ),
            ),
          },
        ],
      },
    ],
  },
];
