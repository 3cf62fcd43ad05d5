/** Measures the CV reader: `node bench/cv/run.ts [--errors]`. Samples from CV_SAMPLES or ../shared/data/cv, and api/fixtures/cv. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCv } from '../../api/src/modules/cv-reading/index.ts';
import type { GroundTruth } from './corpus/truth.ts';
import { loadSamples } from './samples.ts';
import {
  addScore,
  emptyScore,
  FIELDS,
  type FieldName,
  f1,
  type Score,
  scoreReading,
  type Truth,
} from './scoring.ts';

const root = join(import.meta.dirname, '../..');
const GOALS: Partial<Record<FieldName, number>> = {
  name: 0.95,
  email: 0.95,
  phone: 0.95,
  jobs: 0.9,
  education: 0.9,
};
type SetName = 'samples' | 'tuned' | 'held out';
const SETS: SetName[] = ['samples', 'tuned', 'held out'];
interface Measured {
  id: string;
  set: SetName;
  status: string;
  rightStatus: boolean;
  rightLanguage: boolean;
  milliseconds: number;
  peakMegabytes: number;
  score: Score;
  errors: string[];
}

async function loadCorpus(): Promise<{ pdf: string; set: SetName; truth: Truth }[]> {
  const folder = join(root, 'api/fixtures/cv');
  const names = (await readdir(folder)).filter((n) => n.endsWith('.json')).sort();
  const cvs: { pdf: string; set: SetName; truth: Truth }[] = [];
  for (const name of names) {
    // Written by make-corpus.ts in this very shape.
    const truth: GroundTruth = JSON.parse(await readFile(join(folder, name), 'utf8'));
    cvs.push({
      pdf: join(folder, name.replace(/\.json$/, '.pdf')),
      set: truth.heldOut ? 'held out' : 'tuned',
      truth,
    });
  }
  return cvs;
}

async function measure(cv: { pdf: string; set: SetName; truth: Truth }): Promise<Measured> {
  let peak = 0;
  const started = performance.now();
  const reading = await readCv(
    { path: cv.pdf },
    {
      onPeakMemory: (bytes) => {
        peak = bytes;
      },
    },
  );
  const milliseconds = performance.now() - started;
  const scored = cv.truth.hasText ? scoreReading(cv.truth, reading) : { score: emptyScore(), errors: [] };
  return {
    id: cv.truth.id,
    set: cv.set,
    status: reading.status,
    rightStatus: reading.status === (cv.truth.hasText ? 'READ' : 'NO_TEXT'),
    rightLanguage: !cv.truth.hasText || reading.language === cv.truth.language,
    milliseconds: Math.round(milliseconds),
    peakMegabytes: Math.round(peak / 1_048_576),
    ...scored,
  };
}

function printTable(sums: Record<string, Score>, columns: string[]): void {
  const cell = (s: Score, field: FieldName) => {
    const r = f1(s[field]);
    return (r ? `${r.precision.toFixed(2)} ${r.recall.toFixed(2)} ${r.f1.toFixed(3)}` : '–').padStart(17);
  };
  console.log(
    `${'field'.padEnd(17)}${columns.map((c) => c.padStart(17)).join('')}${'goal'.padStart(7)}\n${' '.repeat(17)}${columns.map(() => '     P    R    F1'.padStart(17)).join('')}`,
  );
  for (const field of FIELDS) {
    const goal = GOALS[field];
    console.log(
      `${field.padEnd(17)}${columns.map((c) => cell(sums[c] ?? emptyScore(), field)).join('')}${(goal ? goal.toFixed(2) : '').padStart(7)}`,
    );
  }
}

const samples = await loadSamples(process.env.CV_SAMPLES ?? join(root, '../shared/data/cv'));
const cvs = [...samples.map((s) => ({ ...s, set: 'samples' as const })), ...(await loadCorpus())];
const first = cvs[0];
// The first run fills the compile cache, as the first CV after an installation does.
if (first) await measure(first);
const measured: Measured[] = [];
for (const cv of cvs) measured.push(await measure(cv));

const sums: Record<string, Score> = { all: emptyScore() };
for (const name of SETS) sums[name] = emptyScore();
for (const m of measured) {
  for (const column of [m.set, 'all']) addScore(sums[column] ?? emptyScore(), m.score);
}
printTable(sums, ['all', ...SETS.filter((s) => measured.some((m) => m.set === s))]);
const sorted = measured.map((m) => m.milliseconds).sort((a, b) => a - b);
const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
console.log(
  `\n${measured.length} CVs (${SETS.map((s) => `${measured.filter((m) => m.set === s).length} ${s}`).join(', ')}); status right ${measured.filter((m) => m.rightStatus).length}, language right ${measured.filter((m) => m.rightLanguage).length}`,
);
console.log(
  `time per CV, process start included: median ${median} ms, worst ${sorted.at(-1)} ms; peak memory worst ${Math.max(...measured.map((m) => m.peakMegabytes))} MB`,
);
if (process.argv.includes('--errors')) {
  // The held-out third stays unseen while the reader is tuned.
  for (const m of measured.filter((x) => x.set !== 'held out' && x.errors.length > 0))
    console.log(`${m.id}: ${m.errors.join('; ')}`);
}
const figures = Object.fromEntries(
  Object.entries(sums).map(([set, s]) => [set, Object.fromEntries(FIELDS.map((n) => [n, f1(s[n])]))]),
);
await mkdir(join(root, 'bench/results'), { recursive: true });
await writeFile(
  join(root, 'bench/results/cv.json'),
  `${JSON.stringify({ at: new Date().toISOString(), goals: GOALS, figures, cvs: measured.map(({ score: _score, ...m }) => m) }, null, 2)}\n`,
);
