import { after, before } from 'node:test';
import { firstDayOf } from '@cantera/shared/contracts/day';
import {
  type FigureId,
  getMetricsReport,
  listMetricsRows,
  type MetricsReport,
  type SeriesId,
} from '@cantera/shared/contracts/metrics';
import { moveApplications } from '@cantera/shared/contracts/pipeline';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from './harness.ts';
import { stepNamed } from './pipeline-data.ts';

export const DAY_MS = 86_400_000;
/** The day of so many days ago, `YYYY-MM-DD`. */
export const dayAgo = (days: number) => firstDayOf(new Date(Date.now() - days * DAY_MS).toISOString());

/** A figure of a report. */
export const figure = ({ figures }: MetricsReport, id: FigureId) => {
  const found = figures.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
/** The counts of a series by bucket. */
export const points = ({ series }: MetricsReport, id: SeriesId): Record<string, number> =>
  Object.fromEntries(series.find((one) => one.id === id)?.points.map(({ bucket, n }) => [bucket, n]) ?? []);

/** Agencies with metrics on a server of their own, and what is asked of them; for the tests of one `describe`. */
export function metricsCalls() {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());
  return {
    get server() {
      return server;
    },
    /** A new one, whose days are cut in a zone. */
    agency: async (zone = 'UTC'): Promise<TestUser> => {
      const user = await server.createAgency();
      await server.asOwner('update agencies set time_zone = $2 where id = $1', [user.agencyId, zone]);
      return user;
    },
    report: async (
      user: TestUser,
      query: NonNullable<Parameters<typeof server.call<typeof getMetricsReport>>[2]>['query'] = {},
    ): Promise<MetricsReport> => {
      const answer = await server.call(getMetricsReport, user, { query });
      expect(answer.status).toBe(200);
      return answer.body.data;
    },
    rows: async (
      user: TestUser,
      query: NonNullable<Parameters<typeof server.call<typeof listMetricsRows>>[2]>['query'],
    ) => {
      const answer = await server.call(listMetricsRows, user, { query });
      expect(answer.status).toBe(200);
      return answer.body.data;
    },
    /** Moves applications to the step of a name. */
    moveTo: async (user: TestUser, positionId: string, applicationIds: string[], name: string) => {
      const { status } = await server.call(moveApplications, user, {
        params: { id: positionId },
        body: { applicationIds, stepId: await stepNamed(server, user.agencyId, positionId, name) },
      });
      expect(status).toBe(200);
    },
    /** Puts the time of an application, and of what was made of it. */
    appliedAt: (id: string, at: string) =>
      server.asOwner('update applications set created_at = $2 where id = $1', [id, at]),
  };
}
