import { call } from '@cantera/shared/api-client';
import { logout as logoutCall } from '@cantera/shared/contracts/logout';
import { endSession, getToken, loseSession } from '@cantera/shared/session';
import { tellExtensionLoggedOut } from './extension.ts';
import { isFramed } from './framed.ts';
import { hasShell, LOGIN, loginPath } from './guard.ts';

const REVOKE_MS = 3000;
let isLeaving = false;

/** Whether the page is on its way to the login already, to an address of its own. */
export const isLeavingForLogin = (): boolean => isLeaving;

/**
 * Ends the session here and on the server, and goes to the login. The server gets three seconds: someone who logs
 * out on a dead connection is logged out on this machine all the same.
 */
export async function logout(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  if (getToken())
    await call(logoutCall, {}, { signal: AbortSignal.timeout(REVOKE_MS) }).catch(() => undefined);
  await tellExtensionLoggedOut();
  endSession();
  // A fresh document: nothing of the user stays in memory.
  window.location.assign(LOGIN);
}

/** The server does not know the token any more: forgets it, keeps what was typed, and leads to the login and back. */
export function leaveForLogin(): void {
  if (isLeaving) return;
  isLeaving = hasShell(window.location.pathname);
  loseSession();
  // The page around a frame hears of it and leads to the login, which stands in no frame.
  if (!isLeaving || isFramed()) return;
  window.location.assign(loginPath(window.location));
}
