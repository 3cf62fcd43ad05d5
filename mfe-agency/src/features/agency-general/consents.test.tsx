import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { generalEn } from '../../messages/texts-general-en.ts';
import { Consents } from './consents.tsx';

it.each([
  [3, '', 1],
  [3, '<p>We keep it.</p>', 0],
  [0, '', 0],
])(
  '[GDPR-29] with %i to ask and the policy %j there are %i warnings before they are asked',
  async (neverAsked, privacyPolicy, warnings) => {
    useSession.setState({
      user: { permissions: ['agency.manage'] } as never,
      agency: { privacyPolicy: { privacyPolicy } } as never,
    });
    const mail = { subject: 'Your data', paragraphs: [] };
    globalThis.fetch = jest.fn(async () =>
      Response.json({ data: { never_asked: neverAsked, mails_a_minute: 30, mail, round: null } }),
    );
    renderWithProviders(<Consents />, { messages: generalEn });
    if (neverAsked > 0)
      expect(await screen.findByRole('button', { name: generalEn['agency.consents.ask'] })).toBeEnabled();
    else expect(await screen.findByText(generalEn['agency.consents.nobody'])).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'Write the privacy policy' })).toHaveLength(warnings);
  },
);
