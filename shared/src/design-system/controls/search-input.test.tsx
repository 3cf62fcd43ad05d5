import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/index.ts';
import { SearchInput } from './search-input.tsx';

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search by title' }), { target: { value } });
/** Whose term is in force at once, trimmed as the lists do. */
function Field({ onChange }: { onChange: (term: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <SearchInput
      label="Search by title"
      value={value}
      onChange={(term) => {
        setValue(term.trim());
        onChange(term);
      }}
    />
  );
}
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

it('asks at once when it is left, so that nothing late follows whoever goes on; not for its own clearing', () => {
  const onChange = jest.fn();
  renderWithProviders(<SearchInput label="Search by title" value="" onChange={onChange} />);
  type('nurse');
  fireEvent.blur(screen.getByRole('searchbox'));
  expect(onChange.mock.calls).toEqual([['nurse']]);
  wait(1000);
  expect(onChange).toHaveBeenCalledTimes(1);
  type('nurses');
  fireEvent.blur(screen.getByRole('searchbox'), {
    relatedTarget: screen.getByRole('button', { name: 'Clear search' }),
  });
  expect(onChange).toHaveBeenCalledTimes(1);
});

it.each(['pointerup', 'pointercancel'])(
  'left by a press, asks when that ends (%s): what is pressed stays where it is',
  (end) => {
    const onChange = jest.fn();
    renderWithProviders(<SearchInput label="Search by title" value="" onChange={onChange} />);
    type('nurse');
    fireEvent(document.body, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
    fireEvent.blur(screen.getByRole('searchbox'));
    wait(400);
    expect(onChange).not.toHaveBeenCalled();
    fireEvent(document.body, new Event(end, { bubbles: true }));
    expect(onChange.mock.calls).toEqual([['nurse']]);
    fireEvent(document.body, new Event(end, { bubbles: true }));
    wait(1000);
    expect(onChange).toHaveBeenCalledTimes(1);
  },
);

it('asks at once on Enter and on clearing, and never twice for the same term', () => {
  const onChange = jest.fn();
  renderWithProviders(<Field onChange={onChange} />);
  type('nurse');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  wait(1000);
  expect(onChange.mock.calls).toEqual([['nurse']]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange.mock.calls).toEqual([['nurse'], ['']]);
});

it('says what is in force when something else took the place of what was typed', () => {
  renderWithProviders(<SearchInput label="Search by title" value="" onChange={() => undefined} />);
  type('nurse');
  fireEvent.blur(screen.getByRole('searchbox'));
  expect(screen.getByRole('searchbox')).toHaveValue('nurse');
  wait(1000);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it.each([
  ['that was sent before it', ['anna', 'anna ']],
  ['that is typed with it', ['anna ']],
])('keeps the space between two words after a pause, of a word %s', (_what, terms) => {
  renderWithProviders(<Field onChange={() => undefined} />);
  for (const term of terms) {
    type(term);
    wait(300);
    wait(1000);
  }
  expect(screen.getByRole('searchbox')).toHaveValue('anna ');
});
