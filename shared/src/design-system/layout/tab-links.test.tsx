import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { TabLinks } from './tab-links.tsx';

const TABS = [
  { to: '/one', label: 'One' },
  { to: '/two', label: 'Two' },
  { to: '/three', label: 'Three' },
];

/** A row of 100 px from 10 px on, in which each tab takes 80 px: jsdom lays nothing out. */
function layOut() {
  const box = (left: number, width: number) => ({ left, width }) as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    if (this.tagName === 'NAV') return box(10, 100);
    const at = TABS.findIndex(({ to }) => to === this.getAttribute('href'));
    return box(10 + at * 80 - (this.parentElement?.scrollLeft ?? 0), 80);
  });
}
afterEach(() => jest.restoreAllMocks());

it('brings the present one to the middle of a row that is wider than its place', async () => {
  layOut();
  const { user } = renderWithProviders(<TabLinks label="Parts" tabs={TABS} />, { route: '/three' });
  const row = screen.getByRole('navigation', { name: 'Parts' });
  // From 160 to 240 px, in the middle of a place of 100.
  await waitFor(() => expect(row.scrollLeft).toBe(150));
  await user.click(screen.getByRole('link', { name: 'Two' }));
  await waitFor(() => expect(row.scrollLeft).toBe(70));
});

it('leaves the row as it stands where no tab is the present one', async () => {
  layOut();
  renderWithProviders(<TabLinks label="Parts" tabs={TABS} />, { route: '/other' });
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('navigation', { name: 'Parts' }).scrollLeft).toBe(0);
});
