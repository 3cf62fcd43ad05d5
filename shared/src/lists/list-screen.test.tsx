import { screen, waitFor, within } from '@testing-library/react';
import { useMemo } from 'react';
import { renderWithProviders } from '../testing/index.ts';
import { type Column, type ListConfig, ListScreen, useColumnChoice, useListState } from './index.ts';

type Row = { id: string; name: string };
const LIST: ListConfig<Record<never, never>> = { filters: {}, sortFields: ['name'], defaultPageSize: 10 };
const ROWS: Row[] = [
  { id: '1', name: 'Ona' },
  { id: '2', name: 'Pau' },
];
type State = { rows?: Row[]; error?: unknown; total?: number; retry?: () => void };

function People({ rows, error, total, retry = () => undefined }: State) {
  const list = useListState(LIST);
  const columns = useMemo<Column<Row>[]>(
    () => [{ key: 'name', header: 'Name', sortKey: 'name', width: 200, cell: ({ name }) => name }],
    [],
  );
  const choice = useColumnChoice('people', columns);
  return (
    <ListScreen
      title="People"
      meta={total === undefined ? undefined : `${total} people`}
      actions={<button type="button">Add</button>}
      list={list}
      query={{ data: rows, error, isLoading: false, mutate: retry }}
      rows={rows}
      total={total}
      columns={choice}
      toolbarLabel="Filters"
      searchLabel="Search people"
      filters={<button type="button">Only new</button>}
      tools={<button type="button">Download</button>}
      errorTitle="The people could not be loaded"
      empty={<p>Nobody yet</p>}
      rowLabel={({ name }) => name}
      sort={list.sort}
      onSortChange={list.setSort}
    >
      <p>Beside</p>
    </ListScreen>
  );
}

describe('a page that is one list', () => {
  it('has its head, its tools, its rows and its pages, and names the tab', async () => {
    renderWithProviders(<People rows={ROWS} total={30} />);
    expect(screen.getByRole('heading', { level: 1, name: 'People' })).toBeInTheDocument();
    expect(screen.getByText('30 people')).toBeInTheDocument();
    const tools = screen.getByRole('group', { name: 'Filters' });
    expect(
      within(tools)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Only new', 'Download', 'Columns']);
    const table = screen.getByRole('table', { name: 'People' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('Showing 1 to 10 of 30')).toBeInTheDocument();
    expect(screen.getByText('Beside')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toContain('People'));
  });

  it('keeps search, sort and page in the address', async () => {
    const { user, address } = renderWithProviders(<People rows={ROWS} total={30} />);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(address()).toBe('/?page=2');
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    expect(address()).toBe('/?sortBy=name');
    await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'ona');
    await waitFor(() => expect(address()).toBe('/?sortBy=name&search=ona'));
  });

  it('says in the place of rows that they did not come, and asks again by Retry', async () => {
    const retry = jest.fn();
    const { user } = renderWithProviders(<People error={new Error('down')} retry={retry} />);
    expect(screen.getByText('The people could not be loaded')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
  });

  it('says that nothing exists yet, and has no pages then', () => {
    renderWithProviders(<People rows={[]} total={0} />);
    expect(screen.getByText('Nobody yet')).toBeInTheDocument();
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  });

  it('offers to clear the search that nothing matches', async () => {
    const { user, address } = renderWithProviders(<People rows={[]} total={0} />, { route: '/?search=zzz' });
    expect(screen.queryByText('Nobody yet')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/');
  });
});
