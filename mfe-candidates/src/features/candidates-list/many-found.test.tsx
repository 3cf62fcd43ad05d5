import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { listEn } from '../../messages/texts-list-en.ts';
import { Component } from './candidates-list-page.tsx';

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const rowOf = (n: number, name: string) => ({
  ...{ id: idOf(n), first_name: name, last_name: 'Vila', job_title: null, company_name: null, email: null },
  ...{ phone_number: null, linkedin: null, summary: null, profile_image_url: null, location: null },
  ...{ languages: [], tags: [], has_cv: false, assigned: false, created_at: '2026-03-07T09:05:00Z' },
});

let asked: URLSearchParams[];
/** Ends the counting of a search, or fails it. */
let counting: Record<string, (answer: Response) => void>;

/** A server to which whoever begins with an M is many, and everybody else is one. */
async function answer(url: string | URL | Request): Promise<Response> {
  const { pathname, searchParams } = new URL(String(url), 'http://localhost');
  if (!pathname.endsWith('/search/simple')) return Response.json({ data: [] });
  asked.push(searchParams);
  const term = searchParams.get('search_term') ?? '';
  if (searchParams.get('count_only'))
    return new Promise((resolve) => {
      counting[term] = resolve;
    });
  const page = Number(searchParams.get('page'));
  const isMany = term.startsWith('m');
  const items = Array.from({ length: isMany ? 10 : 1 }, (_, n) => rowOf(page * 10 + n, `${term}${page}`));
  const total = isMany ? { more_than: page * 10 } : { total_items: 1 };
  return Response.json({ data: { items, pagination: { page, page_size: 10, ...total } } });
}
const counted = (total: number) =>
  Response.json({ data: { items: [], pagination: { page: 1, page_size: 10, total_items: total } } });
/** The searches whose number was asked for. */
const countedTerms = () => [
  ...new Set(asked.filter((query) => query.get('count_only')).map((query) => query.get('search_term'))),
];
const foot = () => screen.findByRole('navigation', { name: 'Pagination' });

beforeEach(() => {
  setAppConfig({});
  useSession.setState({ user: { permissions: ['candidates.read', 'tags.read'] } as never });
  asked = [];
  counting = {};
  globalThis.fetch = jest.fn(answer);
});

const show = (query: string) =>
  renderWithProviders(<Component />, { messages: { ...en, ...listEn }, route: `/?${query}` });

it('[FIND-10] says that there are more than are shown, and how many once they are counted', async () => {
  const { user } = show('q=maria');
  expect(await foot()).toHaveTextContent('Showing 1 to 10 of more than 10');
  expect(screen.getByText('More than 10 candidates')).toBeInTheDocument();
  expect(asked[0]?.get('total_may_wait')).toBe('true');
  await waitFor(() => expect(counting).toHaveProperty('maria'));
  // Nobody waits for the number to go on.
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(async () => expect(await foot()).toHaveTextContent('Showing 11 to 20 of more than 20'));
  counting.maria?.(counted(1234));
  await waitFor(async () => expect(await foot()).toHaveTextContent('Showing 11 to 20 of 1,234'));
  expect(screen.getByText('1,234 candidates')).toBeInTheDocument();
  // The next page is of the same search: its number stays, whether or not it is counted again.
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(await foot()).toHaveTextContent('of 1,234');
  await waitFor(async () => expect(await foot()).toHaveTextContent('Showing 21 to 30 of 1,234'));
  expect(countedTerms()).toEqual(['maria']);
});

it('[FIND-10] another search does not show the number of the one before', async () => {
  const { navigate } = show('q=maria');
  await waitFor(() => expect(counting).toHaveProperty('maria'));
  counting.maria?.(counted(1234));
  await waitFor(async () => expect(await foot()).toHaveTextContent('of 1,234'));
  await navigate('/?q=marta');
  await waitFor(async () => expect(await foot()).toHaveTextContent('of more than 10'));
  await navigate('/?q=ona');
  await waitFor(async () => expect(await foot()).toHaveTextContent('Showing 1 to 1 of 1'));
  expect(screen.getByText('1 candidate')).toBeInTheDocument();
  expect(countedTerms()).toEqual(['maria', 'marta']);
});

it('[FIND-10] stays as it is where they cannot be counted; without a search the number comes at once', async () => {
  const { navigate } = show('q=maria');
  await waitFor(() => expect(counting).toHaveProperty('maria'));
  counting.maria?.(counted(1234));
  await waitFor(async () => expect(await foot()).toHaveTextContent('of 1,234'));
  await navigate('/?q=marta');
  await waitFor(() => expect(counting).toHaveProperty('marta'));
  const failed = jest.fn(() => ({ error: { code: 'X', message: '', request_id: '1' } }));
  const refusal = Response.json({}, { status: 400 });
  counting.marta?.(
    Object.assign(refusal, { json: async () => failed(), text: async () => JSON.stringify(failed()) }),
  );
  await waitFor(() => expect(failed).toHaveBeenCalled());
  expect(await foot()).toHaveTextContent('Showing 1 to 10 of more than 10');
  await navigate('/');
  await waitFor(async () => expect(await foot()).toHaveTextContent('Showing 1 to 1 of 1'));
  expect(asked.at(-1)?.has('total_may_wait')).toBe(false);
});
