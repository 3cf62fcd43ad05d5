import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfiguration } from '@cantera/shared/contracts/career-site';
import pg from 'pg';
import { z } from 'zod';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { withTenant } from '../../api/src/db/tenant.ts';
import { fillDemo } from '../../api/src/modules/demo/index.ts';
import { loadCities } from '../../api/src/modules/lookups/index.ts';
import { openDeps } from '../../api/src/process.ts';

/** Of everybody in the demo. */
const PASSWORD = 'cantera-demo';
const loggedIn = z.object({ data: z.object({ token: z.string() }) });

export interface DemoServer {
  readonly url: string;
  readonly deps: ReturnType<typeof openDeps>;
  readonly databaseUrl: string;
  /** Who owns the tables: reads and writes every agency. */
  readonly owner: pg.Client;
  /** Logs somebody of the demo in; gives the token. Throws when that is refused. */
  logIn(email: string): Promise<string>;
  /** Changes parts of the demo's public site. */
  change(partsOf: (stored: Partial<SiteConfiguration>) => Partial<SiteConfiguration>): Promise<void>;
  close(): Promise<void>;
}

/** The product's own server with its demo, on a database that lives as long as the measurement; nothing works on the queue. */
export async function serveDemo(): Promise<DemoServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-bench-'));
  const database = await startEmbeddedPostgres({ dataDir });
  await migrate(database.url);
  await loadCities(database.url);
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'silent',
    SECRET: 'bench',
  });
  const deps = openDeps(config);
  await fillDemo(deps);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const app = await buildApp(deps);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    deps,
    databaseUrl: database.url,
    owner,
    async logIn(email) {
      const response = await fetch(`${url}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      if (!response.ok) throw new Error(`the login of ${email} was answered ${response.status}`);
      return loggedIn.parse(await response.json()).data.token;
    },
    async change(partsOf) {
      const { rows } = await deps.pool.query<{ id: string }>("select app.find_agency('demo') as id");
      const agencyId = rows[0]?.id;
      if (!agencyId) throw new Error('The demo has no agency.');
      await withTenant(deps.pool, agencyId, async (tx) => {
        const { configuration } = await tx
          .selectFrom('career_sites')
          .select('configuration')
          .where('agency_id', '=', agencyId)
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('career_sites')
          .set({ configuration: JSON.stringify({ ...configuration, ...partsOf(configuration) }) })
          .where('agency_id', '=', agencyId)
          .execute();
      });
    },
    async close() {
      await app.close();
      await owner.end();
      await deps.close();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
