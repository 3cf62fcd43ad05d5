import { configureApi } from '@cantera/shared/api-client';
import { type User, useSession } from '@cantera/shared/session';
import { useBuiltRemotes } from '@cantera/shared/testing';
import { isOpenTo, isOpenToReader } from './listed-areas.ts';

const member = (agencyId: string): User => ({
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ana@demo.test',
  firstName: 'Ana',
  lastName: 'Puig',
  role: 'AGENCY_ADMIN',
  imageUrl: null,
  lang: 'en',
  agencyId,
  version: 1,
  permissions: [],
  isPasswordWeak: false,
});
/** Answers every call of the client with this user, or with a failure. */
function answer(user: User | undefined) {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    if (!user) throw new TypeError('no connection');
    return new Response(JSON.stringify({ data: { ...user, agency_id: user.agencyId } }));
  });
  return asked;
}

describe('areas of agencies on a list', () => {
  beforeEach(() => {
    useBuiltRemotes({ agencies: { contracts: ['a1', 'a2'], metrics: ['a1'] } });
    useSession.setState({ token: 't', user: null });
    configureApi({ getToken: () => 't', onSessionOver: () => undefined });
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['/contracts', 'a2', true],
    ['/contracts/1', 'a2', true],
    ['/contracts', 'a3', false],
    ['/contracts/1', 'a3', false],
    ['/Contracts', 'a3', false],
    ['/metrics', 'a1', true],
    ['/metrics', 'a2', false],
    ['/contractsx', 'a3', true],
    ['/clients', 'a3', true],
  ])('%s is open to %s: %s', (path, agencyId, isOpen) => {
    expect(isOpenTo(path, agencyId)).toBe(isOpen);
  });

  it('are closed to everyone while no list is configured', () => {
    useBuiltRemotes();
    expect(isOpenTo('/contracts', 'a1')).toBe(false);
  });

  it.each([
    ['a1', true],
    ['a3', false],
  ])('asks who a reader of %s is before it lets them in: %s', async (agencyId, isOpen) => {
    const asked = answer(member(agencyId));
    expect(await isOpenToReader('/contracts/1')).toBe(isOpen);
    expect(asked).toHaveLength(1);
    expect(useSession.getState().user?.agencyId).toBe(agencyId);
    expect(await isOpenToReader('/contracts')).toBe(isOpen);
    expect(asked).toHaveLength(1);
  });

  it('asks nothing for what is no such area, and leaves the rest to the server when it does not answer', async () => {
    const asked = answer(undefined);
    expect(await isOpenToReader('/clients')).toBe(true);
    expect(asked).toHaveLength(0);
    expect(await isOpenToReader('/contracts')).toBe(true);
  });
});
