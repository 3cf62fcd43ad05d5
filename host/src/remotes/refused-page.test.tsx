import { startSession, type User } from '@cantera/shared/session';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { en } from '../messages/en.ts';
import { DoesNotFitError, noteMisfits, requireFit } from './fit.ts';
import { refusedRoutes } from './refused-page.tsx';

const user: User = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ana@demo.test',
  firstName: 'Ana',
  lastName: 'Puig',
  role: 'RECRUITER',
  imageUrl: null,
  lang: 'en',
  agencyId: 'a1',
  version: 1,
  permissions: [],
  isPasswordWeak: false,
};
const page = (name: string) => <h1>{name}</h1>;
/** Routes as a remote has them: a layout with an index and tabs, and a page of its own. */
const routes = [
  {
    path: 'things',
    element: <Outlet />,
    children: [
      { index: true, element: page('All things') },
      {
        path: ':thing',
        element: <Outlet />,
        children: [
          { index: true, element: page('A thing') },
          { path: 'parts', element: page('Its parts') },
        ],
      },
    ],
  },
];

function show(address: string) {
  const router = createMemoryRouter([...refusedRoutes('mfe_things'), ...routes], {
    initialEntries: [address],
  });
  render(
    <IntlProvider locale="en" messages={en}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}
const misfit = (at: string) => ({ at, lacks: ['zod: z.bigint'], behind: 'host' as const });

describe('pages that do not fit', () => {
  beforeEach(() => startSession('t1', user));

  it.each(['/things', '/things/:thing', '/things/:thing/parts'])(
    'has a notice in place of %s, and draws the others of the remote',
    (refused) => {
      noteMisfits('mfe_things', [misfit(refused)]);
      const all = ['/things', '/things/:thing', '/things/:thing/parts'];
      for (const [n, address] of all.entries()) {
        cleanup();
        show(address.replace(':thing', '7'));
        const own = ['All things', 'A thing', 'Its parts'][n] ?? '';
        const title = address === refused ? 'This page is being updated' : own;
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      }
    },
  );

  it('[DEPLOY-02] tells administrators what is missing and who is to publish, and others nothing of it', () => {
    noteMisfits('mfe_things', [misfit('/things')]);
    show('/things');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(screen.queryByText('zod: z.bigint')).not.toBeInTheDocument();
    cleanup();
    startSession('t1', { ...user, permissions: ['agency.manage'] });
    show('/things');
    expect(screen.getByText('zod: z.bigint')).toBeInTheDocument();
    expect(screen.getByText(/mfe-things needs what the host does not have yet/)).toBeInTheDocument();
  });

  it('refuses a piece that other remotes draw, and no other', () => {
    noteMisfits('mfe_things', [misfit('./panel')]);
    expect(() => requireFit('mfe_things', './panel')).toThrow(DoesNotFitError);
    expect(() => requireFit('mfe_things', './routes')).not.toThrow();
  });
});
