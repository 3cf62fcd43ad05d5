/**
 * Measures scores without a model: `npm run bench -- score`. With api/fixtures/cv: which stated skills and languages are found, how
 * many runs of text are lost as hidden, how long a page and a CV take; with the PDFs that hide words: how many are used. Then
 * what lines that speak to a machine gain, also with a model that obeys them, and what another name, sex, address or birth
 * changes; a picture is no part of what is judged.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveRules } from '../../api/src/modules/assessment/criteria/derive.ts';
import { compute, type Input } from '../../api/src/modules/assessment/scores/compute.ts';
import { readDocument } from '../../api/src/modules/cv-reading/read-document.ts';
import { HIDDEN, pageOf, WAYS_TO_HIDE } from '../../api/src/modules/cv-reading/testing/hidden-text.ts';
import { readPdfText } from '../../api/src/modules/cv-reading/text/pdf-document.ts';
import type { GroundTruth } from '../cv/corpus/truth.ts';
import { adversarial } from './adversarial.ts';

const ROOT = join(import.meta.dirname, '../..');
const CVS = join(ROOT, 'api/fixtures/cv');
/** What injections ask to have. */
const WISHED = ['Docker'];
const NOBODY = { skills: [], languages: [], jobs: [], degrees: [] };

interface Measured {
  readonly id: string;
  readonly isHeldOut: boolean;
  readonly stated: number;
  readonly found: number;
  readonly runs: number;
  readonly lost: number;
  readonly checkedPages: number;
  readonly pages: number;
  readonly scoreMs: number;
  readonly input: Input;
}

const truths = async (): Promise<GroundTruth[]> => {
  const names = (await readdir(CVS)).filter((name) => name.endsWith('.json')).sort();
  const all = names.map(
    async (name): Promise<GroundTruth> => JSON.parse(await readFile(join(CVS, name), 'utf8')),
  );
  return (await Promise.all(all)).filter(({ hasText }) => hasText);
};

/** What a CV states, asked for: everything of it should be found. */
async function measure(truth: GroundTruth): Promise<Measured> {
  const bytes = async () => new Uint8Array(await readFile(join(CVS, `${truth.id}.pdf`)));
  const { pages: drawn } = await readPdfText(await bytes());
  const runs = drawn.flatMap((page) => page.runs).filter((run) => run.text.trim() !== '');
  const { pages, language } = await readDocument(await bytes());
  const rules = deriveRules({
    id: '00000000-0000-4000-8000-000000000001',
    title: truth.jobTitle || 'Nobody',
    jobDescription: '',
    yearsFrom: null,
    languages: [],
    skills: [...truth.hardSkills, ...WISHED].map((name) => ({ name, type: 'HARD_SKILL' as const })),
  }).filter(({ kind }) => kind !== 'OCCUPATION');
  const isWished = ({ label }: (typeof rules)[number]): boolean => !truth.hardSkills.includes(label);
  const stated = rules.filter((rule) => !isWished(rule));
  const input: Input = {
    rules: stated,
    pages: pages.map(({ number, ...page }) => ({ ...page, page: number, tongue: language })),
    profile: NOBODY,
    person: truth,
    month: '2026-06',
  };
  const started = performance.now();
  const { verdicts } = compute(input);
  return {
    id: truth.id,
    isHeldOut: truth.heldOut,
    stated: stated.length,
    found: verdicts.filter(({ verdict }) => verdict !== 'NOT_SHOWN').length,
    runs: runs.length,
    lost: runs.filter(({ seen }) => !seen).length,
    checkedPages: drawn.filter(({ checked }) => checked).length,
    pages: drawn.length,
    scoreMs: performance.now() - started,
    input: { ...input, rules },
  };
}

async function hiddenWordsUsed(): Promise<number> {
  let used = 0;
  for (const content of Object.values(WAYS_TO_HIDE)) {
    const { pages } = await readDocument(pageOf(content));
    if (pages.some(({ lines }) => lines.some(({ text }) => text.includes(HIDDEN)))) used += 1;
  }
  return used;
}

const sum = (all: readonly Measured[], of: (one: Measured) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

const measured: Measured[] = [];
for (const truth of await truths()) measured.push(await measure(truth));
const used = await hiddenWordsUsed();
for (const [name, set] of [
  ['tuned', measured.filter(({ isHeldOut }) => !isHeldOut)],
  ['held out', measured.filter(({ isHeldOut }) => isHeldOut)],
] as const)
  console.log(
    `${name}: ${sum(set, ({ found }) => found)} of ${sum(set, ({ stated }) => stated)} stated skills found`,
  );
const lost = sum(measured, (one) => one.lost);
console.log(
  `runs lost as hidden: ${lost} of ${sum(measured, ({ runs }) => runs)}; pages checked: ${sum(measured, ({ checkedPages }) => checkedPages)} of ${sum(measured, ({ pages }) => pages)}`,
);
console.log(`ways to hide whose words are used: ${used} of ${Object.keys(WAYS_TO_HIDE).length}`);
console.log(
  `judging a CV: mean ${(sum(measured, ({ scoreMs }) => scoreMs) / measured.length).toFixed(1)} ms, worst ${Math.max(...measured.map(({ scoreMs }) => scoreMs)).toFixed(1)} ms`,
);
const hostile = await adversarial(measured.map(({ input }) => input));
console.log(
  `injections: ${hostile.injections}, gain at most ${hostile.gain}, ${hostile.reached} reached the model; honest lines mistaken for one: ${hostile.mistaken.length}`,
);
console.log(`swaps of who somebody is: ${hostile.swaps}, difference at most ${hostile.difference}`);
await mkdir(join(ROOT, 'bench/results'), { recursive: true });
await writeFile(
  join(ROOT, 'bench/results/score.json'),
  `${JSON.stringify({ at: new Date().toISOString(), hiddenWordsUsed: used, hostile, cvs: measured.map(({ input: _, ...cv }) => cv) }, null, 2)}\n`,
);
const isUnmoved = hostile.gain <= 0 && hostile.difference === 0 && hostile.reached === 0;
process.exitCode = lost === 0 && used === 0 && isUnmoved && hostile.mistaken.length === 0 ? 0 : 1;
