import type { ClientListItem } from '@cantera/shared/contracts/clients';
import { setAppConfig, useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { companySize, shortAddress, type Translate, webAddress } from '../../lib/client-words.ts';
import { en } from '../../messages/en.ts';
import { clientColumns } from './columns.tsx';
import { CreateClient } from './create-client.tsx';

const client: ClientListItem = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'àlber Cúpules',
  logoImageUrl: null,
  description: null,
  companySize: '11_TO_50_EMPLOYEES',
  industry: null,
  locations: [
    { id: '1', name: 'Olot', address: 'Olot, Girona, Spain', countryName: 'Spain' },
    { id: '2', name: 'Vic', address: 'Vic, Barcelona, Spain', countryName: 'Spain' },
  ],
  webUrl: 'https://www.alber.example/',
  linkedinUrl: 'javascript:alert(1)',
  owner: null,
  createdBy: null,
  createdAt: '2024-05-31T10:00:00Z',
  metrics: {
    positionsOpen: 0,
    positionsDraft: 0,
    positionsOnHold: 0,
    positionsClosedWon: 0,
    positionsClosedLost: 0,
    revenueAvg: { amount: null, currency: 'EUR' },
    totalBilled: { amount: 0, currency: 'EUR' },
    avgTimeToHire: null,
  },
};
const intl = createIntl({ locale: 'en', messages: en });
const t: Translate = (key, values) => String(intl.formatMessage({ id: key }, values));
const cell = (key: string, row = client) => {
  const column = clientColumns(t).find((one) => one.key === key);
  return renderWithProviders(<div data-testid="cell">{column?.cell(row)}</div>);
};

describe('the client list', () => {
  it('[CLI-11] joins the names of the places', () => {
    cell('location');
    expect(screen.getByTestId('cell')).toHaveTextContent('Olot, Vic');
  });

  it('links to an address of the web only', () => {
    expect(webAddress('javascript:alert(1)')).toBeUndefined();
    expect(webAddress('alber.example')).toBeUndefined();
    const url = webAddress(client.webUrl);
    expect(url && shortAddress(url)).toBe('alber.example');
    cell('linkedinUrl');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByTestId('cell')).toHaveTextContent('javascript:alert(1)');
  });

  it('shows the words of a description, never its tags', () => {
    const description = '<p>Roofs &amp; domes.</p><p>Since <b>1950</b><img src=x onerror=alert(1)></p>';
    const { unmount } = cell('description', { ...client, description });
    expect(screen.getByTestId('cell')).toHaveTextContent('Roofs & domes. Since 1950');
    unmount();
    cell('description', { ...client, description: '<ul><li>Zinc</li><li>Slate</li></ul>' });
    expect(screen.getByTestId('cell')).toHaveTextContent('Zinc Slate');
  });

  it.each([
    ['[CLI-72] 1_TO_10', 'up to 10'],
    ['[CLI-74] 11_TO_50_EMPLOYEES', '11 to 50 employees'],
    ['[CLI-74] 1001_TO_5000_EMPLOYEES', '1001 to 5000 employees'],
    ['[CLI-73] 10001_PLUS_EMPLOYEES', 'More than 10000 employees'],
    ['a dozen', 'a dozen'],
  ])('%s is shown as %j', (size, words) => {
    expect(companySize(size.replace(/^\[.*\] /, ''), t)).toBe(words);
  });

  it.each([
    [{ createClient: false }, false],
    [{}, true],
  ])('[CLI-17] [CONST-148] with the features %j, `Create client` is enabled: %s', (features, isEnabled) => {
    setAppConfig({ features });
    useSession.setState({
      user: {
        id: '00000000-0000-4000-8000-000000000009',
        email: 'ana@example.com',
        firstName: 'Ana',
        lastName: '',
        role: 'RECRUITER',
        imageUrl: null,
        lang: 'en',
        agencyId: '00000000-0000-4000-8000-000000000002',
        version: 1,
        permissions: ['clients.write'],
        isPasswordWeak: false,
      },
    });
    renderWithProviders(<CreateClient />, { messages: en });
    const button = screen.getByRole('button', { name: 'Create client' });
    if (isEnabled) expect(button).toBeEnabled();
    else expect(button).toBeDisabled();
  });
});
