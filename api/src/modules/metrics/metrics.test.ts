import { after, before, describe, it } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidates';
import { firstDayOf } from '@cantera/shared/contracts/day';
import { ROLES } from '@cantera/shared/contracts/enums';
import {
  type FigureId,
  getMetricsReport,
  listMetricsRows,
  type MetricsReport,
  type SeriesId,
} from '@cantera/shared/contracts/metrics';
import { moveApplications, undoMove } from '@cantera/shared/contracts/pipeline';
import { updatePositionStatus } from '@cantera/shared/contracts/positions';
import { expect } from 'expect';
import pg from 'pg';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import {
  insertApplication,
  insertCandidate,
  insertClient,
  openPosition,
  stepNamed,
} from '../../testing/pipeline-data.ts';
import { eraseCandidate } from '../candidates/index.ts';

const DAY_MS = 86_400_000;
const dayAgo = (days: number) => firstDayOf(new Date(Date.now() - days * DAY_MS).toISOString());

describe('metrics', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());

  const agency = async (zone = 'UTC'): Promise<TestUser> => {
    const user = await server.createAgency();
    await server.asOwner('update agencies set time_zone = $2 where id = $1', [user.agencyId, zone]);
    return user;
  };
  type Query = NonNullable<Parameters<typeof server.call<typeof getMetricsReport>>[2]>['query'];
  const report = async (user: TestUser, query: Query = {}): Promise<MetricsReport> => {
    const answer = await server.call(getMetricsReport, user, { query });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const figure = ({ figures }: MetricsReport, id: FigureId) => {
    const found = figures.find((one) => one.id === id);
    if (!found) throw new Error(id);
    return found;
  };
  const points = ({ series }: MetricsReport, id: SeriesId): Record<string, number> =>
    Object.fromEntries(series.find((one) => one.id === id)?.points.map(({ bucket, n }) => [bucket, n]) ?? []);
  const rows = async (
    user: TestUser,
    query: NonNullable<Parameters<typeof server.call<typeof listMetricsRows>>[2]>['query'],
  ) => {
    const answer = await server.call(listMetricsRows, user, { query });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const moveTo = async (user: TestUser, positionId: string, applicationIds: string[], name: string) => {
    const { status } = await server.call(moveApplications, user, {
      params: { id: positionId },
      body: { applicationIds, stepId: await stepNamed(server, user.agencyId, positionId, name) },
    });
    expect(status).toBe(200);
  };
  /** Puts the time of an application, and of what was made of it. */
  const appliedAt = (id: string, at: string) =>
    server.asOwner('update applications set created_at = $2 where id = $1', [id, at]);

  it('[MTR-05] answers agencies on the list alone, and of them whoever may', async () => {
    const admin = await agency();
    const people = await Promise.all(ROLES.map((role) => server.createUser(admin.agencyId, role)));
    const answers = async () => {
      const found: string[] = [];
      for (const person of people)
        for (const path of ['report', 'rows?figure=hires']) {
          const answer = await server.inject({ url: `/api/v1/metrics/${path}` }, person);
          found.push(`${answer.statusCode} ${answer.json().error?.code ?? ''}`.trim());
        }
      return found;
    };
    expect(await answers()).toEqual(['200', '200', '200', '200', '403 FORBIDDEN', '403 FORBIDDEN']);
    server.unlist(admin.agencyId);
    expect(new Set(await answers())).toEqual(new Set(['403 NOT_ENABLED']));
  });

  it('[MTR-06] refuses a period that ends before it starts or is longer than 731 days, and a bucket that is none', async () => {
    const admin = await agency();
    const fieldsOf = async (path: string) => {
      const answer = await server.inject({ url: `/api/v1/metrics/${path}` }, admin);
      return [answer.statusCode, answer.json().error?.fields];
    };
    expect(await fieldsOf('report?from=2026-03-02&to=2026-03-01')).toEqual([
      400,
      { to: 'date_before_start' },
    ]);
    expect(await fieldsOf('report?from=2024-03-01&to=2026-03-01')).toEqual([200, undefined]);
    expect(await fieldsOf('report?from=2024-02-29&to=2026-03-01')).toEqual([400, { to: 'too_big' }]);
    expect(await fieldsOf('report?from=2026-02-30')).toEqual([400, { from: 'invalid_date' }]);
    expect(await fieldsOf('report?from=2020-01-01')).toEqual([400, { to: 'too_big' }]);
    for (const path of ['report?', 'rows?figure=hires&']) {
      for (const day of ['0000-01-01', '0001-01-01', '1969-12-31', '2200-01-01', '9999-12-31']) {
        expect([day, await fieldsOf(`${path}from=${day}&to=${day}`)]).toEqual([
          day,
          [400, { from: 'invalid_date', to: 'invalid_date' }],
        ]);
        expect([day, await fieldsOf(`${path}to=${day}`)]).toEqual([day, [400, { to: 'invalid_date' }]]);
      }
      for (const day of ['1970-01-01', '2199-12-31'])
        expect(await fieldsOf(`${path}from=${day}&to=${day}`)).toEqual([200, undefined]);
      expect(await fieldsOf(`${path}to=1970-01-01`)).toEqual([200, undefined]);
    }
    expect(await fieldsOf('rows?figure=hires&bucket=x')).toEqual([400, { bucket: 'invalid_value' }]);
    expect(await fieldsOf('rows?figure=funnel&bucket=OTHER')).toEqual([400, { bucket: 'invalid_value' }]);
    expect(await fieldsOf('rows?figure=hires_by_time&bucket=2026')).toEqual([
      400,
      { bucket: 'invalid_value' },
    ]);
    expect(await fieldsOf('rows?figure=nothing')).toEqual([400, { figure: 'invalid_value' }]);
    expect(await fieldsOf('rows?figure=people_by_recruiter&bucket=NONE')).toEqual([200, undefined]);
    for (const series of ['people_by_recruiter', 'positions_by_recruiter'])
      for (const perPage of [25, 1_000_000])
        expect(await fieldsOf(`rows?figure=${series}&per_page=${perPage}`)).toEqual([
          400,
          { bucket: 'required' },
        ]);
    expect(await fieldsOf('rows?figure=funnel')).toEqual([200, undefined]);
  });

  it('[MTR-07] reads the last 90 days when none are asked for, and compares them with as many before', async () => {
    const { period, figures, asOf } = await report(await agency());
    expect(period).toEqual({
      from: dayAgo(89),
      to: dayAgo(0),
      previousFrom: dayAgo(179),
      previousTo: dayAgo(90),
      timeZone: 'UTC',
      interval: 'WEEK',
    });
    expect(Math.abs(Date.parse(asOf) - Date.now())).toBeLessThan(60_000);
    // Nothing has happened: counts and sums are nothing, medians and shares are not known.
    expect(figures.filter(({ value }) => value === null).map(({ id }) => id)).toEqual([
      'source_yield',
      'time_to_hire',
      'time_to_fill',
      'response_time',
      'fill_rate',
    ]);
  });

  it('[MTR-08] cuts days where the agency is, and intervals by day, by week from Monday and by month', async () => {
    const admin = await agency('Pacific/Auckland');
    const positionId = await openPosition(server, admin);
    const id = await insertApplication(server, admin.agencyId, positionId);
    // Noon of the second in Auckland is the day before, late, in Madrid.
    await appliedAt(id, '2026-03-02T10:59:59Z');
    const of = async (from: string, to: string) => {
      const found = await report(admin, { from: firstDayOf(from), to: firstDayOf(to) });
      return [figure(found, 'applications').n, points(found, 'applications_by_time'), found.period.interval];
    };
    expect(await of('2026-03-02', '2026-03-02')).toEqual([1, { '2026-03-02': 1 }, 'DAY']);
    expect((await of('2026-03-03', '2026-03-03'))[0]).toBe(0);
    await appliedAt(id, '2026-03-02T11:00:00Z');
    expect((await of('2026-03-02', '2026-03-02'))[0]).toBe(0);
    expect((await of('2026-03-03', '2026-03-03'))[0]).toBe(1);
    expect(await of('2026-02-12', '2026-03-16')).toEqual([
      1,
      {
        '2026-02-12': 0,
        '2026-02-16': 0,
        '2026-02-23': 0,
        '2026-03-02': 1,
        '2026-03-09': 0,
        '2026-03-16': 0,
      },
      'WEEK',
    ]);
    expect((await of('2026-01-15', '2026-09-01'))[1]).toMatchObject({ '2026-01-15': 0, '2026-03-01': 1 });
  });

  it('[MTR-09] counts a hire while it stands: not one that was undone or that somebody left again', async () => {
    const admin = await agency();
    const positionId = await openPosition(server, admin);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1)
      ids.push(await insertApplication(server, admin.agencyId, positionId));
    const [stays = '', undone = '', left = ''] = ids;
    await moveTo(admin, positionId, ids, 'Hired');
    const hires = async () => figure(await report(admin), 'hires').value;
    expect(await hires()).toBe(3);
    await server.call(undoMove, admin, { params: { id: positionId }, body: { applicationIds: [undone] } });
    expect(await hires()).toBe(2);
    await moveTo(admin, positionId, [left], 'Inbox');
    const after = await report(admin);
    expect(figure(after, 'hires').value).toBe(1);
    expect(points(after, 'funnel')).toEqual({ APPLIED: 3, IN_PROCESS: 1, AT_CLIENT: 1, HIRED: 1 });
    // Whoever was moved and stands in the inbox again was answered; whose move was undone was not.
    expect(figure(after, 'response_time').n).toBe(2);
    expect(figure(after, 'unanswered').value).toBe(1);
    const { items, pagination } = await rows(admin, { figure: 'hires' });
    expect(pagination).toEqual({ page: 1, pageSize: 25, totalItems: 1 });
    expect(items[0]).toMatchObject({ position: { id: positionId }, value: null });
    const [row] = await server.asOwner<{ candidate_id: string }>(
      'select candidate_id from applications where id = $1',
      [stays],
    );
    expect(items[0]?.candidate?.id).toBe(row?.candidate_id);
  });

  it('[MTR-10] keeps past figures when somebody is erased, and no longer says who it was', async () => {
    const admin = await agency();
    const positionId = await openPosition(server, admin);
    const candidateId = await insertCandidate(server, admin.agencyId);
    const id = await insertApplication(server, admin.agencyId, positionId, 'Inbox', candidateId);
    await moveTo(admin, positionId, [id], 'Hired');
    const before = await report(admin);
    await server.call(deleteCandidate, admin, { params: { id: candidateId } });
    const after = await report(admin);
    expect({ ...after, asOf: '' }).toEqual({ ...before, asOf: '' });
    const { items } = await rows(admin, { figure: 'hires' });
    expect(items).toMatchObject([{ candidate: null, position: { id: positionId } }]);
    const stored = await server.asOwner('select * from application_facts where agency_id = $1', [
      admin.agencyId,
    ]);
    expect(JSON.stringify(stored)).not.toContain(id);
    expect(JSON.stringify(stored)).not.toContain(candidateId);
  });

  it('[MTR-10] forgets whoever was never there: a creation that is taken back', async () => {
    const admin = await agency();
    const positionId = await openPosition(server, admin);
    const candidateId = await insertCandidate(server, admin.agencyId);
    await insertApplication(server, admin.agencyId, positionId, 'Inbox', candidateId);
    const applications = async () => figure(await report(admin), 'applications').value;
    expect(await applications()).toBe(1);
    await server.inTenant(admin.agencyId, (tx) =>
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
    const positionId = await openPosition(server, admin);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const id = await insertApplication(server, admin.agencyId, positionId);
      await appliedAt(id, new Date(Date.now() - (index + 1) * DAY_MS).toISOString());
      ids.push(id);
    }
    await moveTo(admin, positionId, ids.slice(0, 4), 'Hired');
    const four = await report(admin);
    expect(figure(four, 'time_to_hire')).toMatchObject({ value: null, n: 4, unit: 'DAYS' });
    expect(figure(four, 'source_yield')).toMatchObject({ value: 80, n: 5 });
    await moveTo(admin, positionId, ids.slice(4), 'Hired');
    expect(figure(await report(admin), 'time_to_hire')).toMatchObject({ value: 3, n: 5 });
    const { items } = await rows(admin, { figure: 'time_to_hire', perPage: 2, page: 2 });
    expect(items).toHaveLength(2);
    const all = await rows(admin, { figure: 'time_to_hire' });
    expect(all.items.map(({ value }) => value).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('[MTR-12] looks at one client, at one recruiter, and at nobody of another agency', async () => {
    const admin = await agency();
    const recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    const [clientId, otherClient] = [
      await insertClient(server, admin.agencyId, 'Forn'),
      await insertClient(server, admin.agencyId, 'Molí'),
    ];
    const one = await openPosition(server, admin, {
      clientId,
      recruitersIds: [admin.userId, recruiter.userId],
    });
    const other = await openPosition(server, admin, { clientId: otherClient });
    for (const positionId of [one, one, other]) await insertApplication(server, admin.agencyId, positionId);
    const applications = async (query: Query, user = admin) =>
      figure(await report(user, query), 'applications').value;
    expect(await applications({})).toBe(3);
    expect(await applications({ clientId })).toBe(2);
    expect(await applications({ recruiterId: recruiter.userId })).toBe(2);
    expect(await applications({ clientId: otherClient, recruiterId: recruiter.userId })).toBe(0);
    // Whoever is only its hiring manager does not recruit for it.
    await server.asOwner(
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
    const id = await openPosition(server, admin);
    await server.call(updatePositionStatus, admin, { params: { id }, body: { status: 'CLOSED_LOST' } });
    const noted = await server.asOwner<{ to_status: string; changed_by: string }>(
      'select to_status, changed_by from position_status_changes where position_id = $1 order by ordinal',
      [id],
    );
    expect(noted).toEqual([
      { to_status: 'OPEN', changed_by: admin.userId },
      { to_status: 'CLOSED_LOST', changed_by: admin.userId },
    ]);
    await server.asOwner(
      `update position_status_changes set changed_at = changed_at - make_interval(hours => case ordinal when 1 then 960 else 240 end)
       where position_id = $1`,
      [id],
    );
    await server.asOwner(
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
    await server.asOwner(`update positions set status = 'DELETED' where id = $1`, [id]);
    expect(await on(12)).toMatchObject([0, 0, {}]);
  });

  it('[MTR-13] calls a position stalled from the 336th hour on that nobody was moved in it', async () => {
    const admin = await agency();
    const id = await openPosition(server, admin);
    const yesterday = dayAgo(1);
    const end = Date.parse(`${dayAgo(0)}T00:00:00Z`);
    const before = (hours: number) => new Date(end - hours * 3_600_000).toISOString();
    const openedBefore = async (hours: number) => {
      await server.asOwner('update positions set first_opened_at = $2 where id = $1', [id, before(hours)]);
      await server.asOwner('update position_status_changes set changed_at = $2 where position_id = $1', [
        id,
        before(hours),
      ]);
    };
    const stalled = async () =>
      figure(await report(admin, { from: yesterday, to: yesterday }), 'stalled').value;
    await openedBefore(335);
    expect(await stalled()).toBe(0);
    await openedBefore(336);
    expect(await stalled()).toBe(1);
    const application = await insertApplication(server, admin.agencyId, id);
    expect(await stalled()).toBe(1);
    for (const [hours, count] of [
      [337, 1],
      [336, 0],
      [1, 0],
      [0, 1],
    ] as const) {
      await server.asOwner(
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
      const id = await openPosition(server, admin);
      await server.asOwner('update positions set first_opened_at = $2 where id = $1', [id, at]);
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
        const id = await insertApplication(server, admin.agencyId, positionId);
        await appliedAt(id, hoursAgo(days, hours));
      }
    const found = await report(admin);
    expect(points(found, 'unanswered_by_age')).toEqual({ UP_TO_2: 1, UP_TO_7: 2, UP_TO_14: 2, OVER_14: 1 });
    expect(points(found, 'ageing')).toEqual({ UP_TO_14: 2, UP_TO_30: 2, UP_TO_60: 2, OVER_60: 1 });
    for (const [bucket, n] of Object.entries(points(found, 'ageing')))
      expect((await rows(admin, { figure: 'ageing', bucket })).items).toHaveLength(n);
  });

  it('[MTR-14] adds up euro alone, and says how many fees it leaves out', async () => {
    const admin = await agency();
    for (const [fee, currency] of [
      [1000.25, 'EUR'],
      [4000, 'EUR'],
      [9000, 'USD'],
      [null, 'EUR'],
    ] as const) {
      const id = await openPosition(server, admin);
      await server.asOwner(
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
    await server.asOwner(
      `update positions set status = 'CLOSED_WON', hiring_date = now() where agency_id = $1`,
      [admin.agencyId],
    );
    expect(figure(await report(admin), 'billed')).toMatchObject({ value: 5000.25, n: 2, leftOut: 1 });
  });

  it('[MTR-18] is refused whole after five seconds, and reads on when there is nothing in its way', async () => {
    const admin = await agency();
    const other = new pg.Client({ connectionString: server.databaseUrl });
    await other.connect();
    try {
      await other.query('begin; lock table application_facts in access exclusive mode');
      const [report, rows, streamed] = await Promise.all([
        server.call(getMetricsReport, admin, { query: {} }),
        server.call(listMetricsRows, admin, { query: { figure: 'hires' } }),
        server.call(listMetricsRows, admin, { query: { figure: 'hires', perPage: 1_000_000 } }),
      ]);
      expect([report.status, report.error.code]).toEqual([409, 'REPORT_TOO_SLOW']);
      expect([rows.status, rows.error.code]).toEqual([409, 'REPORT_TOO_SLOW']);
      expect([streamed.status, streamed.error?.code]).toEqual([409, 'REPORT_TOO_SLOW']);
    } finally {
      await other.end();
    }
    expect((await server.call(getMetricsReport, admin, { query: {} })).status).toBe(200);
    // The place of the export that was refused is free again.
    expect((await rows(admin, { figure: 'hires', perPage: 1_000_000 })).items).toEqual([]);
  });

  it('[MTR-15] streams every row in one answer, as many and the same as page by page', async () => {
    const admin = await agency();
    const positionId = await openPosition(server, admin);
    for (let index = 0; index < 7; index += 1) await insertApplication(server, admin.agencyId, positionId);
    const paged = [];
    for (const page of [1, 2, 3])
      paged.push(...(await rows(admin, { figure: 'applications', page, perPage: 3 })).items);
    const streamed = await rows(admin, { figure: 'applications', perPage: 1_000_000 });
    expect(streamed.items).toEqual(paged);
    expect(streamed.pagination).toEqual({ page: 1, pageSize: 1_000_000, totalItems: 7 });
    const beyond = await rows(admin, { figure: 'applications', page: 2, perPage: 1001 });
    expect([beyond.items, beyond.pagination.totalItems]).toEqual([[], 7]);
  });
});
