import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { AddPosition } from './add-position.tsx';

const user = {
  id: '0190a5d2-0000-7000-8000-000000000001',
  email: 'ana@posta.example',
  firstName: 'Ana',
  lastName: 'Nogués',
  role: 'RECRUITER',
  imageUrl: null,
  lang: null,
  agencyId: '0190a5d2-0000-7000-8000-000000000002',
  version: 1,
  isPasswordWeak: false,
} as const;
const shown = (permissions: string[]) => {
  useSession.setState({ user: { ...user, permissions } });
  renderWithProviders(<AddPosition />, { messages: en });
  return screen.queryByRole('button', { name: 'Add position' });
};

afterEach(() => setAppConfig({}));

it('[DASH-21] [CONST-147] can be pressed by default', () => {
  expect(shown(['positions.write'])).toBeEnabled();
});

it('[DASH-21] [CONST-147] is disabled while its switch is off', () => {
  setAppConfig({ features: { addPosition: false } });
  expect(shown(['positions.write'])).toBeDisabled();
});

it('is not there for who may not create positions', () => {
  expect(shown(['positions.read'])).not.toBeInTheDocument();
});
