export interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** Whether a path is a prefix of whole segments, or lies below it. */
export const isBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);
export const isPublic = (path: string): boolean => isBelow(path, '/public');
export const isMixed = (path: string): boolean => isBelow(path, '/mixed');
/** Whether the shell (navigation, menus, footer) is drawn around a path. */
export const hasShell = (path: string): boolean => !isPublic(path) && !isMixed(path);

/** The path of a `redirect` parameter when it stays on this origin, else `/`. */
export function safeRedirect(value: string | null, origin: string): string {
  if (!value?.startsWith('/')) return '/';
  try {
    const url = new URL(value, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}

/** The login's address. It is a document of its own (`src/login`), so the router cannot lead there. */
export const LOGIN = '/public/login';

/** What people type for the login: nothing to come back to. */
const isTypedLogin = (path: string): boolean => isBelow(path, '/login');

/** The login's address that leads back to a place. */
export function loginPath({ pathname, search, hash = '' }: Place): string {
  if (isTypedLogin(pathname)) return LOGIN;
  return `${LOGIN}?redirect=${encodeURIComponent(pathname + search + hash)}`;
}

export const wantsLogout = ({ pathname, search }: Place): boolean =>
  pathname === '/' && new URLSearchParams(search).get('forceLogout') === 'true';

/** Where someone must go instead of a place; undefined when they may stay. */
export function guard(place: Place, isLoggedIn: boolean, origin: string): string | undefined {
  const { pathname, search } = place;
  if (isMixed(pathname)) return undefined;
  if (isPublic(pathname))
    return isLoggedIn ? safeRedirect(new URLSearchParams(search).get('redirect'), origin) : undefined;
  if (!isLoggedIn) return loginPath(place);
  return isTypedLogin(pathname) ? '/' : undefined;
}
