import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { SearchInput } from './search-input.tsx';

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search by title' }), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('[SHELL-134] [CONST-55] several letters within 250 ms make one query, 250 ms after the last', () => {
  const onChange = jest.fn();
  renderWithProviders(<SearchInput label="Search by title" value="" onChange={onChange} />);
  for (const term of ['n', 'nu', 'nur']) {
    type(term);
    wait(200);
  }
  expect(onChange).not.toHaveBeenCalled();
  wait(60);
  expect(onChange.mock.calls).toEqual([['nur']]);
});

it('asks at once on Enter and on clearing, and never twice for the same term', () => {
  const onChange = jest.fn();
  renderWithProviders(<SearchInput label="Search by title" value="" onChange={onChange} />);
  type('nurse');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  wait(1000);
  expect(onChange.mock.calls).toEqual([['nurse']]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange.mock.calls).toEqual([['nurse'], ['']]);
});
