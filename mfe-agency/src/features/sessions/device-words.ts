import type { UserSession } from '@cantera/shared/contracts/auth';
import type { useT } from '../../messages/sessions.ts';

/** `Chrome on Windows`, or what of it is known. */
export function deviceWords({ browser, system }: UserSession, t: ReturnType<typeof useT>): string {
  if (browser && system) return t('sessions.browserOn', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}
