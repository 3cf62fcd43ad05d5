import { useShortcuts } from '@cantera/shared/keyboard';
import { setAppConfig, startSession, type User, useThemeChoice } from '@cantera/shared/session';
import { renderWithProviders, useBuiltRemotes } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../messages/en.ts';
import { AreaOutlet } from './area-outlet.tsx';
import { Footer } from './footer.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { TopBar } from './top-bar.tsx';

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
  permissions: ['clients.read'],
  isPasswordWeak: false,
};

beforeEach(() => {
  localStorage.clear();
  useBuiltRemotes();
  startSession('t1', user);
});

const openUserMenu = async () => {
  const rendered = renderWithProviders(<TopBar />, { route: '/positions', messages: en });
  await rendered.user.click(screen.getByRole('button', { name: 'User menu' }));
  return rendered;
};

describe('top bar', () => {
  it('[SHELL-63] [SHELL-64] [SHELL-65] links the lists and says where one is', () => {
    renderWithProviders(<TopBar />, { route: '/positions', messages: en });
    const links = ['Positions', 'Candidates', 'Clients'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/positions', '/candidates', '/clients']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  });
  it('closes its menu on Escape, not what is under it, and not for a key that is meant for a dialog', async () => {
    const closed: string[] = [];
    function Panel() {
      useShortcuts('panel', [{ keys: ['Escape'], run: () => closed.push('panel') }]);
      return null;
    }
    const { user: person } = renderWithProviders(
      <>
        <TopBar />
        <Panel />
      </>,
      { route: '/positions', messages: en },
    );
    await person.click(screen.getByRole('button', { name: 'Open menu' }));
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await person.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Close menu' })).toBeInTheDocument();
    dialog.remove();
    await person.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    expect(closed).toEqual([]);
    await person.keyboard('{Escape}');
    expect(closed).toEqual(['panel']);
  });
  it('[SHELL-83] [SHELL-86] has My profile and Logout in the user menu', async () => {
    await openUserMenu();
    expect(screen.getByRole('menuitem', { name: 'My profile' })).toHaveAttribute('href', '/settings/general');
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeInTheDocument();
  });
  it('[SHELL-84] [SHELL-114] chooses among light, dark and system at once', async () => {
    const { user: person } = await openUserMenu();
    expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument();
    await person.click(screen.getByRole('menuitem', { name: 'Theme' }));
    expect(screen.getByRole('menu', { name: 'Theme' })).toBeInTheDocument();
    for (const name of ['Light', 'Dark', 'System'])
      expect(screen.getByRole('menuitemradio', { name })).toBeInTheDocument();
    await person.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(useThemeChoice.getState().theme).toBe('dark');
  });
  it('[SHELL-85] offers Catalan, Spanish and English by keyboard alone', async () => {
    const { user: person } = await openUserMenu();
    await person.keyboard('l{ArrowRight}');
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
    await person.keyboard('{ArrowLeft}');
    expect(screen.getByRole('menuitem', { name: 'Language' })).toHaveFocus();
    expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument();
    await person.keyboard('{Enter}');
    for (const name of ['Catalan', 'Spanish', 'English'])
      expect(screen.getByRole('menuitemradio', { name })).toBeInTheDocument();
  });
});

describe('footer', () => {
  it('[SHELL-90] [SHELL-91] [SHELL-92] links website, privacy policy and help', () => {
    setAppConfig({ links: { website: 'https://agency.example', help: 'https://help.example' } });
    renderWithProviders(<Footer />, { messages: en });
    for (const name of ['Website', 'Privacy policy', 'Help'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href');
  });
  it('[DAY-07] has no link without an address', () => {
    setAppConfig({ links: { website: '', help: 'https://help.example' } });
    const { unmount } = renderWithProviders(<Footer />, { messages: en });
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'https://help.example');
    expect(screen.queryByText('Website')).not.toBeInTheDocument();
    unmount();
    setAppConfig({ links: {} });
    renderWithProviders(<Footer />, { messages: en });
    expect(screen.getByText('Privacy policy')).toBeInTheDocument();
    for (const name of ['Website', 'Help']) expect(screen.queryByText(name)).not.toBeInTheDocument();
  });
  it.each([
    [{ downloadExtension: false }, false],
    [{ downloadExtension: true }, true],
    [{}, true],
  ])(
    '[SHELL-73] [CONST-145] with the features %j, Download extension can be pressed: %s',
    (features, can) => {
      setAppConfig({ features });
      renderWithProviders(<Footer />, { messages: en });
      const button = screen.getByRole('button', { name: 'Download extension' });
      if (can) expect(button).toBeEnabled();
      else expect(button).toBeDisabled();
    },
  );
});

describe('the page of an address', () => {
  it.each([
    ['/contracts/1', 'a1', '/contracts/1'],
    ['/contracts/1', 'a2', '/positions'],
    ['/clients', 'a2', '/clients'],
  ])('%s leads members of %s to %s', (route, agencyId, shown) => {
    useBuiltRemotes({ agencies: { contracts: ['a1'] } });
    startSession('t1', { ...user, agencyId });
    const { address } = renderWithProviders(<AreaOutlet />, { route, messages: en });
    expect(address()).toBe(shown);
  });
});

describe('unknown page', () => {
  it('[SHELL-53] [SHELL-54] says so and leads home', () => {
    renderWithProviders(<NotFoundPage />, { messages: en });
    expect(screen.getByRole('heading', { name: "Oops! We're lost" })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });
  it('[SHELL-55] titles the document with an em dash before the product', () => {
    renderWithProviders(<NotFoundPage />, { messages: en });
    expect(document.title).toBe("Oops! We're lost — Cantera");
  });
});
