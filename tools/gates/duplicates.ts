import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_FOLDERS, ROOT } from '../paths.ts';
import { ALLOWED_DUPLICATES } from './duplicates-allowed.ts';
import { fail, type Gate, pass, run } from './gate.ts';

const PACKAGES = ['host', ...REMOTE_FOLDERS, 'shared'];
const MIN_LINES = 12;
const MIN_TOKENS = 90;

interface Clone {
  lines: number;
  firstFile: { name: string; start: number };
  secondFile: { name: string; start: number };
}

const packageOf = (file: string): string =>
  path.relative(ROOT, path.resolve(ROOT, file)).split(path.sep)[0] ?? '';
const describe = ({ firstFile, secondFile, lines }: Clone): string =>
  `${firstFile.name}:${firstFile.start} ~ ${secondFile.name}:${secondFile.start} (${lines} lines)`;
const isAllowed = ({ firstFile, secondFile }: Clone): boolean =>
  ALLOWED_DUPLICATES.some(({ files }) =>
    files.every((name) => firstFile.name.includes(name) || secondFile.name.includes(name)),
  );

/** The same code in two packages of the front end: it wants to be in shared. */
export const duplicates: Gate = {
  name: 'duplicates across remotes',
  async run() {
    const out = mkdtempSync(path.join(tmpdir(), 'cantera-jscpd-'));
    try {
      const cli = path.join(ROOT, 'tools/node_modules/jscpd/bin/jscpd');
      const args = [
        cli,
        ...PACKAGES.map((name) => `${name}/src`),
        '--min-lines',
        String(MIN_LINES),
        '--min-tokens',
        String(MIN_TOKENS),
        '--format',
        'typescript,tsx',
        '--reporters',
        'json',
        '--output',
        out,
        '--silent',
        '--ignore',
        '**/*.test.*,**/messages/**',
      ];
      const { code, output } = await run(process.execPath, args);
      const report: { duplicates: Clone[]; statistics: { total: { sources: number } } } = JSON.parse(
        readFileSync(path.join(out, 'jscpd-report.json'), 'utf8'),
      );
      if (report.statistics.total.sources < 50)
        return fail(`Only ${report.statistics.total.sources} files were read (exit ${code}).\n${output}`);
      const across = report.duplicates.filter(
        (clone) => packageOf(clone.firstFile.name) !== packageOf(clone.secondFile.name) && !isAllowed(clone),
      );
      return across.length === 0 ? pass() : fail(across.map(describe).join('\n'));
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  },
};
