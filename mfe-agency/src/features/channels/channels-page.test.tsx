import { renderWithProviders } from '@cantera/shared/testing';
import { screen, within } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { Component as ChannelsPage } from './channels-page.tsx';

it('[CHAN-05] a channel that comes soon is not said to be connected as well', async () => {
  const connected = ['WHATSAPP', 'EMAIL'].map((type) => ({
    type,
    connected_as: 'ana@example.test',
    address: 'ana@example.test',
    has_account: false,
  }));
  globalThis.fetch = jest.fn(async () => Response.json({ data: { connected, available: [] } }));
  renderWithProviders(<ChannelsPage />, { messages: en });
  const row = within(await screen.findByRole('listitem', { name: 'WhatsApp' }));
  expect(row.getByText('Coming soon')).toBeInTheDocument();
  expect(row.queryByText(/Connected/)).not.toBeInTheDocument();
  const email = within(screen.getByRole('listitem', { name: 'Email' }));
  expect(email.getByText('Connected: ana@example.test')).toBeInTheDocument();
  expect(email.queryByText('Coming soon')).not.toBeInTheDocument();
});
