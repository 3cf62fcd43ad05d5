import { toast } from '@cantera/shared/design-system';
import { useListState } from '@cantera/shared/lists';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { useRowsAddress } from '../../../lib/candidate-rows/use-rows-address.ts';
import { searchEn } from '../../../messages/texts-search-en.ts';
import { idOf } from '../testing/fake-search.ts';
import { SEARCH_LIST } from './search-list.ts';
import { useSelection } from './use-selection.ts';

/** Chooses two more, one more and one less. */
function Choosing() {
  const { selected, select } = useSelection(useListState(SEARCH_LIST), useRowsAddress().change);
  return (
    <>
      <p>{selected.length} chosen</p>
      <button type="button" onClick={() => select([...selected, idOf(1), idOf(2)])}>
        Two more
      </button>
      <button type="button" onClick={() => select([...selected, idOf(1)])}>
        One more
      </button>
      <button type="button" onClick={() => select(selected.slice(1))}>
        One less
      </button>
    </>
  );
}
const show = (count: number) => {
  const chosen = Array.from({ length: count }, (_, n) => idOf(n + 1000)).join(',');
  const error = jest.spyOn(toast, 'error').mockClear();
  const view = renderWithProviders(<Choosing />, {
    route: `/candidates/search?queryTerm=cook&selected=${chosen}`,
    messages: searchEn,
  });
  return { ...view, error, press: (name: string) => view.user.click(screen.getByRole('button', { name })) };
};

it('[AIS-40] takes up to 1,000 people; more change nothing and say so', async () => {
  const { press, error, address } = show(999);
  const before = address();
  await press('Two more');
  expect(error).toHaveBeenCalledWith('You can select 1,000 candidates at most', {
    description: 'Nothing changed: 999 candidates are selected. Assign them before you select others.',
  });
  expect(address()).toBe(before);
  await press('One more');
  expect(await screen.findByText('1000 chosen')).toBeInTheDocument();
  expect(error).toHaveBeenCalledTimes(1);
  await press('One more');
  expect(error).toHaveBeenCalledTimes(2);
  expect(screen.getByText('1000 chosen')).toBeInTheDocument();
  // The server takes what the address has become, with the other headers of a page beside it.
  expect(encodeURI(address()).length).toBeLessThan(60 * 1024);
});

it('[AIS-40] lets go of some where an address names more', async () => {
  const { press, error } = show(1200);
  await press('One less');
  expect(await screen.findByText('1199 chosen')).toBeInTheDocument();
  expect(error).not.toHaveBeenCalled();
});
