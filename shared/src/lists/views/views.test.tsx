import { act, screen, waitFor, within } from '@testing-library/react';
import { useMemo } from 'react';
import { toast } from '../../design-system/index.ts';
import { setAppConfig, storage } from '../../session/index.ts';
import { renderWithProviders } from '../../testing/index.ts';
import {
  type Column,
  choiceParam,
  type ListConfig,
  ListScreen,
  limitedListParam,
  textParam,
  useColumnChoice,
  useGoneValues,
  useListState,
} from '../index.ts';

type Row = { id: string; name: string };
type Filters = { status: 'OPEN' | 'CLOSED' | undefined; tags: readonly string[]; chosen: string };
const LIST: ListConfig<Filters> = {
  filters: { status: choiceParam(['OPEN', 'CLOSED']), tags: limitedListParam(3), chosen: textParam },
  unsavedFilters: ['chosen'],
  sortFields: ['name'],
};
const COLUMNS: Column<Row>[] = [
  { key: 'name', header: 'Name', sortKey: 'name', isAlwaysVisible: true, cell: ({ name }) => name },
  { key: 'city', header: 'City', cell: () => 'Vic' },
  { key: 'phone', header: 'Phone', cell: () => '600' },
];
/** There while the address names somebody to choose for. */
const CHOSEN: Column<Row> = { key: 'chosen', header: 'Chosen', isFromAddress: true, cell: () => 'Yes' };
const RATING: Column<Row> = { key: 'rating', header: 'Rating', cell: () => '5' };
const ROWS = [{ id: '1', name: 'Ona' }];

const OF_PEOPLE: ListConfig<Filters> = { ...LIST, isSearchUnsaved: true };

type PeopleProps = { tags?: readonly string[]; later?: Column<Row>; config?: ListConfig<Filters> };

function People({ tags, later, config = LIST }: PeopleProps) {
  const list = useListState(config);
  const isChoosing = list.filters.chosen !== '';
  const columns = useMemo(() => {
    const [name, ...rest] = COLUMNS;
    return [...(name ? [name] : []), ...(isChoosing ? [CHOSEN] : []), ...rest, ...(later ? [later] : [])];
  }, [isChoosing, later]);
  const choice = useColumnChoice('people', columns);
  useGoneValues(list.filters.tags, tags, (rest) => list.dropFilter('tags', rest));
  return (
    <ListScreen
      title="People"
      views="CANDIDATES"
      list={list}
      query={{ data: ROWS, error: undefined, isLoading: false, mutate: () => undefined }}
      rows={ROWS}
      columns={choice}
      toolbarLabel="Filters"
      searchLabel="Search people"
      errorTitle="Failed"
      empty={null}
      rowLabel={({ name }) => name}
      sort={list.sort}
      onSortChange={list.setSort}
    />
  );
}

type Stored = { id: string; list: string; name: string; query: string };
let stored: Stored[];
let failing: boolean;
const view = (n: number, name: string, query: string): Stored => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  list: 'CANDIDATES',
  name,
  query,
});

/** A server of views in memory. */
async function answer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(url), 'http://localhost');
  const id = pathname.split('/')[4];
  const body = init?.body ? JSON.parse(String(init.body)) : {};
  if (failing && init?.method !== 'GET')
    return Response.json({ error: { code: 'X', message: '', request_id: '1' } }, { status: 500 });
  if (body.name && stored.some((one) => one.name === body.name && one.id !== id))
    return Response.json(
      {
        error: { code: 'VIEW_NAME_TAKEN', message: '', request_id: '1', fields: { name: 'already_exists' } },
      },
      { status: 409 },
    );
  if (init?.method === 'POST') {
    const made = { ...view(stored.length + 5, '', ''), ...body };
    stored = [...stored, made];
    return Response.json({ data: made });
  }
  if (init?.method === 'PUT') {
    stored = stored.map((one) => (one.id === id ? { ...one, ...body } : one));
    return Response.json({ data: stored.find((one) => one.id === id) });
  }
  if (init?.method === 'DELETE') {
    stored = stored.filter((one) => one.id !== id);
    return Response.json({ data: {} });
  }
  return Response.json({ data: stored });
}

const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const button = () => screen.getByRole('button', { name: /^Views/ });
type User = ReturnType<typeof renderWithProviders>['user'];
async function choose(user: User, item: string) {
  await user.click(button());
  await user.click(await within(await screen.findByRole('menu', { name: 'Views' })).findByText(item));
}
const nameField = () => screen.findByRole('textbox', { name: 'Name of the view' });

describe('saved views of a list', () => {
  beforeEach(() => {
    setAppConfig({});
    storage.setColumns('people', '');
    failing = false;
    stored = [view(1, 'Closed ones', 'sortBy=-name&status=CLOSED&tags=a%2Cb&columns=name%2Cphone')];
    globalThis.fetch = jest.fn(answer);
  });
  afterEach(() => act(() => toast.dismiss()));

  it('[VIEW-01] are read when they are asked for, and open with filters, order and columns, whatever is of the moment staying', async () => {
    const { user, address } = renderWithProviders(<People tags={['a', 'b']} />, {
      route: '/?search=ona&page=2&chosen=x',
    });
    expect(globalThis.fetch).not.toHaveBeenCalled();
    expect(headers()).toEqual(['Name', 'Chosen', 'City', 'Phone']);
    await choose(user, 'Closed ones');
    const { searchParams } = new URL(address(), 'http://localhost');
    expect(Object.fromEntries(searchParams)).toEqual({
      chosen: 'x',
      sortBy: '-name',
      status: 'CLOSED',
      tags: 'a,b',
      view: stored[0]?.id,
    });
    expect(headers()).toEqual(['Name', 'Chosen', 'Phone']);
    expect(button()).toHaveTextContent('Views: Closed ones');
    await user.click(button());
    expect(screen.getByRole('menuitemradio', { name: 'Closed ones' })).toBeChecked();
  });

  it('[VIEW-01] save what is shown under a name, and tell at the field that it is taken', async () => {
    const { user, address } = renderWithProviders(<People />, { route: '/?status=OPEN&page=3&chosen=x' });
    await choose(user, 'Save as a view');
    await user.type(await nameField(), 'Closed ones');
    await user.click(screen.getByRole('button', { name: 'Save as a view' }));
    expect(await screen.findByText('You have a view of this name already.')).toBeInTheDocument();
    expect(await nameField()).toBeInvalid();
    await user.clear(await nameField());
    await user.type(await nameField(), 'Open ones');
    await user.click(screen.getByRole('button', { name: 'Save as a view' }));
    await waitFor(() => expect(button()).toHaveTextContent('Views: Open ones'));
    expect(stored[1]).toMatchObject({
      name: 'Open ones',
      query: 'status=OPEN&columns=name%2Ccity%2Cphone&hiddenColumns=',
    });
    expect(address()).toContain(`view=${stored[1]?.id}`);
  });

  it('[VIEW-01] leave out what is searched where it may name people', async () => {
    const { user } = renderWithProviders(<People config={OF_PEOPLE} />, {
      route: '/?status=OPEN&search=Ona+Puig',
    });
    await choose(user, 'Save as a view');
    await user.type(await nameField(), 'Open ones');
    await user.click(screen.getByRole('button', { name: 'Save as a view' }));
    await waitFor(() => expect(button()).toHaveTextContent(/Open ones$/));
    expect(stored[1]?.query).toBe('status=OPEN&columns=name%2Ccity%2Cphone&hiddenColumns=');
  });

  it('[VIEW-02] say that what is shown differs, take it, and give it back by Undo', async () => {
    const before = stored[0]?.query;
    const { user } = renderWithProviders(<People tags={['a', 'b']} />);
    await choose(user, 'Closed ones');
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    await waitFor(() => expect(button()).toHaveTextContent('Views: Closed ones (changed)'));
    await choose(user, 'Save what is shown in “Closed ones”');
    expect(await screen.findByText('“Closed ones” now holds what is shown')).toBeInTheDocument();
    expect(stored[0]?.query).not.toBe(before);
    await waitFor(() => expect(button()).toHaveTextContent(/Closed ones$/));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored[0]?.query).toBe(before));
  });

  it('[VIEW-02] are renamed', async () => {
    const { user } = renderWithProviders(<People tags={['a', 'b']} />);
    await choose(user, 'Closed ones');
    await choose(user, 'Rename “Closed ones”');
    expect(await nameField()).toHaveValue('Closed ones');
    await user.type(await nameField(), ' of 2026');
    await user.click(screen.getByRole('button', { name: 'Rename “Closed ones”' }));
    await waitFor(() => expect(button()).toHaveTextContent('Views: Closed ones of 2026'));
  });

  it('[VIEW-02] are deleted, the list staying as it is, and come back by Undo', async () => {
    const { user, address } = renderWithProviders(<People tags={['a', 'b']} />);
    await choose(user, 'Closed ones');
    await choose(user, 'Delete “Closed ones”');
    expect(await screen.findByText('The view “Closed ones” was deleted')).toBeInTheDocument();
    expect(stored).toEqual([]);
    expect(address()).toContain('status=CLOSED');
    expect(address()).not.toContain('view=');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(button()).toHaveTextContent('Views: Closed ones'));
    expect(stored[0]).toMatchObject({ name: 'Closed ones', list: 'CANDIDATES' });
  });

  it('leave everything as it is when a change fails', async () => {
    const { user } = renderWithProviders(<People tags={['a', 'b']} />);
    await choose(user, 'Closed ones');
    failing = true;
    await choose(user, 'Delete “Closed ones”');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(button()).toHaveTextContent('Views: Closed ones');
    await choose(user, 'Save as a view');
    await user.type(await nameField(), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save as a view' }));
    await act(async () => undefined);
    expect(await nameField()).toHaveValue('Mine');
  });

  it('[VIEW-01] open with what still holds, and say so', async () => {
    stored = [view(1, 'Old', 'status=ARCHIVED&sortBy=name&size=5')];
    const { user, address } = renderWithProviders(<People />);
    await choose(user, 'Old');
    expect(await screen.findByText('A filter was left out')).toBeInTheDocument();
    expect(address()).toBe(`/?sortBy=name&view=${stored[0]?.id}`);
  });

  it('[VIEW-01] open with as many values of a filter as it takes, and say so', async () => {
    stored = [view(1, 'Many', 'tags=a%2Cb%2Cc%2Cd&columns=name%2Cphone')];
    const { user, address } = renderWithProviders(<People tags={['a', 'b', 'c', 'd']} />);
    await choose(user, 'Many');
    expect(await screen.findByText(/or more than a filter takes/)).toBeInTheDocument();
    expect(address()).toBe(`/?tags=a%2Cb%2Cc&view=${stored[0]?.id}`);
  });

  it('[VIEW-01] leave a column that the address brings alone: they neither hide it, nor hold it, nor change by it', async () => {
    const ofBoth = 'columns=name%2Cphone%2Cchosen&hiddenColumns=city';
    stored = [view(1, 'Phones', 'columns=name%2Cphone&hiddenColumns=city'), view(2, 'Old', ofBoth)];
    const { user, navigate } = renderWithProviders(<People />, { route: '/?chosen=x' });
    await choose(user, 'Phones');
    expect(headers()).toEqual(['Name', 'Chosen', 'Phone']);
    expect(button()).toHaveTextContent(/Phones$/);
    await choose(user, 'Save as a view');
    await user.type(await nameField(), 'While choosing');
    await user.click(screen.getByRole('button', { name: 'Save as a view' }));
    await waitFor(() => expect(button()).toHaveTextContent(/While choosing$/));
    expect(stored[2]?.query).toBe(stored[0]?.query);
    await act(async () => navigate(`/?view=${stored[2]?.id}`));
    expect(headers()).toEqual(['Name', 'Phone']);
    expect(button()).toHaveTextContent(/While choosing$/);
    await choose(user, 'Old');
    expect(headers()).toEqual(['Name', 'Phone']);
    expect(button()).toHaveTextContent(/Old$/);
    await act(async () => navigate(`/?chosen=x&view=${stored[0]?.id}`));
    expect(headers().sort()).toEqual(['Chosen', 'Name', 'Phone']);
    expect(button()).toHaveTextContent(/Phones$/);
  });

  it('[VIEW-01] [VIEW-02] are not changed by a column that came later, leave it as it is, and can take it', async () => {
    stored = [view(1, 'Phones', 'columns=name%2Cphone&hiddenColumns=city')];
    const { user } = renderWithProviders(<People later={RATING} />);
    await choose(user, 'Phones');
    expect(headers()).toEqual(['Name', 'Phone', 'Rating']);
    expect(button()).toHaveTextContent(/Phones$/);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    // The rows are drawn anew once they can be moved.
    await screen.findByRole('button', { name: 'Move Rating' });
    await user.click(screen.getByRole('checkbox', { name: 'Rating' }));
    expect(button()).toHaveTextContent(/Phones$/);
    await choose(user, 'Phones');
    expect(headers()).toEqual(['Name', 'Phone']);
    await choose(user, 'Save what is shown in “Phones”');
    await waitFor(() => expect(stored[0]?.query).toBe('columns=name%2Cphone&hiddenColumns=city%2Crating'));
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Rating' }));
    await waitFor(() => expect(button()).toHaveTextContent('Phones (changed)'));
  });

  it('[VIEW-01] drop ids that are nothing any more, and say so', async () => {
    const { address } = renderWithProviders(<People tags={['b']} />, { route: '/?tags=a,b' });
    expect(await screen.findByText('A filter was left out')).toBeInTheDocument();
    expect(screen.getByText(/The list shows what still holds/)).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/?tags=b'));
  });
});
