import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { now } from '../clock.ts';
import { newId } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { describeSchema } from './generate-schema.ts';
import { keepPartitions } from './partitions.ts';
import { appRoleUrl, createPool } from './pool.ts';
import { withTenant } from './tenant.ts';

/** Tables without an agency, each with its reason. */
const WITHOUT_AGENCY = new Map([
  ['agencies', 'the tenant itself; bound by its own id'],
  ['setup_tokens', 'exists before any agency'],
  ['apply_counts', 'keyed by hashes of addresses, whatever the agency'],
  ['login_attempts', 'keyed by hashes, before the agency is known'],
  ['cities', 'GeoNames, the same for all'],
  ['city_names', 'GeoNames, the same for all'],
  ['schema_migrations', 'the migration runner; closed to the app'],
]);

/** Functions that look across agencies; each returns ids or a yes or no only. Or that may do in their own what the app may not. */
const ACROSS_AGENCIES = [
  'add_job',
  'add_jobs',
  'agency_exists',
  'ask_search_refresh',
  'cancel_job',
  'enqueue',
  'find_agency',
  'find_candidates',
  'find_consent_request',
  'find_former_agency',
  'find_login',
  'find_newest_candidates',
  'find_session',
  'find_starting_first',
  'find_user_token',
  'list_agencies',
  'prune_decisions',
  'public_sites',
  'queue_state',
  'search_candidates',
];

describe('tenant isolation in the database', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let app: pg.Pool;
  const agencies = [newId(), newId()] as const;

  before(async () => {
    database = await createTestDatabase();
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    app = createPool(appRoleUrl(database.url), 2);
    await keepPartitions(database.url, now());
    for (const id of agencies) {
      await withTenant(app, id, async (tx) => {
        await tx.insertInto('agencies').values({ id, slug: id, name: id, created_at: now() }).execute();
        await tx
          .insertInto('clients')
          .values({
            agency_id: id,
            id: newId(),
            name: `Client of ${id}`,
            created_at: now(),
            updated_at: now(),
          })
          .execute();
      });
    }
  });
  after(async () => {
    await app.end();
    await owner.end();
    await database.drop();
  });

  it('[SHELL-110] binds every table that holds data of an agency', async () => {
    const { rows } = await owner.query<{
      name: string;
      enabled: boolean;
      forced: boolean;
      has_agency: boolean;
      policies: { using: string | null; check: string | null }[];
    }>(`
      select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'agency_id' and not a.attisdropped) as has_agency,
        coalesce((select json_agg(json_build_object('using', p.qual, 'check', p.with_check)) from pg_policies p where p.tablename = c.relname and 'public' = any(p.roles)), '[]') as policies
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'partitions'::regnamespace) order by 1`);
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(({ name }) => name.startsWith('domain_events_')).length).toBeGreaterThan(3);
    const unbound = rows
      .filter((table) => !WITHOUT_AGENCY.has(table.name) || table.name === 'agencies')
      .filter(({ enabled, forced, policies }) => {
        const [policy] = policies;
        return (
          !enabled ||
          !forced ||
          policies.length !== 1 ||
          !policy?.using?.includes('current_agency') ||
          policy.using !== policy.check
        );
      });
    expect(unbound.map((table) => table.name)).toEqual([]);
    expect(
      rows
        .filter((table) => !table.has_agency)
        .map((table) => table.name)
        .sort(),
    ).toEqual([...WITHOUT_AGENCY.keys()].sort());
  });

  it('works as a role that can neither bypass nor change the rules', async () => {
    const { rows } = await app.query(
      'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false },
    ]);
    const { rows: owned } = await owner.query(
      "select relname from pg_class where relowner = 'cantera_app'::regrole",
    );
    expect(owned).toEqual([]);
    await expect(app.query('select 1 from schema_migrations')).rejects.toThrow(/permission denied/);
  });

  it('looks across agencies by the listed functions only', async () => {
    const { rows } = await owner.query<{ proname: string }>(
      "select proname from pg_proc where prosecdef and pronamespace in ('app'::regnamespace, 'public'::regnamespace) order by 1",
    );
    expect(rows.map((row) => row.proname)).toEqual(ACROSS_AGENCIES);
  });

  it('shows no row without an agency, and only its own with one', async () => {
    const { rows } = await app.query('select 1 from clients');
    expect(rows).toEqual([]);
    const seen = await withTenant(app, agencies[0], (tx) =>
      tx.selectFrom('clients').select('agency_id').execute(),
    );
    expect(seen).toEqual([{ agency_id: agencies[0] }]);
  });

  it('refuses rows of another agency and changes none of them', async () => {
    const foreign = {
      agency_id: agencies[1],
      id: newId(),
      name: 'Smuggled',
      created_at: now(),
      updated_at: now(),
    };
    await expect(
      withTenant(app, agencies[0], (tx) => tx.insertInto('clients').values(foreign).execute()),
    ).rejects.toThrow(/row-level security/);
    const changed = await withTenant(app, agencies[0], (tx) =>
      tx.updateTable('clients').set({ name: 'Taken over' }).returning('agency_id').execute(),
    );
    expect(changed).toEqual([{ agency_id: agencies[0] }]);
  });

  it('forgets the agency when the connection goes back to the pool', async () => {
    const single = createPool(appRoleUrl(database.url), 1);
    await withTenant(single, agencies[0], (tx) => tx.selectFrom('clients').select('id').execute());
    const { rows } = await single.query('select 1 from clients');
    await single.end();
    expect(rows).toEqual([]);
  });

  it('has the tables that schema.ts describes', async () => {
    const squeeze = (text: string): string => text.replace(/[\s,;|()]+/g, '');
    const file = await readFile(path.join(import.meta.dirname, 'schema.ts'), 'utf8');
    expect(squeeze(await describeSchema(database.url))).toBe(squeeze(file));
  });

  it('counts the candidates of an agency as they come and go', async () => {
    const counted = async () => {
      const { rows } = await owner.query(
        'select candidate_count, (select count(*)::int from candidates c where c.agency_id = a.id) as real from agencies a where id = $1',
        [agencies[0]],
      );
      return rows[0];
    };
    const ids = Array.from({ length: 5 }, newId);
    await withTenant(app, agencies[0], (tx) =>
      tx
        .insertInto('candidates')
        .values(
          ids.map((id) => ({
            agency_id: agencies[0],
            id,
            first_name: 'Oriol',
            created_at: now(),
            updated_at: now(),
          })),
        )
        .execute(),
    );
    expect(await counted()).toEqual({ candidate_count: 5, real: 5 });
    await withTenant(app, agencies[0], (tx) =>
      tx.deleteFrom('candidates').where('id', 'in', ids.slice(0, 2)).execute(),
    );
    expect(await counted()).toEqual({ candidate_count: 3, real: 3 });
  });
});
