import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distDir, REMOTES } from '../webpack/packages.ts';
import { measureBytes, type PageBytes } from './measure-bytes.ts';
import { PAGES, type PageGroup } from './pages.ts';

/** Gate: JavaScript over the wire of a first visit (brotli), in bytes, by kind of page. */
export const BUDGETS: Readonly<Record<PageGroup, number>> = {
  entry: 250_000,
  text: 230_000,
  list: 300_000,
  page: 300_000,
  form: 400_000,
  board: 330_000,
  editor: 430_000,
  workshop: 440_000,
  document: 400_000,
};
/** Of every page, against the same sources as one bundle. */
const MOST_RATIO = 1.15;

interface Described {
  pages: { path: string }[];
}
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** Addresses of all pages in the builds. */
function builtPages(): string[] {
  const host = readJson<Described>(path.join(distDir('host'), 'preload.json'));
  const remotes = REMOTES.map(
    (remote) => readJson<{ cantera: Described }>(path.join(distDir(remote), 'mf-manifest.json')).cantera,
  );
  return [host, ...remotes].flatMap(({ pages }) => pages.map((page) => page.path));
}

/** Addresses of the builds that nobody measures. */
export const unmeasured = (built: readonly string[], measured: readonly string[]): string[] =>
  built
    .filter((address) => !measured.includes(address))
    .map((address) => `${address} is not measured: name it in tools/budgets/pages.ts`);

type Measured = Pick<PageBytes, 'page' | 'group' | 'federated' | 'ratio'>;

/** What is wrong with the bytes of a page; `row` is missing for one that was not visited. */
function faultsOf(page: string, row: Measured | undefined): string[] {
  // A page without script is one that was not shown: every page has the host's.
  if (!row || !(row.federated > 0)) return [`${page}: nothing was measured`];
  const { group, federated, ratio } = row;
  return [
    ...(federated > BUDGETS[group] ? [`${page}: ${federated} bytes, the budget is ${BUDGETS[group]}`] : []),
    ...(ratio > MOST_RATIO
      ? [`${page}: ${ratio.toFixed(3)} times the single bundle, the most is ${MOST_RATIO}`]
      : []),
  ];
}

/** Every budget that is broken, in words, and every page that was not measured. */
export const brokenBudgets = (pages: readonly string[], rows: readonly Measured[]): string[] =>
  pages.flatMap((page) =>
    faultsOf(
      page,
      rows.find((row) => row.page === page),
    ),
  );

async function checkBudgets(): Promise<string[]> {
  const rows = await measureBytes();
  const routes = PAGES.map(({ route }) => route);
  return [
    ...unmeasured(builtPages(), routes),
    ...brokenBudgets(
      PAGES.map(({ name }) => name),
      rows,
    ),
  ];
}

if (import.meta.main) {
  const problems = await checkBudgets();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else process.stdout.write('Every byte budget holds.\n');
}
