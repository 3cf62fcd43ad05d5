/**
 * Measures the CV reader: `node bench/cv/run.ts [--errors] [--per-template=N]`. Samples from CV_SAMPLES or ../shared/data/cv,
 * api/fixtures/cv, and of CV_CORPUS or .cache/cv-corpus so many CVs of each template (8 unless told).
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCv } from '../../api/src/modules/cv-reading/index.ts';
import { type Given, givenValues, printCalibration } from './calibration.ts';
import type { GroundTruth } from './corpus/truth.ts';
import { isKeptOut, loadPrinted, type PrintedCv } from './printed-layouts.ts';
import { loadSamples } from './samples.ts';
import { addScore, emptyScore, FIELDS, f1, type Score, scoreReading, type Truth } from './scoring.ts';
import { type Goals, type Group, printFields, printGroups } from './tables.ts';
import { endedProcessorMs, PATIENCE_MS, printTimes, printTimesAlone } from './times.ts';

const root = join(import.meta.dirname, '../..');
const GOALS: Goals = {
  name: 0.95,
  email: 0.95,
  phone: 0.95,
  jobs: 0.9,
  education: 0.9,
};
/** What layouts that nobody here wrote shall reach. */
const PRINTED_GOALS: Goals = {
  name: 0.97,
  email: 0.97,
  phone: 0.97,
  jobs: 0.9,
  'job dates': 0.85,
  education: 0.9,
  languages: 0.85,
  hardSkills: 0.85,
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
  given: Given[];
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
      timeoutMs: PATIENCE_MS,
      // As the queue reads: one after the other in the same process.
      agencyId: 'bench',
      onPeakMemory: (bytes) => {
        peak = bytes;
      },
    },
  );
  const milliseconds = performance.now() - started;
  const scored = cv.truth.hasText
    ? { ...scoreReading(cv.truth, reading), given: givenValues(cv.truth, reading) }
    : { score: emptyScore(), errors: [], given: [] };
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

/** One score for each group of CVs. */
function groupBy(measured: (Measured & PrintedCv)[], nameOf: (cv: PrintedCv) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const m of measured) {
    const group = groups.get(nameOf(m)) ?? { name: nameOf(m), count: 0, score: emptyScore() };
    group.count += 1;
    addScore(group.score, m.score);
    groups.set(nameOf(m), group);
  }
  return [...groups.values()];
}

/** How long the CVs took; `processorMs` is what the processes that read them had taken of the processor before. */
async function printCosts(measured: Measured[], pdfs: string[], before: number | null): Promise<void> {
  const after = endedProcessorMs();
  printTimes(
    'time per CV, one after the other as the queue reads them',
    measured.map((m) => m.milliseconds),
    before === null || after === null ? null : after - before,
  );
  await printTimesAlone(pdfs);
  console.log(`peak memory worst ${Math.max(...measured.map((m) => m.peakMegabytes))} MB`);
}

function printErrors(measured: Measured[]): void {
  // What is held out stays unseen while the reader is tuned.
  for (const m of measured.filter((x) => x.set !== 'held out' && x.errors.length > 0))
    console.log(`${m.id}: ${m.errors.join('; ')}`);
}

/** Figures of the layouts that nobody here wrote, with the worst template first. */
async function measurePrinted(cvs: PrintedCv[]): Promise<Record<string, Score>> {
  if (cvs.length === 0) return {};
  const measured: (Measured & PrintedCv)[] = [];
  const before = endedProcessorMs();
  for (const cv of cvs)
    measured.push({
      ...cv,
      ...(await measure({ ...cv, set: isKeptOut(cv.template) ? 'held out' : 'tuned' })),
    });
  const bySide = groupBy(measured, (cv) => (isKeptOut(cv.template) ? 'held out' : 'tuned'));
  const sums: Record<string, Score> = { 'all printed': emptyScore() };
  for (const { name, score } of bySide) {
    sums[name] = score;
    addScore(sums['all printed'] ?? emptyScore(), score);
  }
  console.log('\nLayouts that nobody here wrote, half of the templates held out by their names');
  printFields(sums, Object.keys(sums), PRINTED_GOALS);
  printGroups(
    'template',
    groupBy(measured, (cv) => `${cv.template}${isKeptOut(cv.template) ? ' (held out)' : ''}`),
  );
  printGroups(
    'language',
    groupBy(measured, (cv) => cv.truth.language),
  );
  printGroups(
    'source',
    groupBy(measured, (cv) => cv.source),
  );
  for (const side of ['tuned', 'held out']) {
    console.log(`\nHow far confidence is to be trusted, ${side}`);
    printCalibration(
      measured.filter((m) => isKeptOut(m.template) === (side === 'held out')).flatMap((m) => m.given),
    );
  }
  console.log(`\n${measured.length} CVs; status right ${measured.filter((m) => m.rightStatus).length}`);
  await printCosts(
    measured,
    cvs.map((cv) => cv.pdf),
    before,
  );
  if (process.argv.includes('--errors')) printErrors(measured);
  return sums;
}

/** A whole number given as `--name=7`. */
function numberGiven(name: string, otherwise: number): number {
  const given = process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
  const number = Number(given ?? otherwise);
  if (!Number.isInteger(number) || number < 0)
    throw new Error(`--${name} takes a whole number, not "${given}"`);
  return number;
}

const samples = await loadSamples(process.env.CV_SAMPLES ?? join(root, '../shared/data/cv'));
const cvs = [...samples.map((s) => ({ ...s, set: 'samples' as const })), ...(await loadCorpus())];
const first = cvs[0];
// The first run fills the compile cache, as the first CV after an installation does.
if (first) await measure(first);
const measured: Measured[] = [];
const before = endedProcessorMs();
for (const cv of cvs) measured.push(await measure(cv));

const sums: Record<string, Score> = { all: emptyScore() };
for (const name of SETS) sums[name] = emptyScore();
for (const m of measured) {
  for (const column of [m.set, 'all']) addScore(sums[column] ?? emptyScore(), m.score);
}
printFields(sums, ['all', ...SETS.filter((s) => measured.some((m) => m.set === s))], GOALS);
console.log(
  `\n${measured.length} CVs (${SETS.map((s) => `${measured.filter((m) => m.set === s).length} ${s}`).join(', ')}); status right ${measured.filter((m) => m.rightStatus).length}, language right ${measured.filter((m) => m.rightLanguage).length}`,
);
await printCosts(
  measured,
  cvs.map((cv) => cv.pdf),
  before,
);
printCalibration(measured.flatMap((m) => m.given));
if (process.argv.includes('--errors')) printErrors(measured);
const printed = await measurePrinted(
  await loadPrinted(process.env.CV_CORPUS ?? join(root, '.cache/cv-corpus'), numberGiven('per-template', 8)),
);
const figuresOf = (scores: Record<string, Score>) =>
  Object.fromEntries(
    Object.entries(scores).map(([set, s]) => [set, Object.fromEntries(FIELDS.map((n) => [n, f1(s[n])]))]),
  );
await mkdir(join(root, 'bench/results'), { recursive: true });
await writeFile(
  join(root, 'bench/results/cv.json'),
  `${JSON.stringify({ at: new Date().toISOString(), goals: GOALS, figures: figuresOf(sums), printed: figuresOf(printed), cvs: measured.map(({ score: _score, given: _given, ...m }) => m) }, null, 2)}\n`,
);
