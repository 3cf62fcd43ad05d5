import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { createPlainOwner, createTestDatabase, type PlainOwner } from '../../testing/database.ts';
import { countRows, seedEveryTable } from '../../testing/seeding/every-table.ts';
import { describeSchema } from '../generate-schema.ts';
import { migrate } from '../migrate.ts';

const LANDED = path.join(import.meta.dirname, '../migrations');
/** An agency is founded in every state, or in the first and every so many after it, where there is less time. */
const EVERY = Number(process.env.SEED_EVERY ?? 1);

interface State {
  /** The last file that had run when the agency was founded. */
  readonly file: string;
  readonly agencyId: string;
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * One database goes through all landed states, and in each an agency with rows in every table is founded: what a file meets
 * are rows of every state before it. Its owner is no superuser and bound by row-level security, as on a managed server.
 */
describe('migrating a database with rows in every table, as a plain owner', () => {
  let owner: PlainOwner;
  let client: pg.Client;
  let url: string;
  let folder: string;
  const states: State[] = [];
  before(async () => {
    owner = await createPlainOwner();
    url = await owner.createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'cantera-migrations-'));
    client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const [place, file] of (await readdir(LANDED)).sort().entries()) {
      await copyFile(path.join(LANDED, file), path.join(folder, file));
      expect(await migrate(url, { folder })).toEqual([file]);
      if (place % EVERY > 0) continue;
      const agencyId = await seedEveryTable(client);
      states.push({ file, agencyId, counts: await countRows(client, agencyId) });
    }
  });
  after(async () => {
    await client.end();
    await owner.drop();
    await rm(folder, { recursive: true });
  });
  const since = (file: string) => states.filter((state) => state.file >= file);
  const until = (file: string) => states.filter((state) => state.file < file);
  async function see<R extends pg.QueryResultRow>({ agencyId }: State, text: string): Promise<R[]> {
    await client.query(`begin; set local app.agency_id = '${agencyId}'`);
    const { rows } = await client.query<R>(text);
    await client.query('commit');
    return rows;
  }

  it('is tried with an owner that row-level security binds, from every state', async () => {
    const { rows } = await client.query(
      'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
    expect((await client.query('select 1 from candidates')).rows.length).toBeGreaterThan(0);
    expect((await client.query('select 1 from duplicate_pairs')).rows).toEqual([]);
    expect(states.length).toBeGreaterThan(100 / EVERY);
  });

  it('has a row in every table of each state; a new table needs one in testing/seeding', () => {
    for (const { file, counts } of states)
      expect({ file, empty: [...counts].filter(([, rows]) => rows === 0) }).toEqual({ file, empty: [] });
  });

  it('loses no row on the way', async () => {
    for (const state of states) {
      const now = await countRows(client, state.agencyId);
      const lost = [...state.counts].filter(
        ([table, rows]) => now.has(table) && (now.get(table) ?? 0) < rows,
      );
      // 0027 remade the keys; the scan that 0035 starts writes them.
      const expected = state.file < '0027' ? lost.filter(([table]) => table === 'candidate_keys') : [];
      expect({ file: state.file, lost }).toEqual({ file: state.file, lost: expected });
    }
  });

  it('says since when a pair of before 0027 stands', async () => {
    for (const state of until('0027'))
      expect(
        await see(state, 'select 1 from duplicate_pairs where checked_at is distinct from created_at'),
      ).toEqual([]);
  });

  it('looks for doubles where the keys were remade, and only there', async () => {
    const jobs = await client.query<{ key: string }>(
      "select key from graphile_worker.jobs where task_identifier = 'duplicates.scan' order by key",
    );
    expect(jobs.rows.map(({ key }) => key)).toEqual(
      until('0027')
        .map(({ agencyId }) => `scan:${agencyId}`)
        .sort(),
    );
    for (const state of until('0027'))
      expect(await see(state, 'select status, phase, total from duplicate_scans')).toEqual([
        { status: 'RUNNING', phase: 'READING', total: 2 },
      ]);
    for (const state of since('0027').filter(({ file }) => file < '0035'))
      expect(await see(state, 'select status from duplicate_scans')).toEqual([{ status: 'DONE' }]);
  });

  it('carries events over, each about its application, and numbers new ones after them', async () => {
    for (const state of states)
      expect(
        await see(state, 'select subject_kind, subject_id = application_id as same from domain_events'),
      ).toEqual([{ subject_kind: 'application', same: true }]);
    const ids: number[] = [];
    for (const state of states)
      for (const { id } of await see<{ id: string }>(state, 'select id from live_events'))
        ids.push(Number(id));
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    expect(new Set(ids).size).toBe(states.length);
  });

  it('finds who was there before 0079 as who came after it', async () => {
    expect(until('0079').length).toBeGreaterThan(50 / EVERY);
    for (const state of states)
      expect({
        file: state.file,
        found: await see(
          state,
          `select w.words, w.created_at = c.created_at as same from candidates c
           left join candidate_words w on w.agency_id = c.agency_id and w.candidate_id = c.id
           where c.agency_id = app.current_agency()
           order by c.possible_duplicate_of nulls first`,
        ),
      }).toEqual({
        file: state.file,
        found: [
          { words: expect.stringMatching(/^ gemma gemma@example\.test \S/), same: true },
          { words: ' gemma gemma@example.test', same: true },
        ],
      });
  });

  it('finds whose site stood at an address, without knowing the agency', async () => {
    for (const { agencyId } of since('0135'))
      expect(
        (await client.query("select app.find_former_agency($1, '2000-01-01') as id", [`Former-${agencyId}`]))
          .rows,
      ).toEqual([{ id: agencyId }]);
  });

  it('refers to every file that an address or a document named, a merged picture too', async () => {
    const isOf = (row: string, file: string, address: string) =>
      `(select bool_and(${address} = '/files/public/' || f.agency_id || '/' || f.id) from ${row} join files f on f.id = ${file})`;
    const seenFrom = since('0024').filter(({ file }) => file < '0066');
    expect(seenFrom.length).toBeGreaterThan(15 / EVERY);
    for (const state of seenFrom)
      expect({
        file: state.file,
        seen: await see(
          state,
          `select ${isOf('agencies a', 'a.logo_file_id', 'a.logo_url')} as logo,
            ${isOf('users u', 'u.image_file_id', 'u.image_url')} as user,
            ${isOf('candidates c', 'c.profile_image_file_id', 'c.profile_image_url')} as candidate,
            (select record #>> '{other,row,profile_image_file_id}' = f.id::text
              from candidate_merges join files f on f.access = 'public') as merged,
            (select jsonb_object_agg(owner_kind, access) from file_uses u join files f on f.id = u.file_id) as uses`,
        ),
      }).toEqual({
        file: state.file,
        seen: [
          {
            logo: true,
            user: true,
            candidate: true,
            merged: true,
            uses: {
              career_site: 'public',
              merge: 'private',
              message: 'private',
              workflow: 'private',
              workflow_run: 'private',
            },
          },
        ],
      });
  });

  it('[FIRST-06] takes what stood before 0094 to be in the language that an administrator chose', async () => {
    expect(until('0094').length).toBeGreaterThan(50 / EVERY);
    for (const state of until('0094'))
      expect({
        file: state.file,
        languages: await see(
          state,
          `select a.privacy_policy_language = u.lang as policy, s.configuration ->> 'language' = u.lang as site,
            s.configuration ? 'homePage' as kept, a.privacy_policy_translations as others
           from agencies a join career_sites s on s.agency_id = a.id join users u on u.agency_id = a.id
           where a.id = app.current_agency()`,
        ),
      }).toEqual({
        file: state.file,
        languages: [{ policy: true, site: true, kept: true, others: {} }],
      });
  });

  it('[INTAKE-36] calls no CV of before 0195 clean that has words which people cannot see', async () => {
    for (const state of since('0099_assessment'))
      expect({
        file: state.file,
        found: await see(state, 'select is_sure from intake_items where decision is null'),
      }).toEqual({ file: state.file, found: [{ is_sure: state.file >= '0195' }] });
  });

  it('keeps an address that is no file of ours', async () => {
    for (const state of states)
      expect(await see(state, 'select logo_image_url, logo_image_file_id from clients')).toEqual([
        { logo_image_url: 'https://ebro.example/logo.png', logo_image_file_id: null },
      ]);
  });

  it('ends with the same schema as a new database, and with every table bound', async () => {
    const fresh = await createTestDatabase();
    expect(await describeSchema(url)).toBe(await describeSchema(fresh.url));
    await fresh.drop();
    const { rows } = await client.query(
      `select c.relname from pg_class c where c.relkind in ('r', 'p') and c.relrowsecurity and not c.relforcerowsecurity
       and c.relnamespace in ('public'::regnamespace, 'partitions'::regnamespace)`,
    );
    expect(rows).toEqual([]);
  });
});
