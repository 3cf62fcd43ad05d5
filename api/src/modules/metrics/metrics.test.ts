import { describe, it } from 'node:test';
import { firstDayOf } from '@cantera/shared/contracts/day';
import { ROLES } from '@cantera/shared/contracts/enums';
import { getMetricsReport, listMetricsRows } from '@cantera/shared/contracts/metrics';
import { expect } from 'expect';
import pg from 'pg';
import { dayAgo, figure, metricsCalls, points } from '../../testing/metrics-calls.ts';
import { insertApplication, openPosition } from '../../testing/pipeline-data.ts';

describe('metrics', () => {
  const metrics = metricsCalls();
  const { agency, report, rows, appliedAt } = metrics;

  it('[MTR-05] answers agencies on the list alone, and of them whoever may', async () => {
    const admin = await agency();
    const people = await Promise.all(ROLES.map((role) => metrics.server.createUser(admin.agencyId, role)));
    const answers = async () => {
      const found: string[] = [];
      for (const person of people)
        for (const path of ['report', 'rows?figure=hires']) {
          const answer = await metrics.server.inject({ url: `/api/v1/metrics/${path}` }, person);
          found.push(`${answer.statusCode} ${answer.json().error?.code ?? ''}`.trim());
        }
      return found;
    };
    expect(await answers()).toEqual(['200', '200', '200', '200', '403 FORBIDDEN', '403 FORBIDDEN']);
    metrics.server.unlist(admin.agencyId);
    expect(new Set(await answers())).toEqual(new Set(['403 NOT_ENABLED']));
  });

  it('[MTR-06] refuses a period that ends before it starts or is longer than 731 days, and a bucket that is none', async () => {
    const admin = await agency();
    const fieldsOf = async (path: string) => {
      const answer = await metrics.server.inject({ url: `/api/v1/metrics/${path}` }, admin);
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
    const positionId = await openPosition(metrics.server, admin);
    const id = await insertApplication(metrics.server, admin.agencyId, positionId);
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

  it('[MTR-18] is refused whole after five seconds, and reads on when there is nothing in its way', async () => {
    const admin = await agency();
    const other = new pg.Client({ connectionString: metrics.server.databaseUrl });
    await other.connect();
    try {
      await other.query('begin; lock table application_facts in access exclusive mode');
      const [report, rows, streamed] = await Promise.all([
        metrics.server.call(getMetricsReport, admin, { query: {} }),
        metrics.server.call(listMetricsRows, admin, { query: { figure: 'hires' } }),
        metrics.server.call(listMetricsRows, admin, { query: { figure: 'hires', perPage: 1_000_000 } }),
      ]);
      expect([report.status, report.error.code]).toEqual([409, 'REPORT_TOO_SLOW']);
      expect([rows.status, rows.error.code]).toEqual([409, 'REPORT_TOO_SLOW']);
      expect([streamed.status, streamed.error?.code]).toEqual([409, 'REPORT_TOO_SLOW']);
    } finally {
      await other.end();
    }
    expect((await metrics.server.call(getMetricsReport, admin, { query: {} })).status).toBe(200);
    // The place of the export that was refused is free again.
    expect((await rows(admin, { figure: 'hires', perPage: 1_000_000 })).items).toEqual([]);
  });

  it('[MTR-15] streams every row in one answer, as many and the same as page by page', async () => {
    const admin = await agency();
    const positionId = await openPosition(metrics.server, admin);
    for (let index = 0; index < 7; index += 1)
      await insertApplication(metrics.server, admin.agencyId, positionId);
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
