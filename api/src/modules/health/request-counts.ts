import type { FastifyInstance } from 'fastify';

/** Seconds; the aims of the product's lists are 40 ms. */
export const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

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
