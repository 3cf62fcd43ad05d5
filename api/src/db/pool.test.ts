import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import type pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createPool } from './pool.ts';

describe('values from the database', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  before(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, 1);
  });
  after(async () => {
    await pool.end();
    await database.drop();
  });

  it('are ISO 8601 times in UTC whatever their fraction', async () => {
    const { rows } = await pool.query(
      "select array_agg(t::text) as given, min(t) as a, max(t) as z, '2026-01-02 03:04:05.1+02'::timestamptz as tenths from unnest(array['2026-01-02 03:04:05+00', '2026-01-02 03:04:05.123456+00']::timestamptz[]) t",
    );
    expect(rows[0]).toMatchObject({
      a: '2026-01-02T03:04:05.000Z',
      z: '2026-01-02T03:04:05.123Z',
      tenths: '2026-01-02T01:04:05.100Z',
    });
  });

  it('are numbers for numeric and bigint, and plain dates', async () => {
    const { rows } = await pool.query("select 12.5::numeric as a, count(*) as b, '2026-02-28'::date as c");
    expect(rows[0]).toEqual({ a: 12.5, b: 1, c: '2026-02-28' });
  });
});
