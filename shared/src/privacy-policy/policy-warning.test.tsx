import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { PolicyWarning } from './policy-warning.tsx';

const show = (privacyPolicy: string, permissions: string[], locale: 'en' | 'es' | 'ca' = 'en') => {
  useSession.setState({
    user: { permissions } as never,
    agency: { privacyPolicy: { privacyPolicy } } as never,
  });
  return renderWithProviders(<PolicyWarning before="opening" />, { locale });
};

describe('the warning that there is no privacy policy', () => {
  it('[GDPR-29] [GDPR-30] leads whoever may write it to where it is written', async () => {
    show('<p> </p>', ['agency.manage']);
    expect(screen.getByRole('note')).toHaveTextContent('Your agency has no privacy policy yet');
    expect(screen.getByRole('link', { name: 'Write the privacy policy' })).toHaveAttribute(
      'href',
      '/agency/general#privacy-policy',
    );
  });

  it.each([
    ['en', 'Ask an administrator to write it.'],
    ['es', 'Pide a quien administra la agencia que la escriba.'],
    ['ca', 'Demana a qui administra l’agència que l’escrigui.'],
  ] as const)('[GDPR-29] [GDPR-30] tells everybody else whom to ask: %s', (locale, words) => {
    show('', [], locale);
    expect(screen.getByRole('note')).toHaveTextContent(words);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says nothing where there is one, nor before the agency is known', () => {
    show('<p>We keep it.</p>', []);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    useSession.setState({ agency: null });
    renderWithProviders(<PolicyWarning before="asking" />);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
