import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/index.ts';
import { ChoiceFilter } from './choice-filter.tsx';

const names = [
  'Núria Casals',
  'Bilal Haddad',
  'Gorka Mendia',
  'Pau Ribera',
  'Ana Nogués',
  'Íñigo Roca',
  'Leire Agirre',
  'Pavel Novák',
];
const options = names.map((label, index) => ({ value: String(index), label }));

function Filter({
  isSingle,
  count = names.length,
  max,
}: {
  isSingle?: boolean;
  count?: number;
  max?: number;
}) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <ChoiceFilter
      label="Recruiters"
      options={options.slice(0, count)}
      value={value}
      onChange={setValue}
      isSingle={isSingle}
      max={max}
    />
  );
}

it('carries what is chosen, in words or as a count, and a cross that clears it', async () => {
  const { user } = renderWithProviders(<Filter />);
  await user.click(screen.getByRole('button', { name: 'Recruiters' }));
  await user.click(screen.getByRole('checkbox', { name: 'Gorka Mendia' }));
  expect(screen.getByRole('button', { name: 'Recruiters: Gorka Mendia' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Núria Casals' }));
  expect(screen.getByRole('button', { name: 'Recruiters: 2' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear Recruiters' }));
  expect(screen.getByRole('button', { name: 'Recruiters' })).toBeInTheDocument();
});

it('finds an option without its accents, and says when nothing is found', async () => {
  const { user } = renderWithProviders(<Filter />);
  await user.click(screen.getByRole('button', { name: 'Recruiters' }));
  const search = screen.getByRole('searchbox', { name: 'Search in Recruiters' });
  await user.type(search, 'inigo{Enter}');
  expect(screen.getAllByRole('checkbox')).toEqual([screen.getByRole('checkbox', { name: 'Íñigo Roca' })]);
  await user.type(search, 'x{Enter}');
  expect(screen.getByText('No results found')).toBeInTheDocument();
});

it('with one at most, replaces the choice and closes', async () => {
  const { user } = renderWithProviders(<Filter isSingle count={3} />);
  for (const name of ['Núria Casals', 'Bilal Haddad']) {
    await user.click(screen.getByRole('button', { name: /^Recruiters/ }));
    await user.click(screen.getByRole('checkbox', { name }));
  }
  expect(screen.getByRole('button', { name: 'Recruiters: Bilal Haddad' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('[TAG-03] at the most that the server takes, offers no more and says why, until one is taken off', async () => {
  const { user } = renderWithProviders(<Filter max={2} />);
  await user.click(screen.getByRole('button', { name: 'Recruiters' }));
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await user.click(box('Núria Casals'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(box('Pau Ribera')).toBeEnabled();
  await user.click(box('Bilal Haddad'));
  expect(screen.getByRole('status')).toHaveTextContent('Choose 2 at most. Take one off to choose another.');
  expect(box('Bilal Haddad')).toHaveFocus();
  expect(box('Pau Ribera')).toBeDisabled();
  expect(box('Pau Ribera')).toHaveAccessibleDescription(/^Choose 2 at most/);
  await user.click(screen.getByText('Pau Ribera'));
  expect(screen.getByRole('button', { name: 'Recruiters: 2' })).toBeInTheDocument();
  await user.click(box('Bilal Haddad'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(box('Pau Ribera'));
  expect(box('Pau Ribera')).toBeChecked();
});
