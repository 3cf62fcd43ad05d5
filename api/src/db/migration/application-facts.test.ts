import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { newId } from '../../ids.ts';
import { createPlainOwner, type PlainOwner } from '../../testing/database.ts';
import { seedEveryTable } from '../../testing/seeding/every-table.ts';
import { migrate } from '../migrate.ts';

const LANDED = path.join(import.meta.dirname, '../migrations');

/** 0155 makes the table and its triggers, 0156 fills it while everybody works: there is a time between the two. */
describe('facts of applications that were there before them', () => {
  let owner: PlainOwner;
  let client: pg.Client;
  let url: string;
  let folder: string;
  before(async () => {
    owner = await createPlainOwner();
    url = await owner.createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'cantera-migrations-'));
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  after(async () => {
    await client.end();
    await owner.drop();
    await rm(folder, { recursive: true });
  });

  const migrateWith = async (isWanted: (file: string) => boolean): Promise<void> => {
    for (const file of (await readdir(LANDED)).filter(isWanted))
      await copyFile(path.join(LANDED, file), path.join(folder, file));
    await migrate(url, { folder });
  };
  async function see<R extends pg.QueryResultRow>(
    agencyId: string,
    text: string,
    values: readonly unknown[] = [],
  ) {
    await client.query(`begin; set local app.agency_id = '${agencyId}'`);
    const { rows } = await client.query<R>(text, [...values]);
    await client.query('commit');
    return rows;
  }
  /** The oldest application of an agency is moved to a new step of its position. */
  const moveTo = (agencyId: string, type: string, category: string | null, at: string) =>
    see(
      agencyId,
      `with a as (select * from applications order by id limit 1), s as (
         insert into steps (agency_id, id, position_id, name, type, category, ordinal, created_at)
         select a.agency_id, $1::uuid, a.position_id, $1::text, $2, $3, (select max(ordinal) + 1 from steps), $5 from a returning id)
       insert into application_moves (agency_id, id, application_id, from_step_id, to_step_id, from_step_name, to_step_name, created_at)
       select a.agency_id, $4::uuid, a.id, a.step_id, s.id, 'Before', 'After', $5 from a, s`,
      [newId(), type, category, newId(), at],
    );

  it('are whole also of whoever was moved between the two migrations', async () => {
    await migrateWith((file) => file < '0155');
    const [moved, left] = [await seedEveryTable(client), await seedEveryTable(client)];
    for (const agencyId of [moved, left])
      await moveTo(agencyId, 'STEP', 'EXTERNAL', '2001-02-03T04:05:06.000Z');
    await migrateWith((file) => file.startsWith('0155'));
    await moveTo(moved, 'STEP', 'INTERNAL', '2099-02-03T04:05:06.000Z');
    await migrateWith((file) => file.startsWith('0156'));
    for (const agencyId of [moved, left])
      expect(
        await see(
          agencyId,
          `select f.in_process_at, f.at_client_at,
             (select count(*)::int from application_moves m where m.to_kind is null and m.to_step_id is not null) as unknown
           from application_facts f where f.application_id = (select id from applications order by id limit 1)`,
        ),
      ).toEqual([
        {
          in_process_at: new Date('2001-02-03T04:05:06.000Z'),
          at_client_at: new Date('2001-02-03T04:05:06.000Z'),
          unknown: 0,
        },
      ]);
  });
});
