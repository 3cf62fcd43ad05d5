import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { boardOf500, candidateWithComments } from './data.ts';
import { type Figure, type Measured, measure } from './measure.ts';
import { withSeeded } from './seeded.ts';
import { type Login, ORIGIN, ROOT } from './server.ts';

/**
 * The lists and the board of one agency with 100,000 candidates (or BENCH_CANDIDATES), 5,000 positions, 200,000 applications and
 * 10,000 clients: p95 at 1 client, requests a second at 16, each beside the same server's empty route in the same minute, and each
 * list beside the same page without its total.
 */
const POSITIONS = '/api/v1/agency/jobs?per_page=10';
const CANDIDATES = '/api/v1/candidates/search/simple?per_page=10';
const CLIENTS = '/api/v1/agency/clients?per_page=10';

const LISTS: readonly (readonly [page: string, path: string])[] = [
  ['positions page 1', POSITIONS],
  ['positions page 500', `${POSITIONS}&page=500`],
  ['candidates page 1', CANDIDATES],
  ['candidates page 500', `${CANDIDATES}&page=500`],
  ['candidates search', `${CANDIDATES}&search_term=garcia`],
  ['candidates search of a letter', `${CANDIDATES}&search_term=a`],
  ['clients page 1', CLIENTS],
  ['clients page 1000, the last', `${CLIENTS}&page=1000`],
  ['clients search', `${CLIENTS}&search=montseny`],
];

async function pagesOf(databaseUrl: string, { headers, agencyId }: Login): Promise<Measured[]> {
  const board = await boardOf500(databaseUrl, agencyId);
  const commented = await candidateWithComments(ORIGIN, headers);
  return [
    ...LISTS.map(([page, address]) => ({ page, path: address, isList: true })),
    { page: 'comments, 1,000 on one', path: `/api/v1/candidates/${commented}/comments` },
    { page: 'board of 500', path: `/api/v1/agency/clients/jobs/${board}/hiring_process_steps` },
  ];
}

const row = (figure: Figure) => ({
  page: figure.page,
  'p95 ms': figure.p95.toFixed(1),
  'req/s 1': figure.alone.toFixed(0),
  'req/s 16': figure.at16.toFixed(0),
  'of empty 1': figure.toEmpty1.toFixed(3),
  'of empty 16': figure.toEmpty16.toFixed(3),
  'of no total 16': figure.toBare16?.toFixed(2) ?? '',
  KB: (figure.bytes / 1000).toFixed(0),
});

await withSeeded(async (login, databaseUrl) => {
  const figures: Figure[] = [];
  for (const page of await pagesOf(databaseUrl, login)) figures.push(await measure(page, login.headers));
  mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(path.join(ROOT, 'bench/results/api.json'), JSON.stringify(figures, null, 2));
  console.table(figures.map(row));
});
