import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { createPlainOwner, type PlainOwner } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { type MigrateOptions, MigrationError, migrate } from '../migrate.ts';
import { appRoleUrl } from '../pool.ts';

const QUICK: MigrateOptions = { lockTimeoutMs: 100, attempts: 60, pauseMs: 10 };

describe('the migration runner', () => {
  let owner: PlainOwner;
  let url: string;
  let folder: string;
  const folders: string[] = [];
  before(async () => {
    owner = await createPlainOwner();
  });
  beforeEach(async () => {
    url = await owner.createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'cantera-migrations-'));
    folders.push(folder);
  });
  after(async () => {
    await owner.drop();
    for (const each of folders) await rm(each, { recursive: true });
  });

  const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  };
  const run = (options: MigrateOptions = {}) => migrate(url, { folder, ...QUICK, ...options });
  async function query<R extends pg.QueryResultRow>(text: string): Promise<R[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<R>(text)).rows;
    } finally {
      await client.end();
    }
  }

  it('runs each file once, in order, and gives those that ran', async () => {
    await write({
      '0002_b.sql': 'alter table a add column b int;',
      '0001_a.sql': 'create table a (id int);',
    });
    expect(await run()).toEqual(['0001_a.sql', '0002_b.sql']);
    await write({ '0003_c.sql': 'insert into a values (1, 2); insert into a values (3, 4);' });
    expect(await run()).toEqual(['0003_c.sql']);
    expect(await run()).toEqual([]);
    expect(await query('select * from a')).toEqual([
      { id: 1, b: 2 },
      { id: 3, b: 4 },
    ]);
  });

  it('lets the app role log in, and leaves it as it is at the next start', async () => {
    await write({});
    await run();
    const app = new pg.Client({ connectionString: appRoleUrl(url) });
    await app.connect();
    expect((await app.query('select current_user')).rows).toEqual([{ current_user: 'cantera_app' }]);
    await app.end();
    expect(await run()).toEqual([]);
  });

  it('leaves nothing of a file that fails', async () => {
    await write({
      '0001_a.sql': 'create table a (id int);',
      '0002_b.sql': 'create table b (id int); select 1/0;',
    });
    await expect(run()).rejects.toThrow(/division by zero/);
    expect(await query("select to_regclass('b') as b, to_regclass('a')::text as a")).toEqual([
      { a: 'a', b: null },
    ]);
    await write({ '0002_b.sql': 'create table b (id int);' });
    expect(await run()).toEqual(['0002_b.sql']);
  });

  it('refuses two files of one number, and names that tell none', async () => {
    await write({ '0007_a.sql': '', '0007_b.sql': '' });
    await expect(run()).rejects.toThrow('Migration 7 is there 2 times: 0007_a.sql, 0007_b.sql.');
    await rm(path.join(folder, '0007_b.sql'));
    await write({ '7_b.sql': '' });
    await expect(run()).rejects.toThrow('7_b.sql: a migration is named by four digits');
    await rm(path.join(folder, '7_b.sql'));
    await write({ '0016_members.sql': '', '0016_former_members.sql': '' });
    expect(await run()).toHaveLength(3);
    await write({ '0016_more.sql': '' });
    await expect(run()).rejects.toBeInstanceOf(MigrationError);
  });

  it('refuses a new file with a number below one that has run', async () => {
    await write({ '0040_a.sql': '' });
    await run();
    await write({ '0039_b.sql': '' });
    await expect(run()).rejects.toThrow(
      '0039_b.sql is new, but 0040_a.sql has run in this database already.',
    );
  });

  it('refuses a file that was edited after it ran; line ends do not count', async () => {
    await write({ '0001_a.sql': 'create table a (id int);\n' });
    await run();
    await write({ '0001_a.sql': 'create table a (id int);\r\n' });
    expect(await run()).toEqual([]);
    await write({ '0001_a.sql': 'create table a (id bigint);\n' });
    await expect(run()).rejects.toThrow('0001_a.sql was changed after it ran in this database.');
  });

  it('takes over a database from before checksums, and knows names of a newer program', async () => {
    await query('create table schema_migrations (name text primary key)');
    await query("insert into schema_migrations values ('0001_a.sql'), ('0099_newer.sql')");
    await write({ '0001_a.sql': 'create table never_made (id int);\n' });
    expect(await run()).toEqual([]);
    await write({ '0001_a.sql': 'create table a (id int);\n' });
    await expect(run()).rejects.toThrow('was changed after it ran');
  });

  it('builds an index without a transaction, again after it was cut off', async () => {
    await write({
      '0001_a.sql': 'create table a (id int); insert into a values (1), (1);',
      '0002_i.sql':
        '-- no-transaction\n-- Both.\ncreate index concurrently if not exists a_all on a (id);\ncreate unique index concurrently if not exists a_one on a (id);\n',
    });
    await expect(run()).rejects.toThrow(/could not create unique index/);
    const indexes =
      "select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid = 'a'::regclass order by 1";
    expect(await query(indexes)).toEqual([
      { name: 'a_all', valid: true },
      { name: 'a_one', valid: false },
    ]);
    await query('delete from a');
    expect(await run()).toEqual(['0002_i.sql']);
    expect(await query(indexes)).toEqual([
      { name: 'a_all', valid: true },
      { name: 'a_one', valid: true },
    ]);
  });

  it('refuses what could not be repeated without a transaction', async () => {
    await write({ '0001_a.sql': '-- no-transaction\ncreate index concurrently a_id on a (id);' });
    await expect(run()).rejects.toThrow('0001_a.sql: without a transaction only these may run');
  });

  describe('beside others', () => {
    it('lets the second of two processes wait, also while the first builds an index', async () => {
      await write({
        '0001_a.sql': 'create table a as select generate_series(1, 20000) id;',
        '0002_i.sql': '-- no-transaction\ncreate index concurrently if not exists a_id on a (id);',
      });
      const ran = await Promise.all([run(), run(), run()]);
      expect(ran.map((names) => names.length).sort()).toEqual([0, 0, 2]);
      expect(await query("select indisvalid from pg_index where indexrelid = 'a_id'::regclass")).toEqual([
        { indisvalid: true },
      ]);
    });

    it('gives way to those who come after it while a table is held, and goes on when it is free', async () => {
      await write({ '0001_a.sql': 'create table a (id int);' });
      await run();
      await write({ '0002_b.sql': 'alter table a add column b int;' });
      const reader = new pg.Client({ connectionString: url });
      await reader.connect();
      await reader.query('begin; select * from a');
      await expect(run({ attempts: 2 })).rejects.toThrow('0002_b.sql did not get its locks in 2 tries');
      const migrated = run({ lockTimeoutMs: 300 });
      await until('the migration waiting', async () => {
        const waiting = await query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return waiting.length > 0;
      });
      // Would wait for as long as the reader reads, were the migration to wait without end.
      expect(await query('select * from a')).toEqual([]);
      await reader.query('commit');
      await reader.end();
      expect(await migrated).toEqual(['0002_b.sql']);
    });
  });
});
