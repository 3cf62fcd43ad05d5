import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { renderWithProviders } from '../testing/index.ts';
import { DataView } from './data-view.tsx';
import type { QueryState } from './query-state.ts';

type Query = Partial<QueryState<readonly string[]>>;

function show(query: Query, isFiltered = false) {
  const onClearFilters = jest.fn();
  const mutate = jest.fn();
  const rendered = renderWithProviders(
    <DataView
      query={{ data: undefined, isLoading: false, mutate, ...query }}
      isEmpty={(rows) => rows.length === 0}
      isFiltered={isFiltered}
      onClearFilters={onClearFilters}
      empty={<p>No positions yet</p>}
      errorTitle="The positions could not be loaded"
    >
      {(rows) => (
        <ul aria-label="Positions">
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </DataView>,
  );
  return { ...rendered, mutate, onClearFilters };
}

describe('DataView', () => {
  it.each([
    ['in pieces, after whatever cannot wait', true],
    ['at once', false],
  ])('what comes while shapes stand is drawn %s', (_, inPieces) => {
    let give: (data: readonly string[]) => void = () => undefined;
    function Page() {
      const [data, setData] = useState<readonly string[]>();
      give = setData;
      return (
        <DataView
          query={{ data, isLoading: !data, mutate: jest.fn() }}
          inPieces={inPieces}
          isEmpty={() => false}
          empty={null}
        >
          {([first]) => <p>{first}</p>}
        </DataView>
      );
    }
    const { container } = renderWithProviders(<Page />);
    act(() => {
      flushSync(() => give(['Cook']));
      expect(
        [screen.queryByText('Cook'), container.querySelector('[aria-busy="true"]')].map(Boolean),
      ).toEqual([!inPieces, inPieces]);
    });
    expect(screen.getByText('Cook')).toBeInTheDocument();
    // What follows is drawn as it comes.
    act(() => {
      flushSync(() => give(['Waiter']));
      expect(screen.getByText('Waiter')).toBeInTheDocument();
    });
  });

  it('what is there from the start is drawn at once, without shapes before it', () => {
    const { container } = show({ data: ['Cook'] });
    expect(screen.getByText('Cook')).toBeInTheDocument();
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('skeleton while the first answer is awaited', () => {
    const { container } = show({ isLoading: true });
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });

  it('error with Retry and the number of the request', async () => {
    const { user, mutate } = show({
      error: Object.assign(new Error('x'), { status: 500, requestId: 'req-7' }),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The positions could not be loaded');
    expect(screen.getByRole('alert')).toHaveTextContent('Request req-7');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(mutate).toHaveBeenCalledTimes(1);
  });

  it('forbidden without a Retry that could not help', () => {
    show({ error: { status: 403 } });
    expect(screen.getByRole('alert')).toHaveTextContent('You do not have access to this');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('empty when nothing exists', () => {
    show({ data: [] });
    expect(screen.getByText('No positions yet')).toBeInTheDocument();
  });

  it('no match when the filters hide everything, with a way to clear them', async () => {
    const { user, onClearFilters } = show({ data: [] }, true);
    expect(screen.getByText('There are no results for the given search')).toBeInTheDocument();
    expect(screen.queryByText('No positions yet')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onClearFilters).toHaveBeenCalledTimes(1);
  });

  it('data', () => {
    show({ data: ['Nurse'] });
    expect(screen.getByRole('list', { name: 'Positions' })).toHaveTextContent('Nurse');
  });

  it('keeps the old data when a refetch fails, and says so', async () => {
    const { user, mutate } = show({ data: ['Nurse'], error: { status: 500 } });
    expect(screen.getByRole('list', { name: 'Positions' })).toHaveTextContent('Nurse');
    expect(screen.getByRole('status')).toHaveTextContent('could not be refreshed');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(mutate).toHaveBeenCalledTimes(1);
  });
});
