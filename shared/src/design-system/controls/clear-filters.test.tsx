import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/index.ts';
import { NoMatchState } from '../states/empty-state.tsx';
import { ChoiceFilter } from './choice-filter.tsx';
import { ClearFilters } from './clear-filters.tsx';
import { SearchInput } from './search-input.tsx';

const OPTIONS = [{ value: 'open', label: 'Open' }];

/** A list with a search, and filters that may be folded away; what clears them goes when nothing is left to clear. */
function List({ words = '', chosen = ['open'], isFolded = false }) {
  const [search, setSearch] = useState(words);
  const [value, setValue] = useState<readonly string[]>(chosen);
  const isFiltered = search !== '' || value.length > 0;
  const clear = () => {
    setSearch('');
    setValue([]);
  };
  return (
    <main>
      <h1>Positions</h1>
      <fieldset>
        <SearchInput label="Search" value={search} onChange={setSearch} />
        <div hidden={isFolded}>
          <ChoiceFilter label="Status" options={OPTIONS} value={value} onChange={setValue} />
          {isFiltered && <ClearFilters onClear={clear}>Clear</ClearFilters>}
        </div>
      </fieldset>
      {isFiltered && <NoMatchState onClear={clear} />}
    </main>
  );
}
const search = () => screen.getByRole('searchbox', { name: 'Search' });
const press = async (name: string, list = <List />) => {
  const { user } = renderWithProviders(list);
  await user.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
};

describe('what clears filters gives the focus to what it cleared', () => {
  it('[SHELL-142] the cross of a filter to its button', async () => {
    await press('Clear Status');
    expect(screen.getByRole('button', { name: 'Status' })).toHaveFocus();
  });

  it('[SHELL-142] the cross of a search to its field', async () => {
    await press('Clear search', <List words="nurse" />);
    expect(search()).toHaveFocus();
  });

  it.each(['Clear', 'Clear filters'])('[SHELL-142] %s to the filters', async (name) => {
    await press(name);
    expect(screen.getByRole('button', { name: 'Status' })).toHaveFocus();
  });

  it('[SHELL-142] to the search while words stand in it', async () => {
    await press('Clear filters', <List words="nurse" />);
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('');
  });

  it('[SHELL-142] to the search where the filters are folded away', async () => {
    await press('Clear filters', <List isFolded />);
    expect(search()).toHaveFocus();
  });

  it('[SHELL-142] to the heading of a page that has neither', async () => {
    await press(
      'Clear filters',
      <main>
        <h1>Positions</h1>
        <Gone />
      </main>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

function Gone() {
  const [isThere, setIsThere] = useState(true);
  return isThere && <NoMatchState onClear={() => setIsThere(false)} />;
}
