import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { Money } from './money.tsx';

/** Figures and signs, whatever kind of space stands between them. */
const shown = () => (screen.getByTestId('amounts').textContent ?? '').replace(/\s/g, ' ');

it.each([
  ['en', '€4,200 · €12,100.50 · –'],
  ['es', '4.200 € · 12.100,50 € · –'],
  ['ca', '4.200 € · 12.100,50 € · –'],
] as const)('groups the figures of every amount, so that a column can be read (%s)', (locale, text) => {
  renderWithProviders(
    <p data-testid="amounts">
      <Money amount={4200} currency="EUR" /> · <Money amount={12_100.5} currency="EUR" /> ·{' '}
      <Money amount={null} currency="EUR" />
    </p>,
    { locale },
  );
  expect(shown()).toBe(text);
});
