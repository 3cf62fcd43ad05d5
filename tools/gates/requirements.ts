import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPORTS, ROOT } from '../paths.ts';
import { fail, type Gate, type GateResult, pass } from './gate.ts';
import { readReport } from './node-report.ts';

const FOLDER = path.join(ROOT, 'docs/requirements');
const MAX_IDS_A_TEST = 4;

interface Proof {
  readonly title: string;
  readonly passed: boolean;
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
}

const idsOf = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z]+-\d+)\]/g)].map((match) => match[1] ?? '');

/** Every row of the tables by id; the text "withdrawn" or "later" in it decides what is expected. */
function readRows(): Map<string, string> {
  const rows = new Map<string, string>();
  for (const file of readdirSync(FOLDER).filter(
    (name) => name.endsWith('.md') && name !== 'README.md' && name !== 'later.md',
  )) {
    for (const line of readFileSync(path.join(FOLDER, file), 'utf8').split('\n')) {
      const match = /^\| ([A-Z]+-\d+) \|(.*)\|$/.exec(line);
      if (match?.[1]) rows.set(match[1], match[2] ?? '');
    }
  }
  return rows;
}

/** Ids that come with a later screen (`later.md`: one list item a prefix, ids and ranges). */
function readLater(): Set<string> {
  const later = new Set<string>();
  for (const [, prefix = '', from = '', to = from] of readFileSync(
    path.join(FOLDER, 'later.md'),
    'utf8',
  ).matchAll(/\b([A-Z]+)-(\d+)(?: to (\d+))?/g)) {
    for (let n = Number(from); n <= Number(to || from); n += 1)
      later.add(`${prefix}-${String(n).padStart(2, '0')}`);
  }
  return later;
}

function specsOf(suite: PlaywrightSuite): Proof[] {
  const own = (suite.specs ?? []).map(({ title, ok, tests }) => ({
    title,
    passed: ok && tests.some((test) => test.status !== 'skipped'),
  }));
  return [...own, ...(suite.suites ?? []).flatMap(specsOf)];
}

function readProofs(): Proof[] {
  const jest = path.join(REPORTS, 'jest.json');
  const e2e = path.join(REPORTS, 'e2e.json');
  const api = path.join(REPORTS, 'api.jsonl');
  const units: { testResults: { assertionResults: { title: string; status: string }[] }[] } = existsSync(jest)
    ? JSON.parse(readFileSync(jest, 'utf8'))
    : { testResults: [] };
  return [
    ...units.testResults
      .flatMap((file) => file.assertionResults)
      .map(({ title, status }) => ({ title, passed: status === 'passed' })),
    ...(existsSync(api) ? readReport(api) : []).map(({ name, passed, skipped }) => ({
      title: name,
      passed: passed && !skipped,
    })),
    ...(existsSync(e2e) ? specsOf(JSON.parse(readFileSync(e2e, 'utf8'))) : []),
  ];
}

function prefixTable(
  rows: Map<string, string>,
  inScope: readonly string[],
  proven: ReadonlySet<string>,
): string {
  const prefixes = [...new Set(inScope.map((id) => id.split('-')[0] ?? ''))];
  const lines = prefixes.map((prefix) => {
    const ids = inScope.filter((id) => id.startsWith(`${prefix}-`));
    const open = ids.filter((id) => !proven.has(id));
    return `${prefix.padEnd(7)} ${String(ids.length - open.length).padStart(3)} of ${String(ids.length).padStart(3)}${open.length > 0 ? `  not proven: ${open.map((id) => id.slice(prefix.length + 1)).join(' ')}` : ''}`;
  });
  return `${lines.join('\n')}\n${inScope.filter((id) => proven.has(id)).length} of ${inScope.length} rows in scope are proven by a passing test; ${rows.size} rows in all.`;
}

/** Titles that name too many ids, or one that no table has. */
export function wrongTitles(
  proofs: readonly Pick<Proof, 'title'>[],
  rows: ReadonlyMap<string, unknown>,
): string[] {
  return proofs.flatMap(({ title }) => {
    const ids = idsOf(title);
    const unknown = ids.filter((id) => !rows.has(id));
    return [
      ...(ids.length > MAX_IDS_A_TEST
        ? [`"${title}" names ${ids.length} ids; ${MAX_IDS_A_TEST} at most`]
        : []),
      ...unknown.map((id) => `"${title}" names ${id}, which no table has`),
    ];
  });
}

function judge(): { report: string; wrong: string[]; open: string[] } {
  const rows = readRows();
  const later = readLater();
  const proofs = readProofs();
  const inScope = [...rows]
    .filter(([id, text]) => !later.has(id) && !/\bwithdrawn\b/.test(text))
    .map(([id]) => id);
  const proven = new Set(proofs.filter((proof) => proof.passed).flatMap((proof) => idsOf(proof.title)));
  return {
    report: prefixTable(rows, inScope, proven),
    wrong: wrongTitles(proofs, rows),
    open: inScope.filter((id) => !proven.has(id)),
  };
}

/** Titles name known ids, at most four each. */
export const requirementsGate: Gate = {
  name: 'requirements',
  async run(): Promise<GateResult> {
    const { report, wrong } = judge();
    process.stdout.write(`${report}\n`);
    return wrong.length === 0 ? pass() : fail(wrong.join('\n'));
  },
};

/** `npm run requirements`, from the last run's reports; `--strict` fails while a row in scope is not proven. */
export async function requirements(args: readonly string[]): Promise<number> {
  const { report, wrong, open } = judge();
  process.stdout.write(`${[report, ...wrong].join('\n')}\n`);
  return wrong.length > 0 || (args.includes('--strict') && open.length > 0) ? 1 : 0;
}
