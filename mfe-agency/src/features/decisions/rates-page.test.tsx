import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { decisionsEn } from '../../messages/texts-decisions-en.ts';
import { Component as RatesPage } from './rates-page.tsx';

const POSITION = '01900000-0000-7000-8000-000000000050';
const of = (value: string, applications: number, discarded: number) => ({ value, applications, discarded });
const RATES = {
  applications: 100,
  discarded: 25,
  by_source: [of('INTERNAL', 60, 0), of('INTERNAL_DATABASE', 40, 25)],
  by_language: [of('EN', 99, 24), of('OTHER', 1, 1)],
  by_reading: [of('READ', 100, 25)],
};

let rates: object;
let status: number;
let asked: URL[];
beforeEach(() => {
  rates = RATES;
  status = 200;
  asked = [];
  setAppConfig({});
  useSession.setState({ token: 't', user: { id: POSITION, permissions: ['decisions.read'] } as never });
  globalThis.fetch = jest.fn(async (address) => {
    const url = new URL(String(address), 'http://localhost');
    if (!url.pathname.endsWith('/rates')) return Response.json({ data: { id: POSITION, title: 'Cook' } });
    asked.push(url);
    return Response.json({ data: rates }, { status });
  });
});
/** The texts come first: what waits for them must be drawn to its end. */
const show = (route = '/agency/decisions/rates') =>
  act(async () => {
    renderWithProviders(<RatesPage />, { messages: decisionsEn, route });
  });
const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('the page of selection rates', () => {
  it('counts a single application as one', async () => {
    rates = { ...RATES, applications: 1, discarded: 1 };
    await show();
    expect(
      await screen.findByText('1 application, 1 discarded automatically, 0% left in process'),
    ).toBeInTheDocument();
  });

  it('[AGY-14] says of all and of each group who applied, who was discarded and which part is left', async () => {
    await show();
    expect(
      await screen.findByText('100 applications, 25 discarded automatically, 75% left in process'),
    ).toBeInTheDocument();
    expect(await rowsOf('By whether the CV could be read')).toEqual([
      'GroupApplicationsDiscardedIn process',
      'Read1002575%',
    ]);
    expect(await rowsOf('By source')).toHaveLength(3);
  });

  it('[AGY-15] marks a group far below the others, and none that is too small', async () => {
    await show();
    expect(await rowsOf('By source')).toEqual([
      expect.any(String),
      'Applied themselves600100%',
      'Added from the databaseBelow four fifths402538%',
    ]);
    expect(await rowsOf('By the language of the CV')).toEqual([
      expect.any(String),
      'English992476%',
      'Another language110%',
    ]);
  });

  it('[AGY-14] asks for a position and a time as the address says', async () => {
    await show(`/agency/decisions/rates?position=${POSITION}&time=2026-11-01..2026-11-20`);
    await screen.findByText(/100 applications/);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      position_id: POSITION,
      from: '2026-11-01',
      to: '2026-11-20',
    });
  });

  it('says so where no machine has decided, and where reading fails', async () => {
    rates = { ...RATES, applications: 0, discarded: 0, by_source: [], by_language: [], by_reading: [] };
    await show();
    expect(await screen.findByText('Nothing was decided automatically')).toBeInTheDocument();
    cleanup();
    status = 500;
    await show();
    expect(await screen.findByText('The selection rates could not be loaded')).toBeInTheDocument();
  });
});
