import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Binaries } from '../../api/src/db/embedded/binaries.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { atSignal } from '../at-signal.ts';

/**
 * Nobody needs what a crash of the tests' server would lose, and waiting for the disk is half of a short test. Gives the version
 * of the server, as in `18.4`.
 */
async function trustMemory(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? '';
}

/** Does some work with a PostgreSQL of its own, the product's own by default, which is gone afterwards. */
export async function withTestServer<T>(
  work: (url: string, version: string) => Promise<T>,
  binaries?: Binaries,
): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-test-pg-'));
  const server = await startEmbeddedPostgres({ dataDir, ...(binaries && { binaries }) });
  const end = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const withdraw = atSignal(end);
  try {
    return await work(server.url, await trustMemory(server.url));
  } finally {
    withdraw();
    await end();
  }
}
