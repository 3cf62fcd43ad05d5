import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';

const APP = path.join(import.meta.dirname, 'app.ts');
/** Tells which compiled libraries a process has loaded once it has the whole server. */
const TELLS = `await import(${JSON.stringify(APP)});
process.stdout.write(JSON.stringify(process.report.getReport().sharedObjects));`;

test('the server loads nothing that draws: CVs are read by a process of their own', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', TELLS],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  const loaded: string[] = JSON.parse(stdout);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((file) => file.includes('canvas'))).toEqual([]);
});
