import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { LikelyDouble } from './likely-double.tsx';

const [me, found, marked] = [
  '01900000-0000-7000-8000-000000000001',
  '01900000-0000-7000-8000-000000000002',
  '01900000-0000-7000-8000-000000000003',
];
const person = (id: string, first_name: string) => ({
  id,
  first_name,
  last_name: 'Vila',
  job_title: null,
  company_name: null,
  email: null,
  phone_number: null,
  linkedin: null,
  profile_image_url: null,
  location: null,
  created_at: '2026-01-01T00:00:00.000Z',
});
const pair = {
  id: '01900000-0000-7000-8000-000000000009',
  first: person(found, 'Ona'),
  second: person(me, 'Onna'),
  probability: 0.99,
  reasons: ['PHONE'],
  created_at: '2026-01-01T00:00:00.000Z',
};

function show(given: { pairs: object[]; mark: string | null; permissions?: string[] }) {
  const { pairs, mark, permissions = ['candidates.merge'] } = given;
  globalThis.fetch = jest.fn(async () =>
    Response.json({
      data: { items: pairs, pagination: { page: 1, page_size: 1, total_items: pairs.length } },
    }),
  );
  useSession.setState({ user: { permissions } as never });
  renderWithProviders(<LikelyDouble candidate={{ id: me, possibleDuplicateOfId: mark }} />, { messages: en });
}
const leadsTo = () => screen.getByRole('link', { name: 'Compare' }).getAttribute('href');

beforeEach(() => setAppConfig({}));

it('[MERGE-29] says once whom of a candidate may be a double, also when he is marked as another’s', async () => {
  show({ pairs: [pair], mark: marked });
  expect(await screen.findByText('This may be the same person as Ona Vila.')).toBeInTheDocument();
  expect(screen.getAllByText(/may be the same person/)).toHaveLength(1);
  expect(leadsTo()).toBe(`/candidates/merge?survivor=${me}&other=${found}`);
});

it('[MERGE-29] says that one is marked as another’s double where no pair was found', async () => {
  show({ pairs: [], mark: marked });
  expect(await screen.findByText('This may be the same person as another candidate.')).toBeInTheDocument();
  expect(leadsTo()).toBe(`/candidates/merge?survivor=${me}&other=${marked}`);
});

it('asks and says nothing for who may not merge', () => {
  show({ pairs: [pair], mark: marked, permissions: [] });
  expect(screen.queryByText(/may be the same person/)).not.toBeInTheDocument();
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
