import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
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

/** Nobody needs what a crash of the tests' server would lose, and waiting for the disk is half of a short test. */
async function trustMemory(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

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
      if (server) await trustMemory(server.url);
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
