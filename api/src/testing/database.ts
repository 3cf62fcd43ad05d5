import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';

const TEMPLATE_LOCK = 724_511_904;

/** The server that tests use: `TEST_DATABASE_URL`, the address of a superuser. */
function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set; `npm test` starts a server and sets it');
  return url;
}

const withDatabase = (url: string, name: string): string => {
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.href;
};

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const template = `cantera_template_${process.env.TEST_RUN_ID ?? 'local'}`;

/** Migrates one template database per run; the files of a run wait for whoever comes first. */
async function ensureTemplate(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await client.query(
      'select 1 from pg_database where datname = $1 and datistemplate',
      [template],
    );
    if (rowCount && process.env.TEST_RUN_ID) return;
    if (rowCount) await client.query(`alter database ${template} is_template false`);
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template}`);
    await migrate(withDatabase(serverUrl(), template));
    await client.query(`alter database ${template} is_template true`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

export interface TestDatabase {
  /** Address of the owner. */
  readonly url: string;
  drop(): Promise<void>;
}

/** An owner as managed servers give one: neither superuser nor past row-level security. */
export interface PlainOwner {
  /** A database of theirs without tables, or a copy of another. Nobody may be connected to that one. */
  createDatabase(copied?: string): Promise<string>;
  /** Drops the owner with all their databases. */
  drop(): Promise<void>;
}

/** Has the password of the tests' superuser, from which the app role's follows: the role is one for all databases of a server. */
export async function createPlainOwner(): Promise<PlainOwner> {
  const owner = `cantera_owner_${randomBytes(6).toString('hex')}`;
  const names: string[] = [];
  await asAdmin(async (client) => {
    await ensureTemplate(client);
    const password = client.escapeLiteral(decodeURIComponent(new URL(serverUrl()).password));
    await client.query(`create role ${owner} login createrole nosuperuser nobypassrls password ${password}`);
  });
  return {
    async createDatabase(copied) {
      const name = `cantera_test_${randomBytes(6).toString('hex')}`;
      const from = copied ? ` template ${new URL(copied).pathname.slice(1)}` : '';
      await asAdmin(
        async (client) => void (await client.query(`create database ${name} owner ${owner}${from}`)),
      );
      names.push(name);
      const url = new URL(withDatabase(serverUrl(), name));
      url.username = owner;
      return url.href;
    },
    drop: () =>
      asAdmin(async (client) => {
        for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
        await client.query(`drop role ${owner}`);
      }),
  };
}

/** A migrated database of its own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `cantera_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(async (client) => {
    await ensureTemplate(client);
    // Several files may copy at once; a copy needs the template without other connections for a moment.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  });
  return {
    url: withDatabase(serverUrl(), name),
    drop: () =>
      asAdmin(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}
