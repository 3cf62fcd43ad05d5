import { endSession, isKept } from '@cantera/shared/session';
import { openWantedPage, startOwnSession } from '../core/enter.ts';
import { logIn } from './log-in.ts';
import type { Credentials, Refusal } from './login-form.ts';

/**
 * Logs in and leads on, by a fresh document, which knows of the session only what the browser kept. The answer is why it was
 * refused; nothing while the page is being left.
 */
export async function begin(service: string, credentials: Credentials): Promise<Refusal | undefined> {
  const answer = await logIn(service, credentials);
  if ('refusal' in answer) return answer.refusal;
  startOwnSession(answer.token, answer.lang, null);
  if (!isKept('token', answer.token)) {
    endSession();
    return 'forgets';
  }
  openWantedPage();
  return undefined;
}
