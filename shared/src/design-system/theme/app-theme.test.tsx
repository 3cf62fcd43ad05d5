import { screen } from '@testing-library/react';
import { Select } from 'antd';
import { renderWithProviders } from '../../testing/index.ts';

it('[SHELL-137] an empty select says No results found', async () => {
  const { user } = renderWithProviders(<Select aria-label="Client" showSearch options={[]} />);
  await user.click(screen.getByRole('combobox', { name: 'Client' }));
  expect(await screen.findByText('No results found')).toBeInTheDocument();
});

it('puts the theme on the root element, where the style sheet looks for it', () => {
  renderWithProviders(<main />);
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

it('keeps what is on screen when the texts of antd arrive', async () => {
  const { user } = renderWithProviders(<input aria-label="Name" />, { locale: 'ca' });
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.type(field, 'Núria');
  await import('antd/es/locale/ca_ES');
  await user.type(field, ' Casals');
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(field);
  expect(field).toHaveValue('Núria Casals');
});
