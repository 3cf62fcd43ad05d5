import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../tools/webpack/packages.ts';
import { serveDemo } from '../web/demo-server.ts';
import { timeRequests } from '../web/timed-requests.ts';
import { seedActivity } from './seed-activity.ts';

/**
 * What happened with a person, of whom 5,000 things are known, among 5,000 others of whom 20 each are: p95 of the first page,
 * of one in the middle, of one kind, for a recruiter and for a hiring manager of one position of the person's 200.
 */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 300);
/** ms */
const AIM = 40;

const listed = z.object({ data: z.object({ items: z.array(z.unknown()) }) });

const served = await serveDemo();
let isMet = true;
try {
  const { url, owner } = served;
  const { candidateId, middle } = await seedActivity(owner);
  const recruiter = await served.logIn('recruiter@demo.test');
  const manager = await served.logIn('manager@demo.test');
  const base = `${url}/api/v1/candidates/${candidateId}`;
  const pages = [
    ['nothing, for comparison', `${url}/health/live`, recruiter],
    ['first page', `${base}/activity`, recruiter],
    ['in the middle', `${base}/activity?before=${middle}`, recruiter],
    ['messages alone', `${base}/activity?kinds=MESSAGE`, recruiter],
    ['first page, hiring manager', `${base}/activity`, manager],
    ['processes', `${base}/processes`, recruiter],
  ] as const;
  const figures = [];
  for (const [page, address, token] of pages) {
    const { p50, p95, last } = await timeRequests(address, token, REQUESTS);
    figures.push({ page, p50, p95, entries: listed.safeParse(last).data?.data.items.length ?? 0 });
  }
  isMet = figures.every(({ p95 }) => p95 <= AIM);
  mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(path.join(ROOT, 'bench/results/activity.json'), JSON.stringify(figures, null, 2));
  console.table(
    figures.map(({ page, p50, p95, entries }) => ({
      page,
      'p50 ms': p50.toFixed(1),
      'p95 ms': p95.toFixed(1),
      entries,
    })),
  );
} finally {
  await served.close();
}
if (!isMet) {
  console.error(`The aim is ${AIM} ms.`);
  process.exitCode = 1;
}
