import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { atSignal } from '../at-signal.ts';
import { findChromium } from '../chromium.ts';
import { readReport } from '../gates/node-report.ts';
import { type Proof, readProofs } from '../gates/requirement-proofs.ts';
import { REPORTS, ROOT } from '../paths.ts';
import { buildWeb } from '../start/build-command.ts';
import { runE2e } from '../test/e2e-tests.ts';
import { runNodeTests } from '../test/node-tests.ts';
import { MUTANTS, type Mutant, mutated } from './mutants.ts';

type Results = readonly Pick<Proof, 'title' | 'result'>[];

const isInBrowser = ({ test }: Mutant): boolean => test.startsWith('e2e/');

/** Runs `work` with mutants in their files, which are as they were afterwards, whatever happens. */
async function withMutants<T>(mutants: readonly Mutant[], work: () => Promise<T>): Promise<T> {
  const before = new Map<string, string>();
  const written = new Map<string, string>();
  const restore = (): void => {
    for (const [file, text] of before)
      if (readFileSync(file, 'utf8') === written.get(file)) writeFileSync(file, text);
      else process.stdout.write(`${file} was changed meanwhile and is left as it is, with its mutant.\n`);
  };
  const withdraw = atSignal(restore);
  try {
    for (const mutant of mutants) {
      const file = path.join(ROOT, mutant.file);
      const text = readFileSync(file, 'utf8');
      if (!before.has(file)) before.set(file, text);
      written.set(file, mutated(text, mutant));
      writeFileSync(file, mutated(text, mutant));
    }
    return await work();
  } finally {
    withdraw();
    restore();
  }
}

/** The tests of a file of node's runner. */
async function runFile(file: string): Promise<Results> {
  await runNodeTests('mutants', [file], { TEST_RUN_ID: `mutants${process.pid}` }, 1);
  return readReport(path.join(REPORTS, 'mutants.jsonl')).map(({ name, passed }) => ({
    title: name,
    result: passed ? 'passed' : 'failed',
  }));
}

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The tests in a browser of all of them, which look at different things, in one run over one build. */
async function runInBrowser(mutants: readonly Mutant[]): Promise<Results> {
  await buildWeb();
  const files = [...new Set(mutants.map(({ test }) => path.join(ROOT, test)))];
  // Playwright looks for it in the name of the file too.
  const grep = mutants
    .map(({ title, test, isInStory }) => quoted(isInStory ? path.basename(test) : title))
    .join('|');
  const { output } = await runE2e([...files, '--grep', grep, '--retries=0'], { echo: false });
  const results = readProofs(REPORTS).filter(({ level }) => level === 'browser');
  if (results.length === 0) process.stdout.write(`${output}\n`);
  return results;
}

/** Whether the test of a mutant ran and ended like this. */
const ended = (results: Results, { title }: Mutant, as: Proof['result']): boolean =>
  results.some((proof) => proof.title.includes(title) && proof.result === as);

/** The mutants that no test noticed, or whose test is red without them. */
async function survivorsOf(mutants: readonly Mutant[], tell: (mutant: Mutant, fate: string) => void) {
  const survivors: Mutant[] = [];
  const judge = (mutant: Mutant, before: Results, after: Results): void => {
    const fate = !ended(before, mutant, 'passed')
      ? 'its test is not green without it'
      : ended(after, mutant, 'failed')
        ? 'noticed'
        : ended(after, mutant, 'passed')
          ? 'NOT noticed'
          : 'its test did not run with it';
    if (fate !== 'noticed') survivors.push(mutant);
    tell(mutant, fate);
  };
  const green = new Map<string, Results>();
  for (const mutant of mutants.filter((each) => !isInBrowser(each))) {
    const before = green.get(mutant.test) ?? (await runFile(mutant.test));
    green.set(mutant.test, before);
    judge(mutant, before, await withMutants([mutant], () => runFile(mutant.test)));
  }
  const browsed = mutants.filter(isInBrowser);
  if (browsed.length === 0) return survivors;
  process.env.CHROMIUM_PATH = await findChromium();
  const before = await runInBrowser(browsed);
  // A run without a green test says nothing of mutants, and its builds take minutes.
  const isWorthIt = browsed.some((mutant) => ended(before, mutant, 'passed'));
  const after = isWorthIt ? await withMutants(browsed, () => runInBrowser(browsed)) : [];
  for (const mutant of browsed) judge(mutant, before, after);
  if (isWorthIt) await buildWeb();
  return survivors;
}

/** `npm run mutants -- WORD`: the mutants whose name, file or test holds the word; without one all of them. */
export async function mutants(args: readonly string[]): Promise<number> {
  const [word = ''] = args.filter((arg) => arg !== '--');
  const wanted = MUTANTS.filter(({ name, file, test }) => `${name} ${file} ${test}`.includes(word));
  if (wanted.length === 0) throw new Error(`No mutant holds “${word}”.`);
  process.stdout.write(
    'Files of this checkout are changed and put back meanwhile: edit and commit nothing, and run no other tests, until the end.\n',
  );
  mkdirSync(REPORTS, { recursive: true });
  const data = mkdtempSync(path.join(tmpdir(), 'cantera-mutants-'));
  const needsDatabase = !process.env.TEST_DATABASE_URL && wanted.some((mutant) => !isInBrowser(mutant));
  const database = needsDatabase ? await startEmbeddedPostgres({ dataDir: data }) : undefined;
  if (database) process.env.TEST_DATABASE_URL = database.url;
  const end = async (): Promise<void> => {
    await database?.stop();
    rmSync(data, { recursive: true, force: true });
  };
  const withdraw = atSignal(end);
  try {
    const survivors = await survivorsOf(wanted, ({ name }, fate) =>
      process.stdout.write(`${fate === 'noticed' ? '✔' : '✖'} ${name}: ${fate}\n`),
    );
    process.stdout.write(`${survivors.length} of ${wanted.length} mutants survive\n`);
    return survivors.length === 0 ? 0 : 1;
  } finally {
    withdraw();
    await end();
  }
}
