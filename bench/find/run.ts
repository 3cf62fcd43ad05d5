import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withSeeded } from '../api/seeded.ts';
import { ORIGIN, ROOT } from '../api/server.ts';

/**
 * What the search of the shell costs on the server, with the data of `bench -- api` (100,000 candidates, 5,000 positions,
 * 10,000 clients): p95 of the requests that somebody makes who types a search letter by letter, one after the other.
 */
const SEARCHES = [
  'maria garcia',
  'susana',
  'zubizarreta',
  'enfermera',
  'grupo brugues',
  'person4711-',
  '+34 612 345',
  '600 04 71 1',
  'barcelona',
  'desarrollador backend',
  'nobody at all',
];
const ROUNDS = 4;
const P95_MS = 50;

const prefixes = (search: string): string[] =>
  Array.from({ length: search.length - 1 }, (_, at) => search.slice(0, at + 2)).filter(
    (typed) => typed.trim() === typed,
  );
const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

async function time(term: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${ORIGIN}/api/v1/find?${new URLSearchParams({ term })}`, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`“${term}” was answered ${answer.status}`);
  return performance.now() - start;
}

await withSeeded(async ({ headers }) => {
  for (const term of SEARCHES) await time(term, headers);
  const figures: { search: string; p50: number; p95: number; worst: string }[] = [];
  const all: number[] = [];
  for (const search of SEARCHES) {
    const times: { typed: string; took: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const typed of prefixes(search)) times.push({ typed, took: await time(typed, headers) });
    const took = times.map((one) => one.took);
    all.push(...took);
    const worst = times.sort((one, other) => other.took - one.took)[0];
    figures.push({
      search,
      p50: percentile(took, 0.5),
      p95: percentile(took, 0.95),
      worst: `“${worst?.typed}” ${worst?.took.toFixed(0)} ms`,
    });
  }
  const p95 = percentile(all, 0.95);
  mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(path.join(ROOT, 'bench/results/find.json'), JSON.stringify({ p95, figures }, null, 2));
  console.table(figures.map((row) => ({ ...row, p50: row.p50.toFixed(1), p95: row.p95.toFixed(1) })));
  process.stdout.write(`p95 of ${all.length} requests: ${p95.toFixed(1)} ms (at most ${P95_MS})\n`);
  process.exitCode = p95 <= P95_MS ? 0 : 1;
});
