import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_FOLDERS, ROOT } from '../paths.ts';
import { fail, type Gate, pass, run } from '../test/gate.ts';

const FOLDERS = ['host', ...REMOTE_FOLDERS, 'shared', 'api', 'e2e'];
const RULES = path.join(import.meta.dirname, 'boundary-rules.cjs');

interface Report {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

/** One file for each rule that breaks it: the rule's name → the file and what it imports. */
const PLANTED: readonly (readonly [rule: string, file: string, target: string])[] = [
  ['feature-imports-feature', 'mfe-agency/src/features/one/a.ts', 'mfe-agency/src/features/two/b.ts'],
  ['feature-imports-app', 'mfe-agency/src/features/one/c.ts', 'mfe-agency/src/app/d.ts'],
  ['remote-imports-remote', 'mfe-agency/src/lib/e.ts', 'mfe-positions/src/lib/f.ts'],
  ['web-imports-server', 'host/src/app/g.ts', 'api/src/h.ts'],
  ['shared-imports-app', 'shared/src/session/i.ts', 'host/src/app/j.ts'],
  ['contracts-import-shared', 'shared/src/contracts/k.ts', 'shared/src/session/l.ts'],
  ['contracts-know-no-browser', 'shared/src/contracts/m.ts', 'node_modules/react/index.js'],
  ['api-imports-web', 'api/src/n.ts', 'shared/src/session/o.ts'],
  ['site-pages-elsewhere', 'api/src/p.ts', 'mfe-career-site/src/public/q.ts'],
  ['module-internals', 'api/src/modules/one/r.ts', 'api/src/modules/two/s.ts'],
  [
    'repository-imports-service',
    'api/src/modules/one/one.repository.ts',
    'api/src/modules/one/one.service.ts',
  ],
  ['service-imports-routes', 'api/src/modules/two/two.service.ts', 'api/src/modules/two/two.routes.ts'],
  ['e2e-imports-app', 'e2e/specs/t.spec.ts', 'host/src/app/u.ts'],
];

async function cruise(cwd: string, folders: readonly string[]): Promise<Report> {
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

/** Rules that miss what is planted against them: a check that cannot fail proves nothing. */
async function blindRules(): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-boundaries-'));
  try {
    const write = (file: string, text: string): void => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    write('node_modules/react/package.json', '{"name":"react","version":"1.0.0","main":"index.js"}');
    write('package.json', '{"name":"planted","dependencies":{"react":"1.0.0"}}');
    for (const [, file, target] of PLANTED) {
      write(target, 'export const planted = 1;\n');
      const specifier = target.startsWith('node_modules/')
        ? 'react'
        : path.relative(path.dirname(file), target);
      write(
        file,
        `import { planted } from '${specifier.startsWith('.') || specifier === 'react' ? specifier : `./${specifier}`}';\nexport const used = planted;\n`,
      );
    }
    symlinkSync(
      path.join(ROOT, 'tools/node_modules/typescript'),
      path.join(folder, 'node_modules/typescript'),
    );
    const report = await cruise(
      folder,
      [
        ...new Set(
          PLANTED.flatMap(([, file, target]) => [file, target]).map((file) => file.split('/')[0] ?? ''),
        ),
      ].filter((name) => name !== 'node_modules'),
    );
    const found = new Set(
      report.summary.violations.map((violation) => `${violation.rule.name} ${violation.from}`),
    );
    return PLANTED.filter(([rule, file]) => !found.has(`${rule} ${file}`)).map(([rule]) => rule);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Imports stay within the table of the conventions; the rules prove themselves on planted violations. */
export const boundaries: Gate = {
  name: 'import boundaries',
  async run() {
    const blind = await blindRules();
    if (blind.length > 0) return fail(`Planted violations were not reported: ${blind.join(', ')}`);
    const existing = globSync(
      FOLDERS.map((folder) => `${folder}/src/**/*.{ts,tsx}`),
      { cwd: ROOT },
    ).length;
    const report = await cruise(ROOT, FOLDERS);
    const read = report.modules.filter(
      ({ source }) => /\/src\/.*\.tsx?$/.test(source) && !source.includes('node_modules'),
    ).length;
    if (read < existing) return fail(`${read} modules were read, but ${existing} exist.`);
    const wrong = report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    return wrong.length === 0 ? pass() : fail(wrong.join('\n'));
  },
};
