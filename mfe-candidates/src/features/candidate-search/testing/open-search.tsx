import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { en } from '../../../messages/en.ts';
import { searchEn } from '../../../messages/texts-search-en.ts';
import { Component as SearchPage } from '../search-page.tsx';
import { type FakeSearch, idOf, type SentCall, startSearch } from './fake-search.ts';

type View = ReturnType<typeof renderWithProviders>;
type GivenSearch = {
  /** A new one for each test. */
  readonly server: FakeSearch;
  /** Draws the page at a query of its address, until its box is there; `beside` is drawn beside it. */
  opened: (query?: string, beside?: ReactNode) => Promise<View>;
  /** The searches that the server was asked for, the first first. */
  searches: () => SentCall[];
};

/** Starts the server's side before each test of a file, and takes it away after. */
export function givenSearch(): GivenSearch {
  const originalFetch = globalThis.fetch;
  let server: FakeSearch;
  beforeEach(() => {
    server = startSearch();
  });
  afterEach(() => {
    globalThis.fetch = originalFetch;
  });
  return {
    get server() {
      return server;
    },
    opened: async (query = '?queryTerm=python%20in%20Girona', beside) => {
      let view: View | undefined;
      await act(async () => {
        const drawn = (
          <>
            <SearchPage />
            {beside}
          </>
        );
        view = renderWithProviders(drawn, {
          route: `/candidates/search${query}`,
          path: '/candidates/search',
          messages: { ...en, ...searchEn },
        });
      });
      if (!view) throw new Error('Nothing was drawn');
      await screen.findByRole('textbox', { name: 'Who are you looking for?' });
      return view;
    },
    searches: () => server.sent.filter(({ path }) => path.endsWith('/candidates/search')),
  };
}

export const table = () => screen.findByRole('table', { name: 'Candidates found' });
export const chips = () => within(screen.getByRole('list', { name: 'Conditions of the search' }));
export const chip = (name: RegExp) => chips().getByRole('button', { name });
export const params = (address: string) => new URLSearchParams(address.split('?')[1]);

/** Waits until the address names the search of a number, and the page has been drawn by it. */
export async function named(address: () => string, n: number): Promise<void> {
  await waitFor(() => expect(params(address()).get('queryId')).toBe(idOf(n)));
  await act(async () => undefined);
}
