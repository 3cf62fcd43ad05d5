import type { Position } from '@cantera/shared/contracts/positions';
import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { configurationEn } from '../../messages/texts-configuration-en.ts';
import { PortalVisibility } from './portal-visibility.tsx';

it('[GDPR-30] says beside the switch that there is no privacy policy', () => {
  useSession.setState({
    user: { permissions: ['positions.write'] } as never,
    agency: { privacyPolicy: { privacyPolicy: '' } } as never,
  });
  const position = { id: 'p1', jobPortalEnabled: false } as Position;
  renderWithProviders(<PortalVisibility position={position} />, { messages: { ...en, ...configurationEn } });
  expect(screen.getByRole('switch')).toBeEnabled();
  expect(screen.getByRole('note')).toHaveTextContent('no privacy policy yet');
});
