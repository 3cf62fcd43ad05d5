import type { Candidate } from '@cantera/shared/contracts/candidates';
import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { GdprControl } from './gdpr-control.tsx';

const CANDIDATE = {
  id: '01900000-0000-7000-8000-000000000001',
  email: 'anna@example.test',
  gdpr: { status: 'NOT_SENT', updatedAt: null, delivery: null, offers: null },
} as unknown as Candidate;

const open = async (privacyPolicy: string) => {
  useSession.setState({
    user: { permissions: ['candidates.write'] } as never,
    agency: { privacyPolicy: { privacyPolicy } } as never,
  });
  const { user } = renderWithProviders(<GdprControl candidate={CANDIDATE} />, { messages: en });
  await user.click(screen.getByRole('button'));
  return screen.findByRole('button', { name: en['candidates.gdpr.send'] });
};

it('[GDPR-29] says before the mail is sent that there is no privacy policy', async () => {
  expect(await open('')).toBeEnabled();
  expect(screen.getByRole('note')).toHaveTextContent('Ask an administrator to write it.');
});

it('[GDPR-29] says nothing where there is one', async () => {
  await open('<p>We keep it.</p>');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
