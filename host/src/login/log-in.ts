import { isLocale, type Locale } from '@cantera/shared/session';
import type { Credentials, Refusal } from './login-form.ts';

/** As long as any call of the app may take, in ms. */
const TIMEOUT_MS = 30_000;

type Answer = { readonly token: string; readonly lang: Locale | null } | { readonly refusal: Refusal };

const refusalOf = (status: number): Refusal => {
  if (status === 401) return 'wrong';
  return status === 429 ? 'tooMany' : 'failed';
};

/**
 * Logs in (`login` of the contracts) at the service of an address. It does without the app's client and schemas, which
 * weigh fifty times this page. Never rejects: whatever goes wrong is a refusal that can be told.
 */
export async function logIn(service: string, credentials: Credentials): Promise<Answer> {
  try {
    const response = await fetch(`${service}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return { refusal: refusalOf(response.status) };
    const { token, user } = (await response.json()).data;
    if (typeof token !== 'string') return { refusal: 'failed' };
    return { token, lang: isLocale(user?.lang) ? user.lang : null };
  } catch {
    return { refusal: 'failed' };
  }
}
