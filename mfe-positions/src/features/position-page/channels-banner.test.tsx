import type { ChannelType } from '@cantera/shared/contracts/enums';
import type { Position } from '@cantera/shared/contracts/positions';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { ChannelsBanner } from './channels-banner.tsx';

const shown = (channelsUsed: ChannelType[], channelsOk: ChannelType[]) => {
  // The banner reads the channels and nothing else of a position.
  const position = { channelsUsed, channelsOk } as Position;
  renderWithProviders(<ChannelsBanner position={position} />, { messages: en });
  return screen.queryByText(/automatic messages/);
};

it('[TRG-28] warns of nothing when every channel that is used is configured', () => {
  expect(shown(['EMAIL'], ['EMAIL', 'WHATSAPP'])).not.toBeInTheDocument();
});

it('[TRG-29] warns of nothing when no workflow sends anything', () => {
  expect(shown([], [])).not.toBeInTheDocument();
});

it('[TRG-27] leads to the screen of channels', () => {
  shown(['EMAIL'], []);
  expect(screen.getByRole('link', { name: 'Configure channels' })).toHaveAttribute(
    'href',
    '/settings/channels',
  );
});

it('names the channels that are used and not configured', () => {
  expect(shown(['EMAIL', 'LINKEDIN'], ['EMAIL'])).toHaveTextContent('by LinkedIn, and');
});
