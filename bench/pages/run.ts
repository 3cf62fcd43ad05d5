import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCities } from '../../api/src/modules/lookups/city-data.ts';
import { readSites, type Site } from './corpus.ts';
import { fetchSites, readOutsideSites } from './outside.ts';
import { citiesByName, score, totalOf } from './scoring.ts';

/**
 * Companies read from their pages against what a person wrote down of them: sites of others and sites that were written for this
 * measurement, of both those that the reader was tuned on and others that tuning did not look at.
 */
const OUT = path.resolve(import.meta.dirname, '../results/pages.json');
const BARS = {
  tuned: { precision: 0.95, recall: 0.75 },
  'held-out': { precision: 0.9, recall: 0.65 },
} as const;
const FOLDERS = ['tuned', 'held-out'] as const;

const cities = citiesByName((await readCities()).map(({ name, otherNames }) => [name, ...otherNames]));
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(2));
const results: Record<string, unknown> = {};
let isGood = true;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function measure(name: string, folder: (typeof FOLDERS)[number], sites: readonly Site[]): void {
  const { counts, faults } = score(sites, cities);
  const total = totalOf(counts);
  const bar = BARS[folder];
  isGood &&= total.precision >= bar.precision && total.recall >= bar.recall;
  results[name] = {
    sites: sites.length,
    total,
    counts,
    faults: folder === 'tuned' ? faults : faults.length,
  };
  say(`\n${name}, ${sites.length} sites`);
  for (const [field, { given, wanted, right }] of Object.entries(counts))
    say(`  ${field.padEnd(12)} precision ${percent(right, given)}  recall ${percent(right, wanted)}`);
  say(
    `  all          precision ${total.precision.toFixed(3)} (at least ${bar.precision})  recall ${total.recall.toFixed(3)} (at least ${bar.recall})`,
  );
  // What is held out is not to be looked at.
  if (folder === 'tuned') for (const fault of faults) say(`  ${fault}`);
}

for (const folder of FOLDERS) measure(folder, folder, readSites(folder));
for (const folder of FOLDERS) {
  const name = `outside, ${folder}`;
  const { sites, failures } = await fetchSites(readOutsideSites(folder));
  if (failures.length === 0) measure(name, folder, sites);
  else {
    isGood = false;
    results[name] = { sites: sites.length, failures };
    say(`\n${name}: not measured, ${failures.length} pages could not be had`);
    for (const failure of failures.slice(0, 10)) say(`  ${failure}`);
  }
}
mkdirSync(path.dirname(OUT), { recursive: true });
writeFileSync(OUT, `${JSON.stringify(results, null, 2)}\n`);
process.exitCode = isGood ? 0 : 1;
