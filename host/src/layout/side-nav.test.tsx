import { startSession, type User } from '@cantera/shared/session';
import { renderWithProviders, useBuiltRemotes } from '@cantera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { en } from '../messages/en.ts';
import { SideNav } from './side-nav.tsx';

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
  permissions: ['agency.read'],
  isPasswordWeak: false,
};
const linksAt = (route: string) => {
  renderWithProviders(<SideNav />, { route, messages: en });
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

describe('the side navigation', () => {
  beforeEach(() => {
    useBuiltRemotes();
    startSession('t1', user);
  });

  it.each(['/agency/general', '/agency/members', '/agency/members/', '/agency/multiposting'])(
    '[SHELL-87] links the screens of the agency at %s',
    (route) =>
      expect(linksAt(route)).toEqual([
        '/agency/general',
        '/agency/members',
        '/agency/new-job-portal',
        '/agency/multiposting',
        '/agency/templates',
      ]),
  );
  it('links the screens of the settings and says where one is', () => {
    expect(linksAt('/settings/sessions')).toEqual([
      '/settings/general',
      '/settings/channels',
      '/settings/sessions',
    ]);
    expect(screen.getByRole('link', { name: 'Sessions' })).toHaveAttribute('aria-current', 'page');
  });
  it('brings the present one into view where the row is wider than the page', async () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
      return (
        this.hasAttribute('aria-current') ? { left: 500, width: 80 } : { left: 0, width: 390 }
      ) as DOMRect;
    });
    linksAt('/agency/multiposting');
    const row = screen.getByRole('link', { current: 'page' }).parentElement;
    await waitFor(() => expect(row?.scrollLeft).toBe(345));
    jest.restoreAllMocks();
  });
  it.each(['/positions', '/'])('is not there at %s', (route) => expect(linksAt(route)).toEqual([]));
  it.each(['/agency/workflows/add', `/agency/workflows/${user.id}`])(
    '[SHELL-88] is not there in an editor, at %s',
    (route) => {
      startSession('t1', { ...user, permissions: ['agency.read', 'workflows.read'] });
      expect(linksAt(route)).toEqual([]);
    },
  );
  it.each(['/agency/new-job-portal', '/agency/job-portal'])(
    '[SHELL-87] marks the job portal at %s, and leads to where one is',
    (route) => {
      expect(linksAt(route)).toContain(route);
      expect(screen.getByRole('link', { name: 'Job portal' })).toHaveAttribute('aria-current', 'page');
    },
  );
  it('[SHELL-89] is not there in the editor of a page of the career site', () => {
    expect(linksAt('/agency/new-job-portal/home')).toEqual([]);
  });
  it('[SHELL-80] leads to the workflows whoever may read them', () => {
    startSession('t1', { ...user, permissions: ['agency.read', 'workflows.read'] });
    expect(linksAt('/agency/workflows')).toContain('/agency/workflows');
    expect(linksAt('/agency/general')).toContain('/agency/workflows');
  });
  it('leads to the deletions whoever may decide about them', () => {
    startSession('t1', { ...user, role: 'AGENCY_ADMIN', permissions: ['agency.read', 'agency.manage'] });
    expect(linksAt('/agency/deletions')).toEqual([
      '/agency/general',
      '/agency/members',
      '/agency/new-job-portal',
      '/agency/multiposting',
      '/agency/templates',
      '/agency/deletions',
    ]);
  });
  it('is not there for whoever may not read the agency', () => {
    startSession('t1', { ...user, role: 'HIRING_MANAGER', permissions: [] });
    expect(linksAt('/agency/general')).toEqual([]);
  });
});
