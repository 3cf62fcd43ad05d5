import { describe, it } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { undoMove } from '@cantera/shared/contracts/pipeline';
import { expect } from 'expect';
import { DAY_MS, figure, metricsCalls, points } from '../../testing/metrics-calls.ts';
import { insertApplication, insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { eraseCandidate } from '../candidates/index.ts';

describe('what metrics count', () => {
  const metrics = metricsCalls();
  const { agency, report, rows, appliedAt } = metrics;

  it('[MTR-09] counts a hire while it stands: not one that was undone or that somebody left again', async () => {
    const admin = await agency();
    const positionId = await openPosition(metrics.server, admin);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1)
      ids.push(await insertApplication(metrics.server, admin.agencyId, positionId));
    const [stays = '', undone = '', left = ''] = ids;
    await metrics.moveTo(admin, positionId, ids, 'Hired');
    const hires = async () => figure(await report(admin), 'hires').value;
    expect(await hires()).toBe(3);
    await metrics.server.call(undoMove, admin, {
      params: { id: positionId },
      body: { applicationIds: [undone] },
    });
    expect(await hires()).toBe(2);
    await metrics.moveTo(admin, positionId, [left], 'Inbox');
    const after = await report(admin);
    expect(figure(after, 'hires').value).toBe(1);
    expect(points(after, 'funnel')).toEqual({ APPLIED: 3, IN_PROCESS: 1, AT_CLIENT: 1, HIRED: 1 });
    // Whoever was moved and stands in the inbox again was answered; whose move was undone was not.
    expect(figure(after, 'response_time').n).toBe(2);
    expect(figure(after, 'unanswered').value).toBe(1);
    const { items, pagination } = await rows(admin, { figure: 'hires' });
    expect(pagination).toEqual({ page: 1, pageSize: 25, totalItems: 1 });
    expect(items[0]).toMatchObject({ position: { id: positionId }, value: null });
    const [row] = await metrics.server.asOwner<{ candidate_id: string }>(
      'select candidate_id from applications where id = $1',
      [stays],
    );
    expect(items[0]?.candidate?.id).toBe(row?.candidate_id);
  });

  it('[MTR-10] keeps past figures when somebody is erased, and no longer says who it was', async () => {
    const admin = await agency();
    const positionId = await openPosition(metrics.server, admin);
    const candidateId = await insertCandidate(metrics.server, admin.agencyId);
    const id = await insertApplication(metrics.server, admin.agencyId, positionId, 'Inbox', candidateId);
    await metrics.moveTo(admin, positionId, [id], 'Hired');
    const before = await report(admin);
    await metrics.server.call(deleteCandidate, admin, { params: { id: candidateId } });
    const after = await report(admin);
    expect({ ...after, asOf: '' }).toEqual({ ...before, asOf: '' });
    const { items } = await rows(admin, { figure: 'hires' });
    expect(items).toMatchObject([{ candidate: null, position: { id: positionId } }]);
    const stored = await metrics.server.asOwner('select * from application_facts where agency_id = $1', [
      admin.agencyId,
    ]);
    expect(JSON.stringify(stored)).not.toContain(id);
    expect(JSON.stringify(stored)).not.toContain(candidateId);
  });

  it('[MTR-10] forgets whoever was never there: a creation that is taken back', async () => {
    const admin = await agency();
    const positionId = await openPosition(metrics.server, admin);
    const candidateId = await insertCandidate(metrics.server, admin.agencyId);
    await insertApplication(metrics.server, admin.agencyId, positionId, 'Inbox', candidateId);
    const applications = async () => figure(await report(admin), 'applications').value;
    expect(await applications()).toBe(1);
    await metrics.server.inTenant(admin.agencyId, (tx) =>
      eraseCandidate(tx, admin.agencyId, candidateId, {
        reason: 'BY_HAND',
        deletedBy: admin.userId,
        keepsCvs: true,
      }),
    );
    expect(await applications()).toBe(0);
  });

  it('[MTR-11] says how many there are of fewer than five, and the median from five on', async () => {
    const admin = await agency();
    const positionId = await openPosition(metrics.server, admin);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const id = await insertApplication(metrics.server, admin.agencyId, positionId);
      await appliedAt(id, new Date(Date.now() - (index + 1) * DAY_MS).toISOString());
      ids.push(id);
    }
    await metrics.moveTo(admin, positionId, ids.slice(0, 4), 'Hired');
    const four = await report(admin);
    expect(figure(four, 'time_to_hire')).toMatchObject({ value: null, n: 4, unit: 'DAYS' });
    expect(figure(four, 'source_yield')).toMatchObject({ value: 80, n: 5 });
    await metrics.moveTo(admin, positionId, ids.slice(4), 'Hired');
    expect(figure(await report(admin), 'time_to_hire')).toMatchObject({ value: 3, n: 5 });
    const { items } = await rows(admin, { figure: 'time_to_hire', perPage: 2, page: 2 });
    expect(items).toHaveLength(2);
    const all = await rows(admin, { figure: 'time_to_hire' });
    expect(all.items.map(({ value }) => value).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('[MTR-14] adds up euro alone, and says how many fees it leaves out', async () => {
    const admin = await agency();
    for (const [fee, currency] of [
      [1000.25, 'EUR'],
      [4000, 'EUR'],
      [9000, 'USD'],
      [null, 'EUR'],
    ] as const) {
      const id = await openPosition(metrics.server, admin);
      await metrics.server.asOwner(
        'update positions set fixed_fee = $2, fee_currency = $3, commission_rate = null where id = $1',
        [id, fee, currency],
      );
    }
    const found = await report(admin);
    expect(figure(found, 'pipeline_value')).toEqual({
      id: 'pipeline_value',
      unit: 'EUR',
      value: 5000.25,
      n: 2,
      leftOut: 1,
      previous: { value: 0, n: 0 },
    });
    const { items } = await rows(admin, { figure: 'pipeline_value' });
    expect(items.map(({ value, candidate }) => [value, candidate])).toEqual([
      [4000, null],
      [1000.25, null],
    ]);
    await metrics.server.asOwner(
      `update positions set status = 'CLOSED_WON', hiring_date = now() where agency_id = $1`,
      [admin.agencyId],
    );
    expect(figure(await report(admin), 'billed')).toMatchObject({ value: 5000.25, n: 2, leftOut: 1 });
  });
});
