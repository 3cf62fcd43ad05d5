import type { User } from '@cantera/shared/contracts/users';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../messages/en.ts';
import { profileEn } from '../../messages/texts-profile-en.ts';
import { ChangePassword } from './change-password.tsx';

const user: User = {
  id: '0190a5d2-0000-7000-8000-000000000001',
  email: 'ana@demo.test',
  firstName: 'Ana',
  lastName: 'Puig',
  role: 'RECRUITER',
  imageUrl: null,
  lang: 'en',
  agencyId: '0190a5d2-0000-7000-8000-000000000002',
  version: 1,
  permissions: [],
  isPasswordWeak: false,
};
const show = (of: Partial<User> = {}) =>
  renderWithProviders(<ChangePassword user={{ ...user, ...of }} onDirtyChange={() => undefined} />, {
    messages: { ...en, ...profileEn },
  });
const field = () => screen.getByLabelText('New password');

/** Answers a change of the password as the server refuses one. */
function refuseWith(error: object): jest.Mock {
  const answer = jest.fn(async () => new Response(JSON.stringify({ error }), { status: 400 }));
  globalThis.fetch = answer as never;
  return answer;
}

describe('Change your password', () => {
  it('[PASS-07] recommends a change to someone whose password would be refused today', () => {
    show({ isPasswordWeak: true });
    expect(screen.getByRole('note')).toHaveTextContent('We recommend that you change your password');
  });
  it('[PASS-07] recommends nothing to anybody else', () => {
    show();
    expect(field()).toBeVisible();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it.each([
    ['common_password', 'Many people use this password, so it is guessed early. Choose another.'],
    ['personal_password', 'This is too close to your name, your email or your agency. Choose another.'],
  ])('[PASS-06] a %s is told at its field, and what was typed stays', async (key, sentence) => {
    const asked = refuseWith({
      code: 'WEAK_PASSWORD',
      message: 'refused',
      requestId: 'r1',
      fields: { password: key },
    });
    show();
    await userEvent.type(screen.getByLabelText('Current password'), 'pedra seca');
    await userEvent.type(field(), 'sunshine');
    await userEvent.type(screen.getByLabelText('Repeat new password'), 'sunshine');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(field()).toHaveValue('sunshine');
    expect(field()).toHaveFocus();
  });

  it('[PASS-08] recommends 15 characters to administrators', () => {
    show({ role: 'AGENCY_ADMIN' });
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('we recommend 15 or more'));
  });
  it('[PASS-08] does not tell recruiters of it', () => {
    show();
    expect(field()).toHaveAccessibleDescription("Make sure it's at least 8 characters long.");
  });
});
