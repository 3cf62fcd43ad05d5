import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { atSignal } from '../at-signal.ts';
import type { Gate } from '../gates/gate.ts';
import { runNodeTests } from './node-tests.ts';

const PATTERNS = [
  'api/src/**/*.test.ts',
  'mfe-career-site/src/public/**/*.test.ts',
  'tools/**/*.test.ts',
  'bench/**/*.test.ts',
  'shared/src/contracts/**/*.node-test.ts',
];

/** The api on a real PostgreSQL: the embedded one, or the server that TEST_DATABASE_URL names. */
export const apiTests: Gate = {
  name: 'api tests',
  async run() {
    const given = process.env.TEST_DATABASE_URL;
    const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-test-pg-'));
    const server = given ? undefined : await startEmbeddedPostgres({ dataDir });
    const withdraw = atSignal(async () => {
      await server?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    try {
      return await runNodeTests(
        'api',
        PATTERNS,
        { TEST_DATABASE_URL: given ?? server?.url, TEST_RUN_ID: String(process.pid) },
        2,
      );
    } finally {
      withdraw();
      await server?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
