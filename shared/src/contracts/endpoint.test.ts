import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ROLES } from './enums.ts';
import { can, PERMISSIONS, permissionsOf } from './permissions.ts';

const parts = { id: 'test', method: 'GET', path: '/t', summary: '', response: z.object({}) } as const;

describe('an endpoint', () => {
  it('says what its caller may, unless it is public', () => {
    expect(defineEndpoint({ ...parts, may: 'clients.read' })).toMatchObject({
      access: 'session',
      may: 'clients.read',
    });
    expect(defineEndpoint({ ...parts, access: 'public' }).may).toBeUndefined();
  });

  it('does not compile without a permission, with an unknown one, or as a public one with any', () => {
    // @ts-expect-error: a session endpoint says what its caller may.
    defineEndpoint(parts);
    // @ts-expect-error: no such permission.
    defineEndpoint({ ...parts, may: 'client.read' });
    // @ts-expect-error: who calls it is not known.
    defineEndpoint({ ...parts, access: 'public', may: 'clients.read' });
  });
});

describe('the table of permissions', () => {
  it('gives each role what the table says', () => {
    for (const role of ROLES)
      for (const permission of permissionsOf(role)) expect(PERMISSIONS[permission]).toContain(role);
    expect(can('HIRING_MANAGER', 'fees.read')).toBe(false);
    expect(can('RECRUITER', 'fees.read')).toBe(true);
  });
});
