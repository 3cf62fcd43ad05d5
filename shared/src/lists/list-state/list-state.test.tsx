import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { choiceParam, flagParam, limitedListParam, listParam } from './address-param.ts';
import { useListState } from './use-list-state.ts';

const config = {
  filters: {
    status: listParam,
    client: listParam,
    priority: choiceParam(['HIGH', 'LOW']),
    hidden: flagParam,
  },
  viewFilters: ['hidden'] as const,
  sortFields: ['title', 'updatedAt'],
  defaultSort: '-updatedAt',
  defaultPageSize: 25,
};

function setup(route: string, own: Partial<typeof config> & { names?: { pageSize: string } } = {}) {
  const used = { ...config, ...own };
  function Probe() {
    const list = useListState(used);
    return (
      <>
        <output>
          {JSON.stringify({
            ...list.filters,
            page: list.page,
            size: list.pageSize,
            sort: list.sort,
            search: list.search,
          })}
        </output>
        <output>{list.isFiltered ? 'filtered' : 'all'}</output>
        <button type="button" onClick={() => list.setPage(3)}>
          page 3
        </button>
        <button type="button" onClick={() => list.setPageSize(50)}>
          50 rows
        </button>
        <button type="button" onClick={() => list.setSearch(' nurse ')}>
          search
        </button>
        <button type="button" onClick={() => list.setSort('title')}>
          sort
        </button>
        <button type="button" onClick={() => list.setSort(undefined)}>
          unsort
        </button>
        <button type="button" onClick={() => list.setFilter('status', ['OPEN', 'DRAFT'])}>
          filter
        </button>
        <button type="button" onClick={() => list.setFilter('hidden', true)}>
          hidden
        </button>
        <button type="button" onClick={list.clearFilters}>
          clear
        </button>
      </>
    );
  }
  const rendered = renderWithProviders(<Probe />, { route });
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  const state = (): Record<string, unknown> =>
    JSON.parse(screen.getAllByRole('status')[0]?.textContent ?? '{}');
  const isFiltered = () => screen.getAllByRole('status')[1]?.textContent === 'filtered';
  return { ...rendered, press, state, isFiltered };
}

describe('useListState', () => {
  it('keeps a term that is sent in the same moment as a press changes something else', () => {
    const { state } = setup('/?page=3');
    act(() => {
      for (const name of ['search', 'sort']) screen.getByRole('button', { name }).click();
    });
    expect(state()).toMatchObject({ search: 'nurse', sort: 'title', page: 1 });
  });

  it('reads the whole state from the address', () => {
    const { state, isFiltered } = setup(
      '/positions?page=2&pageSize=50&search=nurse&sortBy=-title&status=OPEN,DRAFT&client=a,b&priority=HIGH&hidden=true',
    );
    expect(state()).toEqual({
      page: 2,
      size: 50,
      search: 'nurse',
      sort: '-title',
      status: ['OPEN', 'DRAFT'],
      client: ['a', 'b'],
      priority: 'HIGH',
      hidden: true,
    });
    expect(isFiltered()).toBe(true);
  });

  it('takes nonsense in the address for nothing', () => {
    const { state } = setup(
      '/positions?page=-1&pageSize=1e9&sortBy=password&status=OPEN&priority=high&hidden=1',
    );
    expect(state()).toEqual({
      page: 1,
      size: 25,
      search: '',
      sort: '-updatedAt',
      status: ['OPEN'],
      client: [],
      hidden: false,
    });
  });

  it.each([
    ['50 rows', '/positions?tab=x&pageSize=50'],
    ['search', '/positions?tab=x&search=nurse'],
    ['sort', '/positions?tab=x&sortBy=title'],
    ['filter', '/positions?tab=x&status=OPEN%2CDRAFT'],
    ['hidden', '/positions?tab=x&hidden=true'],
  ])('%s goes back to page 1 and leaves foreign parameters alone', async (name, address) => {
    const { press, address: now } = setup('/positions?page=4&tab=x');
    await press(name);
    expect(now()).toBe(address);
  });

  it('keeps the filters when the page changes, and Back shows the page before', async () => {
    const { press, address, state, navigate } = setup('/positions?status=OPEN');
    await press('page 3');
    expect(address()).toBe('/positions?status=OPEN&page=3');
    await navigate(-1);
    expect(state()).toMatchObject({ page: 1, status: ['OPEN'] });
  });

  it('clears search and filters but not the view they are in', async () => {
    const { press, address, isFiltered } = setup(
      '/positions?hidden=true&status=OPEN&search=nurse&client=a&page=2',
    );
    await press('clear');
    expect(address()).toBe('/positions?hidden=true');
    expect(isFiltered()).toBe(false);
  });

  it('goes back to the default order when the sort is taken away', async () => {
    const { press, state, address } = setup('/positions?sortBy=title');
    await press('unsort');
    expect(state()).toMatchObject({ sort: '-updatedAt' });
    expect(address()).toBe('/positions');
  });

  it('uses the parameter names of the list', async () => {
    const { press, address } = setup('/clients', { names: { pageSize: 'perPage' } });
    await press('50 rows');
    expect(address()).toBe('/clients?perPage=50');
  });
});

describe('a list of so many words at most', () => {
  const param = limitedListParam(2, (word) => word !== 'x');

  it('reads and writes the first ones that can be one, and cuts the rest', () => {
    expect(param.parse('a,x,b,c')).toEqual(['a', 'b']);
    expect(param.parse(null)).toEqual([]);
    expect(param.format(['a', 'b', 'c'])).toBe('a,b');
    expect(param.format([])).toBeUndefined();
  });
});
