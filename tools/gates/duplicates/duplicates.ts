import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_FOLDERS, ROOT } from '../../paths.ts';
import { fail, type Gate, pass, run } from '../gate.ts';
import { ALLOWED_BODIES, ALLOWED_CLONES, isAllowed } from './allowed.ts';
import { sameBodies } from './one-line-bodies.ts';

const PACKAGES = ['host', ...REMOTE_FOLDERS, 'shared', 'api'];
const MIN_LINES = 6;
const MIN_TOKENS = 50;
const IGNORED = '**/*.test.*,**/messages/**,**/demo/**';
/** Fewer files than this were not read: the gate would be blind. */
const LEAST_FILES = 500;

interface Place {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}
interface Clone {
  readonly lines: number;
  readonly firstFile: Place;
  readonly secondFile: Place;
}
interface Report {
  readonly duplicates: readonly Clone[];
  readonly statistics: { readonly total: { readonly sources: number } };
}

/** What may not copy from another: a package of the front end, a module of the api. */
export function ownerOf(file: string): string {
  const parts = file.split('/');
  return parts[0] === 'api' ? parts.slice(0, 4).join('/') : (parts[0] ?? '');
}
const describe = ({ firstFile, secondFile, lines }: Clone): string =>
  `${firstFile.name}:${firstFile.start} ~ ${secondFile.name}:${secondFile.start} (${lines} lines)`;

/** Whether a place holds nothing but imports, which files have in common when they do the same kind of thing. */
function isImports({ name, end }: Place, root: string): boolean {
  const lines = readFileSync(path.join(root, name), 'utf8').split('\n');
  return lines.findLastIndex((line) => / from '[^']+';$/.test(line)) + 1 >= end - 1;
}

/** Lines that two packages, or two modules of the api, have in common, of the folders below a root. */
export async function clonesIn(root: string, folders: readonly string[]) {
  const out = mkdtempSync(path.join(tmpdir(), 'cantera-jscpd-'));
  try {
    const cli = path.join(ROOT, 'tools/node_modules/jscpd/bin/jscpd');
    const options = ['--format', 'typescript,tsx', '--reporters', 'json', '--output', out, '--silent'];
    const limits = [
      '--min-lines',
      String(MIN_LINES),
      '--min-tokens',
      String(MIN_TOKENS),
      '--ignore',
      IGNORED,
    ];
    const { code, output } = await run(process.execPath, [cli, ...folders, ...options, ...limits], {
      cwd: root,
    });
    const report: Report = JSON.parse(readFileSync(path.join(out, 'jscpd-report.json'), 'utf8'));
    const clones = report.duplicates.filter(
      ({ firstFile, secondFile }) =>
        ownerOf(firstFile.name) !== ownerOf(secondFile.name) && !isImports(firstFile, root),
    );
    return { clones, count: report.statistics.total.sources, output: `exit ${code}\n${output}` };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function equalBodies(): string[] {
  const folders = PACKAGES.map((name) => `${name}/src/**/*.{ts,tsx}`);
  const files = globSync(folders, { cwd: ROOT }).filter(
    (file) => !/\.test\.|\/messages\/|\.d\.ts$/.test(file),
  );
  const sources = files.map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
  return sameBodies(sources)
    .filter(
      (same) =>
        !isAllowed(
          ALLOWED_BODIES,
          same.map((one) => one.path),
        ),
    )
    .map((same) => `the same line: ${same.map((one) => `${one.path} ${one.name}`).join(', ')}`);
}

/** The same code in two packages or modules, from six lines on, and functions of one line that are the same anywhere. */
export const duplicates: Gate = {
  name: 'duplicates across packages and modules',
  async run() {
    const folders = PACKAGES.map((name) => `${name}/src`);
    const { clones, count, output } = await clonesIn(ROOT, folders);
    if (count < LEAST_FILES) return fail(`Only ${count} files were read.\n${output}`);
    const copied = clones.filter(
      ({ firstFile, secondFile }) => !isAllowed(ALLOWED_CLONES, [firstFile.name, secondFile.name]),
    );
    const problems = [...copied.map(describe), ...equalBodies()];
    return problems.length === 0 ? pass() : fail(problems.join('\n'));
  },
};
