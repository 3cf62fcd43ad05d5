import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { CORRUPTIONS, type Double, makeDouble, makePerson, type Person, seeded } from './people.ts';
import { openAgency } from './product.ts';

/**
 * Doubles among 100,000 candidates: how long the scan takes, and how many of the doubles that were planted it finds
 * (recall) and how many of its finds were planted (precision), by what was changed in the copy.
 */
const TOTAL = Number(process.env.BENCH_CANDIDATES || 100_000);
const SEED = Number(process.env.BENCH_SEED || 20_261);
const OUT = path.resolve(import.meta.dirname, '../results/duplicates.json');

function makeSet(): { people: Person[]; doubles: Double[] } {
  const random = seeded(SEED);
  const originals = Math.round(TOTAL / 1.1);
  const people = Array.from({ length: originals }, () => makePerson(random));
  const doubles = people
    .map((person) => [random(), person] as const)
    .sort(([one], [other]) => one - other)
    .slice(0, TOTAL - originals)
    .map(([, person]) => makeDouble(random, person));
  return { people, doubles };
}

const keyOf = (one: string, other: string): string => [one, other].sort().join(' ');
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(4));

const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-bench-duplicates-'));
const server = await startEmbeddedPostgres({ dataDir });
try {
  const { people, doubles } = makeSet();
  const agency = await openAgency(server.url, dataDir);
  await agency.insert(people, new Map());
  await agency.insert(
    doubles.map(({ copy }) => copy),
    new Map(doubles.map(({ copy, original }) => [copy.id, original])),
  );
  const begun = performance.now();
  await agency.scan();
  const seconds = (performance.now() - begun) / 1000;
  const found = new Set((await agency.pairs()).map(([one, other]) => keyOf(one, other)));
  await agency.close();

  const isFound = ({ original, copy }: Double): boolean => found.has(keyOf(original.id, copy.id));
  const right = doubles.filter(isFound).length;
  const rows = [
    { doubles: 'all', planted: doubles.length, recall: percent(right, doubles.length) },
    ...CORRUPTIONS.map((corruption) => {
      const with_ = doubles.filter(({ corruptions }) => corruptions.includes(corruption));
      return {
        doubles: `with ${corruption}`,
        planted: with_.length,
        recall: percent(with_.filter(isFound).length, with_.length),
      };
    }),
    ...[1, 2, 3].map((count) => {
      const with_ = doubles.filter(({ corruptions }) => corruptions.length === count);
      return {
        doubles: `${count} changes`,
        planted: with_.length,
        recall: percent(with_.filter(isFound).length, with_.length),
      };
    }),
  ];
  const precision = percent(right, found.size);
  console.table(rows);
  process.stdout.write(
    `${found.size} pairs found, precision ${precision} (aim 0.99), recall ${percent(right, doubles.length)} (aim 0.90), ${TOTAL} candidates in ${seconds.toFixed(1)} s (aim 60)\n`,
  );
  mkdirSync(path.dirname(OUT), { recursive: true });
  writeFileSync(OUT, `${JSON.stringify({ total: TOTAL, seed: SEED, seconds, precision, rows }, null, 2)}\n`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
