import { after, before, describe, it, mock } from 'node:test';
import { firstDayOf } from '@cantera/shared/contracts/day';
import {
  FIGURE_IDS,
  type MetricsReport,
  MIN_SAMPLE,
  SERIES,
  SERIES_IDS,
} from '@cantera/shared/contracts/metrics';
import { expect } from 'expect';
import pg from 'pg';
import { startTestServer, type TestServer } from '../../testing/harness.ts';
import { type History, HOUR_MS, makeHistory, ownerOf } from '../../testing/metric-histories.ts';
import { NAIVE_TABLES, naiveRows } from '../../testing/naive-figures.ts';
import { type Random, seeded } from '../demo/index.ts';
import { recountFacts } from '../metric-facts/index.ts';
import { readReport } from './report.service.ts';
import { listRows } from './rows.service.ts';

/** `npm run bench -- metrics` makes 200. */
const HISTORIES = Number(process.env.METRIC_HISTORIES ?? 20);
/** A comparison of nothing with nothing would prove nothing: histories go on until each figure has said something so often. */
const SAID = 3;
/** Far more than it has ever taken. */
const MOST_HISTORIES = 10 * HISTORIES;
const DEEDS = 30;
const DAY_MS = 24 * HOUR_MS;

interface NaiveRow {
  readonly value: number | null;
  readonly bucket?: string;
}
interface Asked {
  readonly from: ReturnType<typeof firstDayOf>;
  readonly to: ReturnType<typeof firstDayOf>;
  readonly clientId?: string;
  readonly recruiterId?: string;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** What a value must be that is made of these rows; near a half, either rounding will do. */
function valueOf(unit: string, rows: readonly NaiveRow[]): number | null {
  const values = rows.map(({ value }) => value ?? 0).sort((one, other) => one - other);
  if (unit === 'COUNT') return rows.length;
  if (unit === 'EUR')
    return rounded(
      values.reduce((sum, value) => sum + value, 0),
      2,
    );
  if (rows.length < MIN_SAMPLE) return null;
  if (unit === 'PERCENT') return (100 * values.reduce((sum, value) => sum + value, 0)) / rows.length;
  const middle = (values.length - 1) / 2;
  return ((values[Math.floor(middle)] ?? 0) + (values[Math.ceil(middle)] ?? 0)) / 2;
}
const isNear = (given: number | null, wanted: number | null): boolean =>
  given === null || wanted === null ? given === wanted : Math.abs(given - wanted) <= 0.0501;

describe('figures of random histories', () => {
  let server: TestServer;
  let client: pg.Client;
  before(async () => {
    server = await startTestServer();
    await server.asOwner(NAIVE_TABLES);
    client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    mock.timers.enable({ apis: ['Date'], now: Date.parse('2025-01-10T09:00:00Z') });
  });
  after(async () => {
    mock.timers.reset();
    await client.end();
    await server.close();
  });

  const askedOf = (history: History, random: Random): Asked => {
    const to = Date.now() + (random.next() - 0.6) * 20 * DAY_MS;
    const from = to - random.next() * 80 * DAY_MS;
    return {
      from: firstDayOf(new Date(from).toISOString()),
      to: firstDayOf(new Date(to).toISOString()),
      ...(random.next() < 0.25 ? { clientId: random.pick(history.clients) } : {}),
      ...(random.next() < 0.25 ? { recruiterId: random.pick(history.recruiters) } : {}),
    };
  };
  const naive = async (figure: string, { user }: History, asked: Asked, from = asked.from, to = asked.to) => {
    const { rows } = await client.query<{ value: string | null; bucket?: string }>(naiveRows(figure), [
      user.agencyId,
      from,
      to,
      new Date().toISOString(),
      asked.clientId ?? null,
      asked.recruiterId ?? null,
    ]);
    return rows.map(
      ({ value, ...row }): NaiveRow => ({ ...row, value: value === null ? null : Number(value) }),
    );
  };
  const actorOf = ({ user }: History) => ({ ...user, role: 'AGENCY_ADMIN' as const, sessionId: user.userId });

  /** The rows that a figure names are those that the naive statement finds: as many, and of the same values. */
  async function compareRows(
    history: History,
    asked: Asked,
    figure: (typeof FIGURE_IDS)[number] | (typeof SERIES_IDS)[number],
    wanted: readonly NaiveRow[],
    bucket?: string,
  ) {
    const { data } = await server.inTenant(history.user.agencyId, (tx) =>
      listRows(tx, actorOf(history), { ...asked, figure, bucket, page: 1, perPage: 1000 }),
    );
    expect([figure, bucket, data.pagination.totalItems, data.items.length]).toEqual([
      figure,
      bucket,
      wanted.length,
      wanted.length,
    ]);
    const given = data.items.map(({ value }) => value ?? 0).sort((one, other) => one - other);
    const meant = wanted.map(({ value }) => value ?? 0).sort((one, other) => one - other);
    expect(given.filter((value, index) => !isNear(value, meant[index] ?? null))).toEqual([]);
  }

  async function compareFigures(history: History, asked: Asked, report: MetricsReport): Promise<void> {
    const { previousFrom, previousTo } = report.period;
    for (const id of FIGURE_IDS) {
      const figure = report.figures.find((one) => one.id === id);
      if (!figure) throw new Error(`no ${id}`);
      const rows = await naive(id, history, asked);
      const former = await naive(id, history, asked, previousFrom, previousTo);
      expect([id, figure.n, figure.previous.n]).toEqual([id, rows.length, former.length]);
      const pairs = [
        [figure.value, valueOf(figure.unit, rows)],
        [figure.previous.value, valueOf(figure.unit, former)],
      ] as const;
      for (const [given, wanted] of pairs)
        expect({ id, given, wanted, near: isNear(given, wanted) }).toMatchObject({ near: true });
      await compareRows(history, asked, id, rows);
    }
  }

  async function compareSeries(history: History, asked: Asked, report: MetricsReport): Promise<void> {
    for (const id of SERIES_IDS) {
      const series = report.series.find((one) => one.id === id);
      if (!series) throw new Error(`no ${id}`);
      const rows = await naive(id, history, asked);
      // An interval goes on until the next begins.
      const starts = series.points.map(({ bucket }) => bucket);
      const bucketOf = ({ bucket = '' }: NaiveRow) =>
        SERIES[id].buckets === 'TIME' ? (starts.findLast((start) => start <= bucket) ?? '') : bucket;
      const groups = Map.groupBy(rows, bucketOf);
      expect([id, [...groups.keys()].filter((bucket) => !starts.includes(bucket))]).toEqual([id, []]);
      for (const { bucket, value, n } of series.points) {
        const group = groups.get(bucket) ?? [];
        expect([id, bucket, n]).toEqual([id, bucket, group.length]);
        const wanted = valueOf(series.unit, group);
        expect({ id, bucket, value, wanted, near: isNear(value, wanted) }).toMatchObject({ near: true });
        if (group.length > 0) await compareRows(history, asked, id, group, bucket);
      }
    }
  }

  it(`[MTR-03] [MTR-04] every value is what a statement written apart finds, and the number of its rows, on ${HISTORIES} of them`, async () => {
    const said = new Map<string, number>(FIGURE_IDS.map((id) => [id, 0]));
    const silent = () => [...said].filter(([, times]) => times < SAID);
    for (let seed = 1; seed <= HISTORIES || (silent().length > 0 && seed <= MOST_HISTORIES); seed += 1) {
      const history = await makeHistory(server, ownerOf(client), seed, DEEDS);
      const asked = askedOf(history, seeded(seed * 7919));
      const report = await server.inTenant(history.user.agencyId, (tx) =>
        readReport(tx, actorOf(history), asked),
      );
      for (const { id, value, n } of report.figures)
        if (value !== null && n > 0) said.set(id, (said.get(id) ?? 0) + 1);
      try {
        await compareFigures(history, asked, report);
        await compareSeries(history, asked, report);
        // Facts that were followed are facts that are counted again.
        const { repaired } = await server.inTenant(history.user.agencyId, (tx) =>
          recountFacts(tx, history.user.agencyId, null),
        );
        expect(repaired).toBe(0);
      } catch (error) {
        throw new Error(`history ${seed}, ${JSON.stringify(asked)}`, { cause: error });
      }
    }
    expect(silent()).toEqual([]);
  });
});
