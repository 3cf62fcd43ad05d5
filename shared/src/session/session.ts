import { create } from 'zustand';
import type { Agency } from '../contracts/agency.ts';
import type { SessionEndpoint } from '../contracts/endpoint.ts';
import type { Permission } from '../contracts/permissions.ts';
import type { User } from '../contracts/users.ts';
import { forgetTyped, STORAGE_KEYS, storage } from './storage.ts';

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

/** Starts a session: stores its token and the day on which it began. `user` is null where the next page asks who it is. */
export function startSession(token: string, user: User | null): void {
  storage.set('token', token);
  if (!storage.get('signupDate')) storage.set('signupDate', new Date().toISOString());
  isLost = false;
  useSession.setState({ token, user });
}

type Keep = (userId: string) => void;
/** Fields that tell their form late `tell` what was typed; forms `keep` it after that. */
type LossPhase = 'tell' | 'keep';
const keepers: Record<LossPhase, Set<Keep>> = { tell: new Set(), keep: new Set() };
let isLost = false;

/** Calls back right before a session is forgotten that its person did not end here. Returns the way to stop. */
export function beforeSessionLoss(phase: LossPhase, keep: Keep): () => void {
  keepers[phase].add(keep);
  return () => keepers[phase].delete(keep);
}

/** Whether the page is about to be left because its session was lost: no question may hold it then. */
export const hasLostSession = (): boolean => isLost;

function keepUnsaved(): void {
  const { user } = useSession.getState();
  isLost = true;
  if (user) for (const keep of [...keepers.tell, ...keepers.keep]) keep(user.id);
}

/** Forgets a session that the server does not know any more; what was typed and not saved is kept for the next login. */
export function loseSession(): void {
  keepUnsaved();
  forgetSession();
}

/** Ends the session as its person wishes: nothing of it stays, what was not saved included. */
export function endSession(): void {
  forgetTyped();
  forgetSession();
}

/** Forgets the session everywhere: token, signup date, the professional-network flag. */
function forgetSession(): void {
  for (const name of ['token', 'signupDate', 'networkModalShown'] as const) storage.remove(name);
  useSession.setState({ token: null, user: null, agency: null });
}

/** Keeps tabs together: a login or logout in another tab reaches this one. Returns the way to stop. */
export function followOtherTabs(onEnded: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEYS.token && event.key !== null) return;
    const token = storage.get('token');
    if (token === getToken()) return;
    if (!token) keepUnsaved();
    useSession.setState({ token, user: null, agency: null });
    if (!token) onEnded();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Whether the logged-in user may call an endpoint; the server decides again on every call. */
export const useMay = ({ may }: SessionEndpoint): boolean => useCan(may);
/** Whether the logged-in user may do something that is not one call: see fees, see all positions. */
export const useCan = (permission: Permission): boolean =>
  useSession(({ user }) => user?.permissions.includes(permission) ?? false);
