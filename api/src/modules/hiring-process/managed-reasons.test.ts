import { after, before, describe, it } from 'node:test';
import { getApplication } from '@cantera/shared/contracts/applications';
import { createReason, listReasons, moveApplications } from '@cantera/shared/contracts/pipeline';
import {
  addManagedReason,
  listManagedReasons,
  orderManagedReasons,
  updateManagedReason,
} from '@cantera/shared/contracts/rejection-reasons';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, openPosition, stepNamed } from '../../testing/pipeline-data.ts';

describe('the rejection reasons of an agency', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());

  const found = async () => {
    const recruiter = await server.createUser((await server.createAgency()).agencyId, 'RECRUITER');
    return recruiter;
  };
  const managed = async (user: TestUser) => (await server.call(listManagedReasons, user)).body.data;
  const offered = async (user: TestUser) =>
    (await server.call(listReasons, user, { query: { type: 'APP_REJECTION' } })).body.items.map(
      ({ name }) => name,
    );
  const add = (user: TestUser, name: string) => server.call(addManagedReason, user, { body: { name } });
  const change = (user: TestUser, id: string, body: { name?: string; isOffered?: boolean }) =>
    server.call(updateManagedReason, user, { params: { id }, body });

  it('[DUP-03] are added behind the others, renamed, and put in an order that those who reject see', async () => {
    const user = await found();
    const first = await managed(user);
    const added = (await add(user, 'Lives too far away')).body.data;
    expect(added).toMatchObject({ name: 'Lives too far away', isOffered: true });
    expect(await offered(user)).toEqual([...first.map(({ name }) => name), 'Lives too far away']);
    const [one, two, ...rest] = first;
    expect((await change(user, one?.id ?? '', { name: 'Too junior' })).body.data.name).toBe('Too junior');
    const ordered = await server.call(orderManagedReasons, user, {
      body: { ids: [added.id, two?.id ?? ''] },
    });
    const names = ['Lives too far away', two?.name, 'Too junior', ...rest.map(({ name }) => name)];
    expect(ordered.body.data.map(({ name }) => name)).toEqual(names);
    expect(await offered(user)).toEqual(names);
    // One that comes later stands behind those in order.
    await add(user, 'Another');
    expect((await offered(user)).at(-1)).toBe('Another');
  });

  it('[DUP-03] one that is no longer offered is not chosen any more; what was rejected for it keeps it', async () => {
    const user = await found();
    const position = await openPosition(server, user);
    const applicationId = await insertApplication(server, user.agencyId, position);
    const [reason] = await managed(user);
    if (!reason) throw new Error('an agency starts with reasons');
    const moved = await server.call(moveApplications, user, {
      params: { id: position },
      body: {
        stepId: await stepNamed(server, user.agencyId, position, 'Discarded'),
        applicationIds: [applicationId],
        rejectedReasonId: reason.id,
      },
    });
    expect(moved.status).toBe(200);
    const keptReason = async () => {
      const { wire } = await server.call(getApplication, user, { params: { id: position, applicationId } });
      return JSON.stringify(wire);
    };
    expect(await keptReason()).toContain(reason.name);
    expect((await change(user, reason.id, { isOffered: false })).body.data.isOffered).toBe(false);
    expect(await offered(user)).not.toContain(reason.name);
    expect((await managed(user)).at(-1)).toEqual({ ...reason, isOffered: false });
    expect(await keptReason()).toContain(reason.name);
    expect((await change(user, reason.id, { isOffered: true })).status).toBe(200);
    expect((await offered(user))[0]).toBe(reason.name);
  });

  it('[DUP-03] a name is taken whatever its case and accents, also by one no longer offered; kept anew it is offered', async () => {
    const user = await found();
    const reason = (await add(user, 'Massa llunyà')).body.data;
    await change(user, reason.id, { isOffered: false });
    const taken = await add(user, 'massa LLUNYA');
    expect([taken.status, taken.error.code, taken.error.fields]).toEqual([
      409,
      'REASON_NAME_TAKEN',
      { name: 'already_exists' },
    ]);
    const other = (await add(user, 'Other')).body.data;
    expect((await change(user, other.id, { name: 'Massa llunyà' })).error.code).toBe('REASON_NAME_TAKEN');
    expect((await change(user, reason.id, { name: 'MASSA LLUNYÀ' })).status).toBe(200);
    const kept = await server.call(createReason, user, {
      body: { type: 'APP_REJECTION', name: 'Massa llunyà', details: { reusable: true } },
    });
    expect(kept.body.id).toBe(reason.id);
    expect(await offered(user)).toContain('MASSA LLUNYÀ');
  });

  it('[DUP-03] one no longer offered stays so when somebody who manages none types its name', async () => {
    const user = await found();
    const manager = await server.createUser(user.agencyId, 'HIRING_MANAGER');
    const keep = async (name: string) =>
      (
        await server.call(createReason, manager, {
          body: { type: 'APP_REJECTION', name, details: { reusable: true } },
        })
      ).body.id;
    const reason = (await add(user, 'Too dear')).body.data;
    await change(user, reason.id, { isOffered: false });
    expect(await keep('too DEAR')).toBe(reason.id);
    expect(await offered(user)).not.toContain('Too dear');
    expect((await managed(user)).find(({ id }) => id === reason.id)?.isOffered).toBe(false);
    await keep('Of a manager');
    expect(await offered(user)).toContain('Of a manager');
  });

  it('[DUP-03] reasons made for one time are not managed; unknown ones are refused', async () => {
    const user = await found();
    await server.call(createReason, user, {
      body: { type: 'APP_REJECTION', name: 'Only once', details: { reusable: false } },
    });
    expect((await managed(user)).map(({ name }) => name)).not.toContain('Only once');
    expect((await change(user, newId(), { name: 'x' })).status).toBe(404);
    const order = await server.call(orderManagedReasons, user, { body: { ids: [newId()] } });
    expect([order.status, order.error.fields]).toEqual([400, { ids: 'not_found' }]);
    // Typed to be kept, it becomes one of the others.
    expect((await add(user, 'Only once')).status).toBe(200);
    expect(await offered(user)).toContain('Only once');
  });
});
