import { globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../paths.ts';
import { fail, type Gate, pass } from '../gate.ts';
import { ownModules, plantedModules, WORKSPACES } from './module-graph.ts';

/** One file for each rule that breaks it: the rule's name → the file and what it imports. */
const PLANTED: readonly (readonly [rule: string, file: string, target: string])[] = [
  ['feature-imports-feature', 'mfe-agency/src/features/one/a.ts', 'mfe-agency/src/features/two/b.ts'],
  ['feature-imports-app', 'mfe-agency/src/features/one/c.ts', 'mfe-agency/src/app/d.ts'],
  ['feature-imports-app', 'host/src/features/one/e.ts', 'host/src/app/f.ts'],
  ['remote-imports-remote', 'mfe-agency/src/lib/g.ts', 'mfe-positions/src/lib/h.ts'],
  ['web-imports-server', 'host/src/app/i.ts', 'api/src/j.ts'],
  ['shared-imports-app', 'shared/src/session/k.ts', 'host/src/app/l.ts'],
  ['contracts-import-shared', 'shared/src/contracts/m.ts', 'shared/src/session/n.ts'],
  ['contracts-know-no-browser', 'shared/src/contracts/o.ts', 'node_modules/react/index.js'],
  ['api-imports-web', 'api/src/p.ts', 'shared/src/session/q.ts'],
  ['site-pages-elsewhere', 'api/src/r.ts', 'mfe-career-site/src/public/s.ts'],
  [
    'screens-import-site-pages',
    'mfe-career-site/src/features/one/y.ts',
    'mfe-career-site/src/public/pages/z.ts',
  ],
  ['module-internals', 'api/src/modules/one/t.ts', 'api/src/modules/two/u.ts'],
  [
    'repository-imports-service',
    'api/src/modules/one/one.repository.ts',
    'api/src/modules/one/one.service.ts',
  ],
  ['service-imports-routes', 'api/src/modules/two/two.service.ts', 'api/src/modules/two/two.routes.ts'],
  ['e2e-imports-app', 'e2e/specs/v.spec.ts', 'host/src/app/w.ts'],
  ['tools-import-bench', 'tools/gates/x.ts', 'bench/web/y.ts'],
];

function importOf(file: string, target: string): string {
  if (target.startsWith('node_modules/')) return 'react';
  const relative = path.relative(path.dirname(file), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Rules that miss what is planted against them: a check that cannot fail proves nothing. */
async function blindRules(): Promise<string[]> {
  const files: Record<string, string> = {};
  for (const [, file, target] of PLANTED) {
    if (!target.startsWith('node_modules/')) files[target] = 'export const planted = 1;\n';
    files[file] = `import { planted } from '${importOf(file, target)}';\nexport const used = planted;\n`;
  }
  const { summary } = await plantedModules(files);
  const found = new Set(summary.violations.map((violation) => `${violation.rule.name} ${violation.from}`));
  return PLANTED.filter(([rule, file]) => !found.has(`${rule} ${file}`)).map(([rule]) => rule);
}

/** TypeScript of the repository, as paths in it. */
const sources = (): string[] =>
  globSync(
    WORKSPACES.map((folder) =>
      ['e2e', 'tools', 'bench'].includes(folder) ? `${folder}/**/*.ts` : `${folder}/src/**/*.{ts,tsx}`,
    ),
    { cwd: ROOT, exclude: (name) => name.split(path.sep).includes('node_modules') },
  );

/** Imports stay within the table of the conventions; the rules prove themselves on planted violations. */
export const boundaries: Gate = {
  name: 'import boundaries',
  async run() {
    const blind = await blindRules();
    if (blind.length > 0) return fail(`Planted violations were not reported: ${blind.join(', ')}`);
    const { modules, summary } = await ownModules();
    const read = new Set(modules.map(({ source }) => source));
    const unread = sources().filter((file) => !read.has(file));
    if (unread.length > 0) return fail(`${unread.length} modules were not read, such as ${unread[0]}.`);
    const wrong = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    return wrong.length === 0 ? pass() : fail(wrong.join('\n'));
  },
};
