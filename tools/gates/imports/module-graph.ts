import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_FOLDERS, ROOT } from '../../paths.ts';
import { run } from '../gate.ts';

/** The workspaces, as folders of the repository. */
export const WORKSPACES = ['host', ...REMOTE_FOLDERS, 'shared', 'api', 'e2e', 'tools', 'bench'];
const RULES = path.join(import.meta.dirname, 'boundary-rules.cjs');

/** What dependency-cruiser says of a tree. Paths are relative to its folder. */
export interface ModuleReport {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

async function cruise(cwd: string, folders: readonly string[]): Promise<ModuleReport> {
  const cli = path.join(ROOT, 'tools/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { output } = await run(
    process.execPath,
    [cli, '--config', RULES, '--output-type', 'json', ...folders],
    { cwd, env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=2048' } },
  );
  const start = output.indexOf('{');
  if (start < 0) throw new Error(output);
  return JSON.parse(output.slice(start));
}

let ownReport: Promise<ModuleReport> | undefined;
/** Every module of the repository with its imports, type-only ones included. Read once a process. */
export function ownModules(): Promise<ModuleReport> {
  ownReport ??= cruise(ROOT, WORKSPACES);
  return ownReport;
}

/** The same of files that exist only for this call: a path in a workspace → its text. `react` is installed beside them. */
export async function plantedModules(files: Readonly<Record<string, string>>): Promise<ModuleReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-modules-'));
  try {
    const all = {
      'node_modules/react/package.json': '{"name":"react","version":"1.0.0","main":"index.js"}',
      'node_modules/react/index.js': 'export const planted = 1;\n',
      'package.json': '{"name":"planted","dependencies":{"react":"1.0.0"}}',
      ...files,
    };
    for (const [file, text] of Object.entries(all)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    symlinkSync(
      path.join(ROOT, 'tools/node_modules/typescript'),
      path.join(folder, 'node_modules/typescript'),
    );
    return await cruise(folder, [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
