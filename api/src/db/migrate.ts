import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { APP_ROLE, appRolePassword } from './pool.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');
/** Any number; the same in every process, so that two starting at once migrate one after the other. */
const LOCK = 724_511_903;

async function ensureAppRole(client: pg.Client, ownerUrl: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
  const password = client.escapeLiteral(appRolePassword(ownerUrl));
  await client.query(
    `${rowCount ? 'alter' : 'create'} role ${APP_ROLE} login password ${password} nosuperuser nocreatedb nocreaterole nobypassrls`,
  );
}

async function applyFile(client: pg.Client, name: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(await readFile(path.join(FOLDER, name), 'utf8'));
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Brings a database to the newest schema: the queue's tables, then the numbered files that it does not have yet.
 * `ownerUrl` must be allowed to create roles and extensions, unless `manageRole` is false and the role exists.
 */
export async function migrate(
  ownerUrl: string,
  options: { manageRole: boolean } = { manageRole: true },
): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    if (options.manageRole) await ensureAppRole(client, ownerUrl);
    await runMigrations({ connectionString: ownerUrl });
    await client.query('create table if not exists schema_migrations (name text primary key)');
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    const done = new Set(rows.map((row) => row.name));
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql') && !done.has(name)).sort();
    for (const name of files) await applyFile(client, name);
    return files;
  } finally {
    await client.end();
  }
}
