import { getMetricsReport, listMetricsRows, MAX_ROWS_PAGE } from '@cantera/shared/contracts/metrics';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route, SENT } from '../../http/route.ts';
import { readReport } from './report.service.ts';
import { listRows, sendAllRows } from './rows.service.ts';

export function metricsRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    deps,
    getMetricsReport,
    async ({ tx, actor, input: { query } }) => ({ data: await readReport(tx, actor, query) }),
    { mayAbort: true },
  );

  route(
    app,
    deps,
    listMetricsRows,
    async ({ tx, actor, request, reply, input: { query } }) => {
      if (query.perPage <= MAX_ROWS_PAGE) return listRows(tx, actor, query);
      await sendAllRows(tx, actor, query, { request, reply });
      return SENT;
    },
    { isAlone: true },
  );
}
