import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fold } from '@cantera/shared/contracts/text';
import { readCities } from '../../api/src/modules/lookups/city-data.ts';
import { readSites } from './corpus.ts';
import { score, totalOf } from './scoring.ts';

/**
 * Companies read from saved pages against what a person wrote down of them: those that the reader was tuned on, and others that
 * tuning did not look at. All of them were written for this measurement; none is a copy of a real site.
 */
const OUT = path.resolve(import.meta.dirname, '../results/pages.json');
const BARS = {
  tuned: { precision: 0.95, recall: 0.75 },
  'held-out': { precision: 0.9, recall: 0.65 },
} as const;

const cities = new Set(
  (await readCities()).flatMap(({ name, otherNames }) => [name, ...otherNames]).map((name) => fold(name)),
);
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(2));
const results: Record<string, unknown> = {};
let isGood = true;
for (const folder of ['tuned', 'held-out'] as const) {
  const sites = readSites(folder);
  const { counts, faults } = score(sites, cities);
  const total = totalOf(counts);
  const bar = BARS[folder];
  isGood &&= total.precision >= bar.precision && total.recall >= bar.recall;
  results[folder] = {
    sites: sites.length,
    total,
    counts,
    faults: folder === 'tuned' ? faults : faults.length,
  };
  process.stdout.write(`\n${folder}, ${sites.length} sites\n`);
  for (const [field, { given, wanted, right }] of Object.entries(counts))
    process.stdout.write(
      `  ${field.padEnd(12)} precision ${percent(right, given)}  recall ${percent(right, wanted)}\n`,
    );
  process.stdout.write(
    `  all          precision ${total.precision.toFixed(3)} (at least ${bar.precision})  recall ${total.recall.toFixed(3)} (at least ${bar.recall})\n`,
  );
  // What is held out is not to be looked at.
  if (folder === 'tuned') for (const fault of faults) process.stdout.write(`  ${fault}\n`);
}
mkdirSync(path.dirname(OUT), { recursive: true });
writeFileSync(OUT, `${JSON.stringify(results, null, 2)}\n`);
process.exitCode = isGood ? 0 : 1;
