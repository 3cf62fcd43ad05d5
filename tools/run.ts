/** The commands of the repository root; `bootstrap.mjs` runs this on the pinned Node. */
import process from 'node:process';
import { ConfigError, WRONG_SETTINGS } from '../api/src/config/environment.ts';

const [command = '', ...args] = process.argv.slice(2);

const COMMANDS: Readonly<Record<string, () => Promise<(args: readonly string[]) => Promise<number>>>> = {
  start: async () => (await import('./start/start.ts')).start,
  dev: async () => (await import('./start/dev.ts')).dev,
  build: async () => (await import('./start/build-command.ts')).build,
  publish: async () => (await import('./publish/publish-command.ts')).publish,
  'publish-check': async () => (await import('./publish/publish-command.ts')).publishCheck,
  rollback: async () => (await import('./publish/publish-command.ts')).rollback,
  test: async () => (await import('./test/test-command.ts')).test,
  'postgres-15': async () => (await import('./test/api-tests.ts')).postgres15,
  check: async () => (await import('./test/test-command.ts')).check,
  e2e: async () => (await import('./test/e2e-command.ts')).e2e,
  bench: async () => (await import('./start/bench-command.ts')).bench,
  'cv-corpus': async () => (await import('./start/cv-corpus-command.ts')).cvCorpus,
  'cv-labels': async () => (await import('./start/cv-labels-command.ts')).cvLabels,
  seed: async () => (await import('./start/api-command.ts')).seed,
  agency: async () => (await import('./start/api-command.ts')).agency,
  recount: async () => (await import('./start/api-command.ts')).recount,
  'report-attack': async () => (await import('./report-attack/report-attack.ts')).reportAttackCommand,
  mutants: async () => (await import('./mutants/mutants-command.ts')).mutants,
  'erasure-check': async () => (await import('./erasure/erasure-check.ts')).erasureCheck,
  requirements: async () => (await import('./gates/requirements.ts')).requirements,
};

const load = COMMANDS[command];
if (!load) {
  process.stderr.write(`There is no command "${command}". There are: ${Object.keys(COMMANDS).join(', ')}\n`);
  process.exit(2);
}
try {
  const run = await load();
  process.exitCode = await run(args);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof ConfigError ? WRONG_SETTINGS : 1;
}
