import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'expect';
import { sql } from 'kysely';
import pg from 'pg';
import { now } from '../clock.ts';
import { newId } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { appRoleUrl, createPool } from './pool.ts';
import { KEPT } from './prepared-statements.ts';
import { type Tx, withTenant } from './tenant.ts';

describe('a transaction of an agency', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let pool: pg.Pool;
  const agencies = [newId(), newId()] as const;

  const addClient = (tx: Tx, agencyId: string, name: string) =>
    tx
      .insertInto('clients')
      .values({ agency_id: agencyId, id: newId(), name, created_at: now(), updated_at: now() })
      .execute();
  const namesOf = (of: pg.Pool, agencyId: string) =>
    withTenant(of, agencyId, (tx) =>
      // No word of the agency: only the policy keeps the others' rows out.
      tx.selectFrom('clients').select('name').where('name', '<>', '').orderBy('name').execute(),
    );
  /** How many statements the one connection of a pool keeps parsed. */
  const keptBy = async (of: pg.Pool): Promise<number> => {
    const { rows } = await of.query<{ count: number }>(
      'select count(*) as count from pg_prepared_statements where not from_sql',
    );
    return rows[0]?.count ?? Number.NaN;
  };

  before(async () => {
    database = await createTestDatabase();
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await owner.query('create table shapes (id int primary key, value int not null)');
    await owner.query('insert into shapes values (1, 0), (2, 0)');
    await owner.query('grant select, update on shapes to cantera_app');
    pool = createPool(appRoleUrl(database.url), 4);
    for (const id of agencies)
      await withTenant(pool, id, async (tx) => {
        await tx.insertInto('agencies').values({ id, slug: id, name: id, created_at: now() }).execute();
        await addClient(tx, id, `Client of ${id}`);
      });
  });
  after(async () => {
    await pool.end();
    await owner.end();
    await database.drop();
  });

  it('keeps a statement parsed from its third use on, and sees its own agency only at every use', async () => {
    const single = createPool(appRoleUrl(database.url), 1);
    expect(await keptBy(single)).toBe(0);
    // Often enough for one plan to serve whoever asks.
    for (let use = 0; use < 12; use += 1)
      for (const id of agencies) expect(await namesOf(single, id)).toEqual([{ name: `Client of ${id}` }]);
    expect(await keptBy(single)).toBe(1);
    const { rows } = await single.query<{ generic_plans: number }>(
      'select generic_plans from pg_prepared_statements where not from_sql',
    );
    expect(rows[0]?.generic_plans).toBeGreaterThan(5);
    expect(await namesOf(single, newId())).toEqual([]);
    await expect(
      withTenant(single, agencies[0], async (tx) => {
        for (let use = 0; use < 4; use += 1) await addClient(tx, agencies[use < 3 ? 0 : 1], `Use ${use}`);
      }),
    ).rejects.toThrow(/row-level security/);
    await single.end();
  });

  it('keeps no more of them than its bound, whatever comes, and uses them all the same', async () => {
    const single = createPool(appRoleUrl(database.url), 1);
    const ask = (tx: Tx, value: number) =>
      sql<{ value: number }>`select ${sql.lit(value)}::int + ${0}::int as value`.execute(tx);
    for (let round = 0; round < 4; round += 1)
      for (let first = 0; first < KEPT * 2; first += 40)
        await withTenant(single, agencies[0], async (tx) => {
          for (let value = first; value < first + 40; value += 1)
            expect((await ask(tx, value)).rows).toEqual([{ value }]);
        });
    expect(await keptBy(single)).toBe(KEPT);
    // More in one transaction than it may add.
    await withTenant(single, agencies[0], async (tx) => {
      for (let value = 0; value < KEPT * 2; value += 1) await ask(tx, value);
      expect((await sql`select 1 from pg_prepared_statements`.execute(tx)).rows.length).toBeLessThan(
        KEPT * 2,
      );
    });
    expect(await keptBy(single)).toBe(KEPT);
    await single.end();
  });

  it('lets go of too much also after a transaction that failed', async () => {
    const single = createPool(appRoleUrl(database.url), 1);
    const fill = (isBroken: boolean) =>
      withTenant(single, agencies[0], async (tx) => {
        for (let value = 0; value < KEPT + 40; value += 1)
          await sql`select ${sql.lit(value)}::int as failed where ${true}`.execute(tx);
        if (isBroken) await sql`select 1 / 0`.execute(tx);
      });
    await fill(false);
    await fill(false);
    await expect(fill(true)).rejects.toThrow('division by zero');
    expect(await keptBy(single)).toBe(KEPT);
    await fill(false);
    await single.end();
  });

  it('sends several statements in one text as they are, however often', async () => {
    const single = createPool(appRoleUrl(database.url), 1);
    await withTenant(single, agencies[0], async (tx) => {
      for (let use = 0; use < 5; use += 1)
        await sql`set local work_mem = '5MB'; set local work_mem = '6MB'`.execute(tx);
      expect((await sql`show work_mem`.execute(tx)).rows).toEqual([{ work_mem: '6MB' }]);
    });
    expect(await keptBy(single)).toBe(0);
    await single.end();
  });

  it('keeps nothing where the address tells of a pooler, or the installation does', async () => {
    const pooled = new URL(appRoleUrl(database.url));
    pooled.searchParams.set('pgbouncer', 'true');
    for (const single of [createPool(pooled.href, 1), createPool(appRoleUrl(database.url), 1, false)]) {
      for (let use = 0; use < 4; use += 1) await namesOf(single, agencies[0]);
      const { rows } = await single.query('select 1 from pg_prepared_statements');
      expect(rows).toEqual([]);
      await single.end();
    }
  });

  it('runs again on every connection where a migration changed the shape of what was parsed', async () => {
    const read = () =>
      withTenant(pool, agencies[0], async (tx) => {
        const { rows } = await sql<{ value: unknown }>`select * from shapes where id = ${1}`.execute(tx);
        // All connections are taken at once.
        await wait(50);
        return rows[0]?.value;
      });
    const readAtOnce = () => Promise.all(Array.from({ length: 4 }, read));
    for (let use = 0; use < 4; use += 1) expect(await readAtOnce()).toEqual([0, 0, 0, 0]);
    expect(pool.totalCount).toBe(4);
    await owner.query('alter table shapes alter column value type text');
    expect(await readAtOnce()).toEqual(['0', '0', '0', '0']);
    await owner.query('alter table shapes alter column value type int using value::int');
    expect(await readAtOnce()).toEqual([0, 0, 0, 0]);
  });

  /** Adds one to two rows, in a given order, having waited for the other between them the first time. */
  const addInOrder = async (ids: readonly number[], meet: () => Promise<void>, mayRepeat = () => true) => {
    let runs = 0;
    await withTenant(
      pool,
      agencies[0],
      async (tx) => {
        runs += 1;
        for (const [index, id] of ids.entries()) {
          await sql`update shapes set value = value + 1 where id = ${id}`.execute(tx);
          if (index === 0 && runs === 1) await meet();
        }
      },
      { mayRepeat },
    );
    return runs;
  };
  /** Resolves for two once both have asked. */
  const meeting = () => {
    let arrived = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    return () => {
      arrived += 1;
      if (arrived === 2) resolve();
      return promise;
    };
  };

  it('runs again, whole and once, when it gave way to another', async () => {
    await owner.query('update shapes set value = 0');
    const meet = meeting();
    const runs = await Promise.all([addInOrder([1, 2], meet), addInOrder([2, 1], meet)]);
    expect(runs.sort()).toEqual([1, 2]);
    const { rows } = await owner.query('select value from shapes order by id');
    expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
  });

  it('does not run again where it may not, and tells why', async () => {
    await owner.query('update shapes set value = 0');
    const meet = meeting();
    const results = await Promise.allSettled([
      addInOrder([1, 2], meet, () => false),
      addInOrder([2, 1], meet, () => false),
    ]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(['40P01']);
    const { rows } = await owner.query('select value from shapes order by id');
    expect(rows).toEqual([{ value: 1 }, { value: 1 }]);
  });

  it('ends after the third try, and tries nothing else a second time', async () => {
    const failing = async (code: string): Promise<number> => {
      let runs = 0;
      const error = Object.assign(new Error('could not serialize access'), { code });
      await expect(
        withTenant(pool, agencies[0], async () => {
          runs += 1;
          throw error;
        }),
      ).rejects.toBe(error);
      return runs;
    };
    expect(await failing('40001')).toBe(3);
    expect(await failing('23505')).toBe(1);
    expect(await failing('08006')).toBe(1);
  });
});
