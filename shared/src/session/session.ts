import { create } from 'zustand';
import type { Agency } from '../contracts/agency.ts';
import type { User } from '../contracts/users.ts';
import { STORAGE_KEYS, storage } from './storage.ts';

export interface Session {
  /** Bearer token; null when nobody is logged in. */
  token: string | null;
  /** Null until the host has asked the server who the token belongs to. */
  user: User | null;
  agency: Agency | null;
}

/** The session of this tab. Remotes read it; only the host changes it. */
export const useSession = create<Session>(() => ({ token: storage.get('token'), user: null, agency: null }));

/** The token for a call that is made outside React. */
export const getToken = (): string | null => useSession.getState().token;

/** Starts a session: stores its token and the day on which it began. */
export function startSession(token: string, user: User): void {
  storage.set('token', token);
  if (!storage.get('signupDate')) storage.set('signupDate', new Date().toISOString());
  useSession.setState({ token, user });
}

/** Forgets the session everywhere: token, signup date, the professional-network flag. */
export function endSession(): void {
  for (const name of ['token', 'signupDate', 'networkModalShown'] as const) storage.remove(name);
  useSession.setState({ token: null, user: null, agency: null });
}

/** Keeps tabs together: a login or logout in another tab reaches this one. Returns the way to stop. */
export function followOtherTabs(onEnded: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEYS.token && event.key !== null) return;
    const token = storage.get('token');
    if (token === getToken()) return;
    useSession.setState({ token, user: null, agency: null });
    if (!token) onEnded();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Whether the logged-in user may do something; the server decides again on every call. */
export const useCan = (permission: string): boolean =>
  useSession(({ user }) => user?.permissions.includes(permission) ?? false);
