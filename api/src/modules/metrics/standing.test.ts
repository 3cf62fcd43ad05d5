import { describe, it } from 'node:test';
import { updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { DAY_MS, dayAgo, figure, metricsCalls, points } from '../../testing/metrics-calls.ts';
import { insertApplication, insertClient, openPosition } from '../../testing/pipeline-data.ts';

describe('what metrics tell of one part and of a past day', () => {
  const metrics = metricsCalls();
  const { agency, report, rows, appliedAt } = metrics;

  it('[MTR-12] looks at one client, at one recruiter, and at nobody of another agency', async () => {
    const admin = await agency();
    const recruiter = await metrics.server.createUser(admin.agencyId, 'RECRUITER');
    const [clientId, otherClient] = [
      await insertClient(metrics.server, admin.agencyId, 'Forn'),
      await insertClient(metrics.server, admin.agencyId, 'Molí'),
    ];
    const one = await openPosition(metrics.server, admin, {
      clientId,
      recruitersIds: [admin.userId, recruiter.userId],
    });
    const other = await openPosition(metrics.server, admin, { clientId: otherClient });
    for (const positionId of [one, one, other])
      await insertApplication(metrics.server, admin.agencyId, positionId);
    const applications = async (query: Parameters<typeof report>[1], user = admin) =>
      figure(await report(user, query), 'applications').value;
    expect(await applications({})).toBe(3);
    expect(await applications({ clientId })).toBe(2);
    expect(await applications({ recruiterId: recruiter.userId })).toBe(2);
    expect(await applications({ clientId: otherClient, recruiterId: recruiter.userId })).toBe(0);
    // Whoever is only its hiring manager does not recruit for it.
    await metrics.server.asOwner(
      `insert into position_members (agency_id, position_id, user_id, role, ordinal) values ($1, $2, $3, 'HIRING_MANAGER', 0)`,
      [admin.agencyId, other, recruiter.userId],
    );
    expect(await applications({ recruiterId: recruiter.userId })).toBe(2);
    const load = await report(admin, { recruiterId: recruiter.userId });
    expect(points(load, 'positions_by_recruiter')).toEqual({ [recruiter.userId]: 1 });
    const labels = load.series.find(({ id }) => id === 'positions_by_recruiter')?.points;
    expect(labels).toMatchObject([{ label: 'Núria Castellví' }]);
    const stranger = await agency();
    expect(await applications({}, stranger)).toBe(0);
    expect(await applications({ clientId }, stranger)).toBe(0);
    expect((await rows(stranger, { figure: 'open_positions', clientId })).items).toEqual([]);
  });

  it('[MTR-13] tells which positions were open on a past day, by when their status changed', async () => {
    const admin = await agency();
    const id = await openPosition(metrics.server, admin);
    await metrics.server.call(updatePositionStatus, admin, {
      params: { id },
      body: { status: 'CLOSED_LOST' },
    });
    const noted = await metrics.server.asOwner<{ to_status: string; changed_by: string }>(
      'select to_status, changed_by from position_status_changes where position_id = $1 order by ordinal',
      [id],
    );
    expect(noted).toEqual([
      { to_status: 'OPEN', changed_by: admin.userId },
      { to_status: 'CLOSED_LOST', changed_by: admin.userId },
    ]);
    await metrics.server.asOwner(
      `update position_status_changes set changed_at = changed_at - make_interval(hours => case ordinal when 1 then 960 else 240 end)
       where position_id = $1`,
      [id],
    );
    await metrics.server.asOwner(
      `update positions set first_opened_at = now() - interval '960 hours' where id = $1`,
      [id],
    );
    const on = async (days: number) => {
      const found = await report(admin, { from: dayAgo(days), to: dayAgo(days) });
      return [figure(found, 'open_positions').value, figure(found, 'stalled').value, points(found, 'ageing')];
    };
    expect(await on(0)).toMatchObject([0, 0, {}]);
    expect(await on(12)).toMatchObject([1, 1, { UP_TO_30: 1 }]);
    expect(await on(35)).toMatchObject([1, 0, { UP_TO_14: 1 }]);
    expect(await on(45)).toMatchObject([0, 0, {}]);
    expect(figure(await report(admin), 'fill_rate')).toMatchObject({ value: null, n: 1 });
    await metrics.server.asOwner(`update positions set status = 'DELETED' where id = $1`, [id]);
    expect(await on(12)).toMatchObject([0, 0, {}]);
  });

  it('[MTR-13] calls a position stalled from the 336th hour on that nobody was moved in it', async () => {
    const admin = await agency();
    const id = await openPosition(metrics.server, admin);
    const yesterday = dayAgo(1);
    const end = Date.parse(`${dayAgo(0)}T00:00:00Z`);
    const before = (hours: number) => new Date(end - hours * 3_600_000).toISOString();
    const openedBefore = async (hours: number) => {
      await metrics.server.asOwner('update positions set first_opened_at = $2 where id = $1', [
        id,
        before(hours),
      ]);
      await metrics.server.asOwner(
        'update position_status_changes set changed_at = $2 where position_id = $1',
        [id, before(hours)],
      );
    };
    const stalled = async () =>
      figure(await report(admin, { from: yesterday, to: yesterday }), 'stalled').value;
    await openedBefore(335);
    expect(await stalled()).toBe(0);
    await openedBefore(336);
    expect(await stalled()).toBe(1);
    const application = await insertApplication(metrics.server, admin.agencyId, id);
    expect(await stalled()).toBe(1);
    for (const [hours, count] of [
      [337, 1],
      [336, 0],
      [1, 0],
      [0, 1],
    ] as const) {
      await metrics.server.asOwner(
        'update application_facts set moves = array[$2::timestamptz] where application_id = $1',
        [application, before(hours)],
      );
      expect([hours, await stalled()]).toEqual([hours, count]);
    }
  });

  it('[MTR-19] sorts who waits and what is open by whole days', async () => {
    const admin = await agency();
    const hoursAgo = (days: number, hours: number) =>
      new Date(Date.now() - days * DAY_MS - hours * 3_600_000).toISOString();
    const firstOpen = async (at: string) => {
      const id = await openPosition(metrics.server, admin);
      await metrics.server.asOwner('update positions set first_opened_at = $2 where id = $1', [id, at]);
      return id;
    };
    // An hour before a day is full, and an hour after.
    for (const days of [15, 31, 61]) {
      await firstOpen(hoursAgo(days, -1));
      await firstOpen(hoursAgo(days, 1));
    }
    const positionId = await firstOpen(hoursAgo(1, 0));
    for (const days of [3, 8, 15])
      for (const hours of [-1, 1]) {
        const id = await insertApplication(metrics.server, admin.agencyId, positionId);
        await appliedAt(id, hoursAgo(days, hours));
      }
    const found = await report(admin);
    expect(points(found, 'unanswered_by_age')).toEqual({ UP_TO_2: 1, UP_TO_7: 2, UP_TO_14: 2, OVER_14: 1 });
    expect(points(found, 'ageing')).toEqual({ UP_TO_14: 2, UP_TO_30: 2, UP_TO_60: 2, OVER_60: 1 });
    for (const [bucket, n] of Object.entries(points(found, 'ageing')))
      expect((await rows(admin, { figure: 'ageing', bucket })).items).toHaveLength(n);
  });
});
