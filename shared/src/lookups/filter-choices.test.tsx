import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../testing/index.ts';
import { LanguageChoices } from './filter-choices.tsx';

const NAMES: Record<string, string> = { ca: 'Catalan', de: 'German' };

function Languages({ max }: { max: number }) {
  const [codes, setCodes] = useState<readonly string[]>(['ca']);
  return (
    <LanguageChoices
      label="Languages"
      max={max}
      value={codes.map((id) => ({ id, label: NAMES[id] ?? id }))}
      onChange={setCodes}
    />
  );
}
const field = () => screen.queryByRole('combobox', { name: 'Languages' });

it('offers no more than the server takes and says why, and offers again when one is taken off', async () => {
  const { user } = renderWithProviders(<Languages max={2} />);
  await user.type(field() as HTMLElement, 'germ');
  await user.click(await screen.findByRole('option', { name: 'German' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Catalan', 'German']);
  expect(field()).not.toBeInTheDocument();
  expect(screen.getByText('Choose 2 at most. Take one off to choose another.')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Catalan' }));
  expect(field()).toHaveFocus();
  expect(screen.queryByText(/at most/)).not.toBeInTheDocument();
});
