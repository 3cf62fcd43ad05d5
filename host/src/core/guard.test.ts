import { guard, hasShell, safeRedirect, wantsLogout } from './guard.ts';

const ORIGIN = 'https://app.test';
const at = (address: string) => {
  const url = new URL(address, ORIGIN);
  return { pathname: url.pathname, search: url.search, hash: url.hash };
};

describe('guard', () => {
  it('[SHELL-01] [SHELL-11] leads the logged-in from a public page to its redirect', () => {
    expect(guard(at('/public/login?redirect=%2Fcandidates%3Fpage%3D2'), true, ORIGIN)).toBe(
      '/candidates?page=2',
    );
  });
  it('[SHELL-02] leads the logged-in from a public page without redirect to /', () => {
    expect(guard(at('/public/login'), true, ORIGIN)).toBe('/');
  });
  it('[SHELL-03] [SHELL-04] leads the logged-out to the login, with address and search in redirect', () => {
    const target = guard(at('/candidates?page=2'), false, ORIGIN) ?? '';
    expect(target.startsWith('/public/login?')).toBe(true);
    expect(new URL(target, ORIGIN).searchParams.get('redirect')).toBe('/candidates?page=2');
  });
  it('leads from /login, as people type it, to the login and from there home', () => {
    expect(guard(at('/login'), false, ORIGIN)).toBe('/public/login');
    expect(guard(at('/login?redirect=%2Fcandidates'), false, ORIGIN)).toBe('/public/login');
    expect(guard(at('/login'), true, ORIGIN)).toBe('/');
    expect(guard(at('/logins'), true, ORIGIN)).toBeUndefined();
  });
  it('[SHELL-05] leaves the logged-out on public pages', () => {
    expect(guard(at('/public/login'), false, ORIGIN)).toBeUndefined();
  });
  it('[SHELL-06] [SHELL-07] leaves everyone on mixed pages', () => {
    expect(guard(at('/mixed/privacy-policy?agencyId=1'), false, ORIGIN)).toBeUndefined();
    expect(guard(at('/mixed/privacy-policy?agencyId=1'), true, ORIGIN)).toBeUndefined();
  });
  it('does not take /publicity for a public page', () => {
    expect(guard(at('/publicity'), false, ORIGIN)).toContain('/public/login');
  });
  it('[SHELL-08] [SHELL-09] draws no shell on public and mixed pages', () => {
    expect([hasShell('/public/login'), hasShell('/mixed/privacy-policy'), hasShell('/positions')]).toEqual([
      false,
      false,
      true,
    ]);
  });
  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 'positions', ''])(
    '[SHELL-10] goes to / instead of the foreign or malformed redirect %s',
    (redirect) => {
      expect(safeRedirect(redirect, ORIGIN)).toBe('/');
    },
  );
  it('[SHELL-12] knows the address that forces a logout', () => {
    expect(wantsLogout(at('/?forceLogout=true'))).toBe(true);
    expect(wantsLogout(at('/positions?forceLogout=true'))).toBe(false);
  });
});
