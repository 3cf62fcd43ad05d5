import type pg from 'pg';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { appRoleUrl, createPool } from '../db/pool.ts';
import { withTenant } from '../db/tenant.ts';
import { endWith } from '../ending.ts';
import { recountFacts } from '../modules/metric-facts/index.ts';

/** Counts the applications of an agency again, a thousand a transaction, and gives how many were not as their history says. */
async function recountAgency(pool: pg.Pool, agencyId: string, afterId: string | null): Promise<number> {
  const { lastId, repaired } = await withTenant(pool, agencyId, (tx) => recountFacts(tx, agencyId, afterId));
  return repaired + (lastId === null ? 0 : await recountAgency(pool, agencyId, lastId));
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await migrate(config.databaseUrl);
  const pool = createPool(
    config.databaseAppUrl ?? appRoleUrl(config.databaseUrl),
    2,
    config.preparesStatements,
  );
  try {
    const { rows } = await pool.query<{ id: string }>('select app.list_agencies() as id');
    let repaired = 0;
    for (const { id } of rows) repaired += await recountAgency(pool, id, null);
    process.stdout.write(
      repaired === 0
        ? 'Every figure is what the history says.\n'
        : `${repaired} applications are counted as the history says again.\n`,
    );
  } finally {
    await pool.end();
  }
}

await main().catch(endWith);
