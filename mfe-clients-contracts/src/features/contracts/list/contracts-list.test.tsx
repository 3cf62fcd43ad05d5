import { useRefresh } from '@cantera/shared/api-client';
import { type Contract, listContracts } from '@cantera/shared/contracts/staffing-contracts';
import { storeLocale } from '@cantera/shared/session';
import { renderWithProviders, setViewport } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { saveFile } from '../../../lib/csv/save-file.ts';
import {
  answerOf,
  enterWith,
  idOf,
  loadInputs,
  refusalOf,
  startServer,
} from '../../../lib/testing/fake-server.ts';
import { contractsEn } from '../../../messages/texts-contracts-en.ts';
import { paperDay, paperDayOf, rateOf, type Translate } from '../contract-words.ts';
import { blockedContract, contractOf, RECRUITER } from '../testing/fake-contracts.ts';
import { contractColumns } from './columns.tsx';
import { contractTable } from './contract-table.ts';
import { Component } from './contracts-list-page.tsx';
import { LIST, queryOf } from './list-config.ts';

jest.mock('../../../lib/csv/save-file.ts', () => ({
  ...jest.requireActual('../../../lib/csv/save-file.ts'),
  saveFile: jest.fn(),
}));

const intl = createIntl({ locale: 'en', messages: contractsEn });
const t: Translate = (key, values) => String(intl.formatMessage({ id: key }, values));
const page = (contracts: readonly Contract[], totalCount = contracts.length) =>
  answerOf(listContracts, { contracts, meta: { totalCount } });
const client = { id: idOf(3), name: 'Forn Rovira' };

function show(contracts: readonly Contract[], route = '/contracts', permissions = RECRUITER) {
  enterWith(permissions);
  const sent = startServer({
    'GET /contracts': () => page(contracts),
    'GET /api/v1/agency/clients': () => Response.json({ data: { items: [client], pagination: {} } }),
    [`GET /api/v1/agency/clients/${client.id}`]: () => Response.json({ data: client }),
  });
  const lists = () => sent.filter(({ path }) => path === 'GET /contracts');
  return { ...renderWithProviders(<Component />, { route, messages: contractsEn }), sent, lists };
}
const rows = () => screen.getAllByRole('row').slice(1);

beforeAll(() => loadInputs(<Component />, RECRUITER), 30_000);
afterEach(() => {
  jest.restoreAllMocks();
  storeLocale('en');
});

describe('the list of contracts', () => {
  it('[CON-05] counts in singular and plural', async () => {
    const { unmount } = show([contractOf()]);
    expect(await screen.findByText('1 contract')).toBeInTheDocument();
    unmount();
    show([contractOf(), contractOf({ id: idOf(5) })]);
    expect(await screen.findByText('2 contracts')).toBeInTheDocument();
  });

  it('[CON-03] [CON-04] [CON-21] [CONST-44] asks for what its address says, ten a page', async () => {
    expect(LIST.defaultPageSize).toBe(10);
    const { lists, navigate } = show([contractOf()]);
    await screen.findByRole('table', { name: 'Contracts' });
    expect(Object.fromEntries(lists()[0]?.query ?? [])).toEqual({ page: '1', per_page: '10' });
    await navigate(`/contracts?page=2&perPage=25&search=laia&clientId=${idOf(3)}&location=giro`);
    await waitFor(() => expect(lists()).toHaveLength(2));
    expect(Object.fromEntries(lists()[1]?.query ?? [])).toEqual({
      page: '2',
      per_page: '25',
      search: 'laia',
      client_id: idOf(3),
      location: 'giro',
    });
  });

  it('leaves out a client of the address that is no id, for which the server would refuse the list', async () => {
    const { lists } = show([contractOf()], '/contracts?clientId=forn');
    await screen.findByRole('table', { name: 'Contracts' });
    expect(lists()[0]?.query.has('client_id')).toBe(false);
  });

  it('[CON-07] [CONST-58] waits for 250 ms before it looks for a location', async () => {
    const { address } = show([contractOf()]);
    const field = await screen.findByRole('searchbox', { name: 'Search by location' });
    jest.useFakeTimers();
    fireEvent.change(field, { target: { value: 'Girona' } });
    act(() => jest.advanceTimersByTime(249));
    expect(address()).toBe('/contracts');
    act(() => jest.advanceTimersByTime(1));
    jest.useRealTimers();
    await waitFor(() => expect(address()).toBe('/contracts?location=Girona'));
  });

  it('[CON-18] [CON-19] has every column, and shows five at first', () => {
    const columns = contractColumns(t);
    expect(columns.filter(({ isDefaultHidden }) => !isDefaultHidden).map(({ key }) => key)).toEqual([
      ...['firstName', 'lastName', 'location', 'client', 'comments'],
    ]);
    expect(columns.map(({ key }) => key).sort()).toEqual(
      [
        ...['firstName', 'lastName', 'location', 'tarifa', 'client', 'nif', 'paisNif', 'segSoc', 'convenio'],
        ...['catConvenioId', 'catConvenioName', 'puesto', 'titulacion', 'birth', 'genero', 'workHours'],
        ...['alta', 'baja', 'antiguedad', 'comments'],
      ].sort(),
    );
  });

  it('[CON-15] [CON-16] links the candidate and the client', async () => {
    show([contractOf()]);
    const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
    expect(row.getByRole('link', { name: 'Laia' })).toHaveAttribute('href', `/candidates/${idOf(2)}`);
    expect(row.getByRole('link', { name: 'Forn Rovira' })).toHaveAttribute('href', `/clients/${idOf(3)}`);
  });

  it.each([
    ['en', '€25.50/h'],
    ['es', '25,50 €/h'],
    ['ca', '25,50 €/h'],
  ] as const)('[CON-17] [CON-52] [CONST-74] gives the rate in euro an hour, in %s as %s', (locale, text) => {
    storeLocale(locale);
    expect(rateOf(25.5, t)?.replace(/\s/g, ' ')).toBe(text);
    expect(rateOf(null, t)).toBeUndefined();
  });

  it.each(['en', 'es', 'ca'] as const)(
    '[CON-53] [CONST-72] writes days as papers of Spain do, in %s',
    (locale) => {
      storeLocale(locale);
      expect(paperDay('2024-05-31')).toBe('31/05/2024');
      expect(paperDay(null)).toBe('–');
      expect(paperDayOf(new Date(2024, 4, 3, 12).toISOString())).toBe('03/05/2024');
    },
  );

  it('[CON-14] opens a contract by a press on its row, not on a link or its menu', async () => {
    const { user, address } = show([contractOf()]);
    await screen.findByRole('link', { name: 'Laia' });
    await user.click(screen.getByRole('button', { name: /Laia Puig Serra/ }));
    expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveAttribute('href', `/contracts/${idOf(1)}`);
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(address()).toBe('/contracts');
    await user.click(screen.getByText('Girona'));
    expect(address()).toBe(`/contracts/${idOf(1)}`);
  });

  it('a press on a link goes where the link goes', async () => {
    const { user, address } = show([contractOf()]);
    await user.click(await screen.findByRole('link', { name: 'Forn Rovira' }));
    expect(address()).toBe(`/clients/${idOf(3)}`);
  });

  it('[CON-20] has no results, and a way to make the first or to clear what hides them', async () => {
    const { unmount, user } = show([]);
    expect(await screen.findByText('No results.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'New contract' })).toHaveLength(2);
    unmount();
    const { address } = show([], '/contracts?location=vic');
    expect(await screen.findByText('No results.')).toBeInTheDocument();
    await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/contracts'));
  });

  it('says in its place that it could not be read, with the number of the request', async () => {
    enterWith(RECRUITER);
    startServer({ 'GET /contracts': () => refusalOf(500, 'INTERNAL') });
    renderWithProviders(<Component />, { route: '/contracts', messages: contractsEn });
    expect(await screen.findByText('The contracts could not be loaded')).toBeInTheDocument();
    expect(screen.getByText('Request r-7', { exact: false })).toBeInTheDocument();
  });

  it('shows of a blocked contract that it is, when it ran and for whom, and offers no change', async () => {
    const { user } = show([blockedContract()]);
    expect(await screen.findByText('Blocked')).toBeInTheDocument();
    expect(screen.getByText('01/03/2024 – 31/12/2024')).toBeInTheDocument();
    expect(within(rows()[0] as HTMLElement).getByRole('link')).toHaveTextContent('Forn Rovira');
    await user.click(screen.getByRole('button', { name: /Blocked contract with Forn Rovira/ }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Open']);
  });

  it('offers nothing to who may only read', async () => {
    const { user } = show([contractOf()], '/contracts', ['contracts.read']);
    await screen.findByRole('link', { name: 'Laia' });
    expect(screen.queryByRole('button', { name: 'New contract' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Laia Puig Serra/ }));
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('is a list of three lines on a phone', async () => {
    const restore = setViewport(390);
    const { user, address } = show([contractOf({ baja: null }), blockedContract()]);
    const items = await screen.findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(
      /Laia Puig Serra.*Forn Rovira.*01\/03\/2024 – no end date.*Cap de forn/,
    );
    expect(items[1]).toHaveTextContent('Blocked01/03/2024 – 31/12/2024Forn Rovira');
    await user.click(screen.getByText(/Cap de forn/));
    expect(address()).toBe(`/contracts/${idOf(1)}`);
    restore();
  });
});

describe('the file of contracts', () => {
  it('[CON-10] [CON-12] [CONST-49] asks for 1000000 at once, with the search and the order of the list', async () => {
    const { user, lists } = show([contractOf(), blockedContract()], '/contracts?search=laia&sortBy=-alta');
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(Object.fromEntries(lists().at(-1)?.query ?? [])).toMatchObject({
      per_page: '1000000',
      search: 'laia',
      sort_by: '-alta',
    });
    const [name, , text] = jest.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toMatch(/^contracts-\d{4}-\d\d-\d\d\.csv$/);
    expect(text?.split('\r\n').slice(1)).toEqual([
      'Laia,Puig Serra,Girona,Forn Rovira,Torn de nit.',
      'Blocked · 01/03/2024 – 31/12/2024,,,Forn Rovira,',
    ]);
  });

  it('is asked for once, however the server fails', async () => {
    enterWith(RECRUITER);
    const sent = startServer({
      'GET /contracts': ({ query }) =>
        query.get('per_page') === '1000000' ? refusalOf(500, 'INTERNAL') : page([contractOf()]),
    });
    const { user } = renderWithProviders(<Component />, { route: '/contracts', messages: contractsEn });
    const asked = () => sent.filter(({ query }) => query.get('per_page') === '1000000');
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled());
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(await screen.findByText(/If the problem persists/)).toBeInTheDocument();
    expect(asked()).toHaveLength(1);
  });

  it('says so where another file is being made, and can be asked for again', async () => {
    enterWith(RECRUITER);
    startServer({
      'GET /contracts': ({ query }) =>
        query.get('per_page') === '1000000' ? refusalOf(429, 'TOO_MANY_REQUESTS') : page([contractOf()]),
    });
    const { user } = renderWithProviders(<Component />, { route: '/contracts', messages: contractsEn });
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(
      await screen.findByText('Another export of contracts is running. Try again in a moment.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/If the problem persists/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled());
  });

  it('[CON-11] is not offered without rows', async () => {
    show([]);
    await screen.findByText('No results.');
    expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
  });

  it('holds every column that shows, days and amounts as a sheet counts with them', () => {
    const columns = contractColumns(t);
    const { fields, data } = contractTable(columns, [contractOf()], t);
    const cells = Object.fromEntries(columns.map(({ key }, index) => [key, data[0]?.[index]]));
    expect(cells).toEqual({
      ...{
        firstName: 'Laia',
        lastName: 'Puig Serra',
        location: 'Girona',
        tarifa: 25.5,
        client: 'Forn Rovira',
      },
      ...{ nif: '12345678Z', paisNif: 'Spain', segSoc: '081234567840', convenio: 'Comerç de Girona' },
      ...{ catConvenioId: 'G3', catConvenioName: 'Fornera', puesto: 'Cap de forn' },
      ...{ titulacion: 'Grau en forneria', birth: '1990-02-28', genero: 'Woman', workHours: 37.5 },
      ...{ alta: '2024-03-01', baja: '2024-12-31', antiguedad: '2023-09-15', comments: 'Torn de nit.' },
    });
    expect(fields).toContain('Rate (EUR/h)');
    expect(contractTable(columns, [contractOf({ genero: 'dona' })], t).data[0]).toContain('dona');
  });

  it('asks in no order that the server does not know', () => {
    const filters = { clientId: '', location: '' };
    expect(queryOf({ search: '', sort: '-tarifa', filters })).toEqual({});
    expect(queryOf({ search: '', sort: 'last_name', filters }).sortBy).toBe('last_name');
  });
});

describe('the filter by client', () => {
  const far = { id: idOf(77), name: 'Zapateries Ter' };
  // So many that they are searched.
  const others = Array.from({ length: 8 }, (_, at) => ({ id: idOf(20 + at), name: `Taller ${at}` }));
  const open = (route = '/contracts', gone = false) => {
    enterWith(RECRUITER);
    const sent = startServer({
      'GET /contracts': () => page([contractOf()]),
      'GET /api/v1/agency/clients': ({ query }) =>
        Response.json({ data: { items: query.has('search') ? [far] : [client, ...others], pagination: {} } }),
      ...(gone ? {} : { [`GET /api/v1/agency/clients/${far.id}`]: () => Response.json({ data: far }) }),
    });
    return { ...renderWithProviders(<Component />, { route, messages: contractsEn }), sent };
  };
  it('offers the first by name, and finds any other by what is typed', async () => {
    const { address, sent, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Client' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Forn Rovira' }));
    await waitFor(() => expect(address()).toBe(`/contracts?clientId=${idOf(3)}`));
    await user.click(screen.getByRole('button', { name: 'Client: Forn Rovira' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Search in Client' }), 'Zapa');
    await user.click(await screen.findByRole('checkbox', { name: 'Zapateries Ter' }));
    await waitFor(() => expect(address()).toBe(`/contracts?clientId=${far.id}`));
    expect(sent.some(({ query }) => query.get('search') === 'Zapa')).toBe(true);
  });

  it('names a client of the address that no list holds', async () => {
    open(`/contracts?clientId=${far.id}`);
    expect(await screen.findByRole('button', { name: 'Client: Zapateries Ter' })).toBeInTheDocument();
  });

  it('leaves out a client of the address that is gone', async () => {
    const { address } = open(`/contracts?clientId=${far.id}`, true);
    await waitFor(() => expect(address()).toBe('/contracts'));
  });
});

describe('a contract that is blocked while it is edited', () => {
  it('is left, and why is said', async () => {
    let contract = contractOf();
    let refresh: ReturnType<typeof useRefresh> = async () => undefined;
    function Heard() {
      refresh = useRefresh();
      return null;
    }
    enterWith(RECRUITER);
    startServer({ 'GET /contracts': () => page([contract]) });
    const ui = (
      <>
        <Heard />
        <Component />
      </>
    );
    const { user } = renderWithProviders(ui, { route: '/contracts', messages: contractsEn });
    await user.click(await screen.findByRole('button', { name: /Laia Puig Serra/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByLabelText(/^Position/)).toBeInTheDocument();
    contract = { ...blockedContract(), id: idOf(1) };
    await act(() => refresh(listContracts));
    expect(await screen.findByText('This contract is blocked')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByLabelText(/^Position/)).not.toBeInTheDocument());
  });
});
