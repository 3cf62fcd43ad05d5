import { after, before, beforeEach, describe, it } from 'node:test';
import { createStep, deleteStep, listSteps, updateStep } from '@cantera/shared/contracts/pipeline';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, openPosition, stepNamed } from '../../testing/pipeline-data.ts';

describe('the steps of a position', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let manager: TestUser;
  let stranger: TestUser;
  let positionId: string;
  before(async () => {
    server = await startTestServer();
    recruiter = await server.createAgency();
    manager = await server.createUser(recruiter.agencyId, 'HIRING_MANAGER');
    stranger = await server.createAgency('Rival');
  });
  after(() => server.close());
  beforeEach(async () => {
    positionId = await openPosition(server, recruiter);
  });

  const step = (name: string) => stepNamed(server, recruiter.agencyId, positionId, name);
  const names = async () =>
    (await server.call(listSteps, recruiter, { params: { id: positionId } })).body.data.items.map(
      (column) => column.name,
    );
  const positions = async () =>
    (await server.call(listSteps, recruiter, { params: { id: positionId } })).body.data.items.map(
      (column) => column.position,
    );
  const create = (position: number, name = 'Custom step', id = newId(), user: TestUser | null = recruiter) =>
    server.call(createStep, user, { params: { id: positionId }, body: { id, name, position } });
  const update = (
    stepId: string,
    body: { name?: string; categoryId?: 'INTERNAL' | 'EXTERNAL' },
    user = recruiter,
  ) => server.call(updateStep, user, { params: { id: positionId, stepId }, body });
  const remove = (stepId: string, user = recruiter) =>
    server.call(deleteStep, user, { params: { id: positionId, stepId } });

  it('[API-55] [STEP-06] [STEP-08] [STEP-09] inserts an internal step where it was asked for', async () => {
    const id = newId();
    const answer = await create(2, 'Prova tècnica', id);
    expect([answer.status, answer.body.data]).toEqual([
      200,
      {
        id,
        name: 'Prova tècnica',
        position: 2,
        type: 'STEP',
        categoryId: 'INTERNAL',
        createdAt: expect.any(String),
      },
    ]);
    expect(await names()).toEqual([
      'Inbox',
      'Screening',
      'Prova tècnica',
      'Interview',
      'Offer',
      'Hired',
      'Discarded',
    ]);
    expect(await positions()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('[STEP-05] puts steps only behind the inbox or another step', async () => {
    expect((await create(1)).status).toBe(200);
    expect((await create(5)).status).toBe(200);
    for (const position of [7, 8, 1000]) {
      const refused = await create(position);
      expect([position, refused.status, refused.error.fields]).toEqual([
        position,
        400,
        { position: 'not_allowed' },
      ]);
    }
    expect((await create(0)).error.fields).toEqual({ position: 'too_small' });
    expect((await names()).slice(-2)).toEqual(['Hired', 'Discarded']);
  });

  it('takes an id once', async () => {
    const id = newId();
    await create(1, 'Una', id);
    const again = await create(1, 'Dues', id);
    expect([again.status, again.error.fields]).toEqual([400, { id: 'already_exists' }]);
    expect(await positions()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('keeps the order when two people insert at once', async () => {
    const answers = await Promise.all([create(1, 'Una'), create(1, 'Dues'), create(1, 'Tres')]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(await positions()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await names())[0]).toBe('Inbox');
  });

  it('[API-56] [STEP-10] [STEP-11] renames custom steps; an empty name becomes Unnamed', async () => {
    const stepId = await step('Interview');
    expect((await update(stepId, { name: ' Entrevista ' })).body.data.name).toBe('Entrevista');
    expect((await update(stepId, { name: '  ' })).body.data.name).toBe('Unnamed');
    expect((await names())[2]).toBe('Unnamed');
  });

  it('[STEP-04] switches who handles a step', async () => {
    const stepId = await step('Interview');
    expect((await update(stepId, { categoryId: 'EXTERNAL' })).body.data).toMatchObject({
      categoryId: 'EXTERNAL',
      name: 'Interview',
    });
    const wrong = await server.inject(
      {
        method: 'PATCH',
        url: `/api/v1/agency/clients/jobs/${positionId}/hiring_process_steps/${stepId}`,
        payload: { category_id: 'OUTSIDE' },
      },
      recruiter,
    );
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([400, { category_id: 'invalid_value' }]);
  });

  it('[API-57] [STEP-12] [STEP-14] deletes empty custom steps only', async () => {
    const stepId = await step('Interview');
    const application = await insertApplication(server, recruiter.agencyId, positionId, 'Interview');
    const full = await remove(stepId);
    expect([full.status, full.error.code]).toEqual([409, 'STEP_NOT_EMPTY']);
    await server.inTenant(recruiter.agencyId, (tx) =>
      tx
        .deleteFrom('applications')
        .where('agency_id', '=', recruiter.agencyId)
        .where('id', '=', application)
        .execute(),
    );
    expect((await remove(stepId)).status).toBe(200);
    expect(await names()).toEqual(['Inbox', 'Screening', 'Offer', 'Hired', 'Discarded']);
    expect(await positions()).toEqual([0, 1, 2, 3, 4]);
    expect((await remove(stepId)).status).toBe(404);
  });

  it('leaves the fixed steps as they are', async () => {
    for (const name of ['Inbox', 'Hired', 'Discarded']) {
      const stepId = await step(name);
      const renamed = await update(stepId, { name: 'Other' });
      const removed = await remove(stepId);
      expect([renamed.error.code, removed.error.code]).toEqual(['STEP_FIXED', 'STEP_FIXED']);
    }
  });

  it('[BOARD-44] refuses step changes on a closed position', async () => {
    await server.call(updatePositionStatus, recruiter, {
      params: { id: positionId },
      body: { status: 'CLOSED_LOST' },
    });
    const stepId = await step('Interview');
    const codes = [await create(1), await update(stepId, { name: 'x' }), await remove(stepId)].map(
      (answer) => answer.error.code,
    );
    expect(codes).toEqual(['POSITION_CLOSED', 'POSITION_CLOSED', 'POSITION_CLOSED']);
  });

  it('answers 401, 403 for a hiring manager, 404 for another agency and for another position’s step', async () => {
    await server.call(updatePosition, recruiter, {
      params: { id: positionId },
      body: { hiringManagersIds: [manager.userId] },
    });
    const stepId = await step('Interview');
    expect((await create(1, 'x', newId(), null)).status).toBe(401);
    expect((await create(1, 'x', newId(), manager)).status).toBe(403);
    expect((await update(stepId, { name: 'x' }, manager)).status).toBe(403);
    expect((await remove(stepId, manager)).status).toBe(403);
    expect((await create(1, 'x', newId(), stranger)).status).toBe(404);
    expect((await update(stepId, { name: 'x' }, stranger)).status).toBe(404);
    expect((await remove(stepId, stranger)).status).toBe(404);
    positionId = await openPosition(server, recruiter);
    expect((await update(stepId, { name: 'x' })).status).toBe(404);
    expect((await remove(stepId)).status).toBe(404);
  });

  it('names what a new step lacks', async () => {
    const response = await server.inject(
      {
        method: 'POST',
        url: `/api/v1/agency/clients/jobs/${positionId}/hiring_process_steps`,
        payload: { id: 'x', position: 'first' },
      },
      recruiter,
    );
    expect([response.statusCode, response.json().error.fields]).toEqual([
      400,
      { id: 'invalid_value', name: 'required', position: 'invalid_type' },
    ]);
  });
});
