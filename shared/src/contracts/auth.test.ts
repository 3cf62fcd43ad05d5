/** @jest-environment node */
import { acceptInvitationBody, changeOwnPasswordBody, changePasswordBody, password } from './auth.ts';

const ofLength = (length: number): string => 'x'.repeat(length);

it('[CONST-01] a new password has 8 to 25 characters, wherever it is chosen', () => {
  const taken = [7, 8, 25, 26].map((length) => password.safeParse(ofLength(length)).success);
  expect(taken).toEqual([false, true, true, false]);
  for (const body of [changePasswordBody, changeOwnPasswordBody, acceptInvitationBody])
    expect(body.shape.password).toBe(password);
});
