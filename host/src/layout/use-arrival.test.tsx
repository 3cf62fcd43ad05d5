import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { useArrival } from './use-arrival.ts';

function Frame() {
  const content = useRef<HTMLElement>(null);
  const title = useArrival(content);
  return (
    <>
      <Link to="/clients">Clients</Link>
      <main ref={content} tabIndex={-1}>
        <Outlet />
      </main>
      <div data-toast>
        <button type="button">Undo</button>
      </div>
      <p aria-live="polite" data-testid="spoken">
        {title}
      </p>
    </>
  );
}

const page = (name: string) => () => {
  document.title = `${name} — Cantera`;
  return (
    <>
      <h1>{name}</h1>
      <Link to="/positions/1">One</Link>
      <Link to="/positions/1/tab">Tab</Link>
    </>
  );
};
const Positions = page('Positions');
const Clients = page('Clients');
const One = page('One');

function open(at: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: Frame,
        children: [
          { path: 'positions', Component: Positions },
          { path: 'positions/1', Component: One, children: [{ path: 'tab', element: null }] },
          { path: 'clients', Component: Clients },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

describe('arriving at a page', () => {
  it('[SHELL-139] leads the focus to its heading and says its title', async () => {
    const go = open('/positions');
    expect(document.body).toHaveFocus();
    expect(screen.getByTestId('spoken')).toBeEmptyDOMElement();
    screen.getAllByRole('link', { name: 'Clients' })[0]?.focus();
    await go('/clients');
    expect(screen.getByRole('heading', { name: 'Clients' })).toHaveFocus();
    expect(screen.getByTestId('spoken')).toHaveTextContent('Clients — Cantera');
  });

  it('[SHELL-139] leaves it with the tab of a page that stays', async () => {
    const go = open('/positions/1');
    const tab = screen.getByRole('link', { name: 'Tab' });
    tab.focus();
    await go('/positions/1/tab');
    expect(tab).toHaveFocus();
  });

  it('[SHELL-139] leaves it with the toast that somebody has gone to meanwhile, and says the title', async () => {
    const go = open('/positions');
    const undo = screen.getByRole('button', { name: 'Undo' });
    undo.focus();
    await go('/clients');
    expect(undo).toHaveFocus();
    expect(screen.getByTestId('spoken')).toHaveTextContent('Clients — Cantera');
  });

  it('[SHELL-139] takes it from what went with the page before', async () => {
    const go = open('/positions');
    screen.getByRole('link', { name: 'One' }).focus();
    await go('/positions/1');
    expect(screen.getByRole('heading', { name: 'One' })).toHaveFocus();
  });
});
