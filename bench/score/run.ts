/**
 * Measures scores: `npm run bench -- score`, without a network. With api/fixtures/cv: which stated skills are found, how many runs
 * of text are lost as hidden, years in each occupation, who of two people stands ahead, whether what is stated holds, how long a
 * page and a CV take; with the PDFs that hide words: how many are used; with CVs that somebody judged by reading
 * (`judged-lines.ts`): precision and recall, in one language and across languages, and lines that deny. Then what lines that speak
 * to a machine gain, also with a model that obeys them, and what another name, sex, address or birth changes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveRules } from '../../api/src/modules/assessment/criteria/derive.ts';
import { compute, type Input } from '../../api/src/modules/assessment/scores/compute.ts';
import { readDocument } from '../../api/src/modules/cv-reading/read-document.ts';
import { HIDDEN, pageOf, WAYS_TO_HIDE } from '../../api/src/modules/cv-reading/testing/hidden-text.ts';
import { adversarial } from './adversarial.ts';
import { judgementOf, linesMet, readQuestions } from './judged-cvs.ts';
import { JUDGED, NEGATED } from './judged-lines.ts';
import { orderOf } from './order.ts';
import { type ReadCv, readFixtures } from './read-fixtures.ts';
import { unfounded } from './statements.ts';
import { TUNED, TUNED_NEGATED } from './tuned.ts';
import { yearsOf } from './years.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What injections ask to have. */
const WISHED = ['Docker'];
const LEAST = { precision: 0.97, recall: 0.92, recallAcross: 0.8, years: 0.95, ordered: 0.85 };
const LIMITS = { wronglyMet: 3, cvMs: 150, pageMs: 150 };

interface Measured {
  readonly cv: ReadCv;
  readonly stated: number;
  readonly found: number;
  readonly scoreMs: number;
  readonly unfounded: readonly string[];
  readonly input: Input;
}

/** What a CV states, asked for: everything of it should be found. */
function measure(cv: ReadCv): Measured {
  const { truth } = cv;
  const rules = deriveRules({
    id: '00000000-0000-4000-8000-000000000001',
    title: truth.jobTitle || 'Nobody',
    jobDescription: '',
    yearsFrom: 3,
    languages: [
      { code: 'en', proficiency: 'C1' },
      { code: 'es', proficiency: 'B2' },
    ],
    skills: [...truth.hardSkills, ...WISHED].map((name) => ({ name, type: 'HARD_SKILL' as const })),
  });
  const skills = rules.filter(({ kind }) => kind === 'SKILL' || kind === 'CREDENTIAL');
  const stated = skills.filter(({ label }) => truth.hardSkills.includes(label));
  const started = performance.now();
  const { verdicts } = compute({ ...cv.input, rules });
  const scoreMs = performance.now() - started;
  const isFound = (id: string): boolean =>
    verdicts.some(({ criterionId, verdict }) => criterionId === id && verdict !== 'NOT_SHOWN');
  return {
    cv,
    stated: stated.length,
    found: stated.filter(({ id }) => isFound(id)).length,
    scoreMs,
    unfounded: unfounded(cv.input, rules),
    input: { ...cv.input, rules: skills, profile: { skills: [], languages: [], jobs: [], degrees: [] } },
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

const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((total, one) => total + of(one), 0);
const p95 = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const missed: string[] = [];
/** Prints a figure with its bar, and remembers a bar that it does not reach. */
function bar(told: string, isReached: boolean): void {
  console.log(`${isReached ? ' ' : '!'} ${told}`);
  if (!isReached) missed.push(told);
}

const cvs = await readFixtures();
const measured = cvs.map(measure);
for (const set of ['tuned', 'held out', 'samples'] as const) {
  const own = measured.filter(({ cv }) => cv.set === set);
  const { asked, right, wrong } = yearsOf(own.map(({ cv }) => cv));
  console.log(
    `  ${set}: ${sum(own, ({ found }) => found)} of ${sum(own, ({ stated }) => stated)} stated skills found; years within 0.5 of ${right} of ${asked} occupations${set === 'tuned' ? wrong.map((one) => `\n    ${one}`).join('') : ''}`,
  );
}

const judged = judgementOf(readQuestions(JUDGED));
const tuned = judgementOf(readQuestions(TUNED));
const { met, rightlyMet, own, across } = judged.counts;
bar(
  `judged lines, ${judged.questions} questions: precision of MET ${percent(judged.precision)} (${rightlyMet} of ${met}; at least ${LEAST.precision})`,
  judged.precision >= LEAST.precision,
);
bar(
  `judged lines: recall of MET in one language ${percent(judged.recall)} of ${own} (at least ${LEAST.recall})`,
  judged.recall >= LEAST.recall,
);
bar(
  `judged lines: recall of MET across languages ${percent(judged.recallAcross)} of ${across} (at least ${LEAST.recallAcross})`,
  judged.recallAcross >= LEAST.recallAcross,
);
console.log(
  `  tuned, ${tuned.questions} questions: precision ${percent(tuned.precision)}, recall ${percent(tuned.recall)}, across ${percent(tuned.recallAcross)}; denied lines taken for met: ${linesMet(TUNED_NEGATED).length}`,
);
const wrong = linesMet(NEGATED);
const denied = NEGATED.trim().split('\n').length;
bar(
  `judged lines: denied lines taken for met: ${wrong.length} of ${denied} (at most ${LIMITS.wronglyMet})`,
  wrong.length <= LIMITS.wronglyMet && denied === 60,
);
const years = yearsOf(cvs);
bar(
  `years within 0.5 in ${years.right} of ${years.asked} occupations of ${cvs.length} CVs, ${percent(years.right / years.asked)} (at least ${LEAST.years})`,
  years.right / years.asked >= LEAST.years,
);
const order = orderOf(cvs.filter(({ set }) => set !== 'samples'));
bar(
  `${order.positions} positions: ${order.ordered} of ${order.pairs} pairs ordered as the truth, ${percent(order.ordered / order.pairs)} (at least ${LEAST.ordered}; ${order.tied} tied, which counts as wrong)`,
  order.ordered / order.pairs >= LEAST.ordered,
);
const statements = [
  ...measured.flatMap((one) => one.unfounded),
  ...[JUDGED, TUNED].flatMap((text) =>
    readQuestions(text).flatMap(({ input, rule }) => unfounded(input, [rule])),
  ),
];
bar(
  `statements that do not hold: ${statements.length}${statements.map((one) => `\n    ${one}`).join('')}`,
  statements.length === 0,
);
const lost = sum(cvs, (one) => one.lost);
bar(
  `runs lost as hidden: ${lost} of ${sum(cvs, ({ runs }) => runs)}; pages checked: ${sum(cvs, ({ checkedPages }) => checkedPages)} of ${sum(cvs, ({ pages }) => pages)}`,
  lost === 0,
);
const used = await hiddenWordsUsed();
bar(`ways to hide whose words are used: ${used} of ${Object.keys(WAYS_TO_HIDE).length}`, used === 0);
const pageMs = cvs.flatMap(({ drawMs }) => drawMs);
bar(
  `what a page shows: p95 of ${pageMs.length} pages ${p95(pageMs).toFixed(1)} ms of the processor (at most ${LIMITS.pageMs})`,
  p95(pageMs) <= LIMITS.pageMs,
);
const scoreMs = measured.map((one) => one.scoreMs);
bar(
  `judging a CV: mean ${(sum(scoreMs, (ms) => ms) / scoreMs.length).toFixed(1)} ms, worst ${Math.max(...scoreMs).toFixed(1)} ms (at most ${LIMITS.cvMs})`,
  Math.max(...scoreMs) <= LIMITS.cvMs,
);
const hostile = await adversarial(
  measured.filter(({ cv }) => cv.set !== 'samples').map(({ input }) => input),
);
bar(
  `injections: ${hostile.injections}, gain at most ${hostile.gain}, ${hostile.reached} reached the model; honest lines mistaken for one: ${hostile.mistaken.length}`,
  hostile.gain <= 0 && hostile.reached === 0 && hostile.mistaken.length === 0,
);
bar(
  `swaps of who somebody is: ${hostile.swaps}, difference at most ${hostile.difference}`,
  hostile.difference === 0,
);
await mkdir(join(ROOT, 'bench/results'), { recursive: true });
await writeFile(
  join(ROOT, 'bench/results/score.json'),
  `${JSON.stringify({ at: new Date().toISOString(), judged, tuned, negated: wrong, years, order, statements, hiddenWordsUsed: used, pageMs, scoreMs, hostile, missed }, null, 2)}\n`,
);
process.exitCode = missed.length === 0 ? 0 : 1;
