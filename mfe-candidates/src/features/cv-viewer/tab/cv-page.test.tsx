import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { Component as CvPage } from './cv-page.tsx';

/** The tab of a candidate with a CV of these pages, whose file is still on its way. */
function show(pages: object): void {
  const candidate = { id: 'c1', first_name: 'Ada', last_name: 'Byron', cv_file_name: 'cv.pdf', has_cv: true };
  globalThis.fetch = jest.fn((address) =>
    String(address).includes('/cv')
      ? new Promise<Response>(() => {})
      : Promise.resolve(Response.json({ data: { ...candidate, cv_status: 'READ', cv_pages: pages } })),
  );
  useSession.setState({ user: { permissions: ['candidates.read', 'candidates.write'] } as never });
  renderWithProviders(<CvPage />, {
    messages: en,
    path: '/candidates/:candidate/cv',
    route: '/candidates/c1/cv',
  });
}

it('[CVREV-16] the tab says that a CV was read from a scan, and how many pictures were not read', async () => {
  show({ read: 2, total: 3, scanned: 1, unread: 1 });
  const told = await screen.findByText(/^1 page of 3 was read from a scan: check it against the CV\./);
  expect(told).toHaveTextContent('1 page of 3 is a scan and was not read.');
});

it('[CVREV-16] the tab says nothing of that beside a CV without pictures', async () => {
  show({ read: 2, total: 2, scanned: 0, unread: 0 });
  expect(await screen.findByText('cv.pdf')).toBeInTheDocument();
  expect(screen.queryByText(/scan/)).not.toBeInTheDocument();
});
