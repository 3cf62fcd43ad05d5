import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { jobCounts } from '../../jobs/counts.ts';

/** Seconds; the aims of the product's lists are 40 ms. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface RequestCounts {
  readonly byStatus: Map<string, number>;
  readonly buckets: number[];
  seconds: number;
  total: number;
}

/** Counts answers by class of status, and their time. */
export function countRequests(app: FastifyInstance): RequestCounts {
  const counts: RequestCounts = { byStatus: new Map(), buckets: BUCKETS.map(() => 0), seconds: 0, total: 0 };
  app.addHook('onResponse', async (_request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const seconds = reply.elapsedTime / 1000;
    counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1);
    counts.seconds += seconds;
    counts.total += 1;
    BUCKETS.forEach((limit, index) => {
      if (seconds <= limit) counts.buckets[index] = (counts.buckets[index] ?? 0) + 1;
    });
  });
  return counts;
}

const metric = (name: string, type: 'counter' | 'gauge', help: string, lines: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');

/** The counters in Prometheus' text format. */
export function renderMetrics(counts: RequestCounts, deps: Deps): string {
  const { pool } = deps;
  return `${[
    metric(
      'cantera_http_requests_total',
      'counter',
      'Answers by class of status.',
      [...counts.byStatus].map(([status, n]) => `cantera_http_requests_total{status="${status}"} ${n}`),
    ),
    [
      '# HELP cantera_http_request_seconds Time to answer.',
      '# TYPE cantera_http_request_seconds histogram',
      ...BUCKETS.map(
        (limit, i) => `cantera_http_request_seconds_bucket{le="${limit}"} ${counts.buckets[i] ?? 0}`,
      ),
      `cantera_http_request_seconds_bucket{le="+Inf"} ${counts.total}`,
      `cantera_http_request_seconds_sum ${counts.seconds}`,
      `cantera_http_request_seconds_count ${counts.total}`,
    ].join('\n'),
    metric(
      'cantera_jobs_total',
      'counter',
      'Jobs of the queue that this process carried out.',
      (['done', 'failed'] as const).flatMap((result) =>
        [...jobCounts[result]].map(
          ([kind, n]) => `cantera_jobs_total{kind="${kind}",result="${result}"} ${n}`,
        ),
      ),
    ),
    metric('cantera_database_connections', 'gauge', 'Connections of the pool.', [
      `cantera_database_connections{state="open"} ${pool.totalCount}`,
      `cantera_database_connections{state="idle"} ${pool.idleCount}`,
      `cantera_database_connections{state="waiting"} ${pool.waitingCount}`,
    ]),
    metric('cantera_memory_bytes', 'gauge', 'Resident memory of this process.', [
      `cantera_memory_bytes ${process.memoryUsage.rss()}`,
    ]),
  ].join('\n')}\n`;
}
