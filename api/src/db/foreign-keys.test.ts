import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

const CITIES_STAY = 'a city is never deleted';
const WORKFLOWS_STAY = 'a workflow that is deleted keeps its row, marked';
/** References that no index serves, each with its reason. */
const WITHOUT_INDEX = new Map([
  ['client_locations (city_id)', CITIES_STAY],
  ['position_locations (city_id)', CITIES_STAY],
  ['candidates (city_id)', CITIES_STAY],
  ['candidate_experiences (city_id)', CITIES_STAY],
  ['candidate_educations (city_id)', CITIES_STAY],
  ['positions (agency_id, welcome_workflow_id)', WORKFLOWS_STAY],
  ['positions (agency_id, discard_workflow_id)', WORKFLOWS_STAY],
  ['positions (agency_id, kq_discard_workflow_id)', WORKFLOWS_STAY],
  ['workflow_runs (agency_id, workflow_id)', WORKFLOWS_STAY],
  ['applications (agency_id, rejected_reason_id)', 'a reason is never deleted'],
  ['duplicate_scans (agency_id, started_by)', 'one row an agency, found by its key'],
]);

/**
 * References without a valid index that starts with their columns. A partial one serves when it leaves out nothing but rows
 * that refer to none.
 */
const UNCOVERED = `
  with keys as (
    select k.conrelid, k.conkey, k.conrelid::regclass::text || ' (' || string_agg(a.attname, ', ' order by p.ordinality) || ')' as name
    from pg_constraint k
    cross join unnest(k.conkey) with ordinality p (attnum, ordinality)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.attnum
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0
    group by k.oid, k.conrelid, k.conkey
  )
  select name from keys where not exists (
    select from pg_index i
    where i.indrelid = keys.conrelid and i.indisvalid
      and (i.indkey::int2[])[0:cardinality(keys.conkey) - 1] @> keys.conkey
      and (i.indpred is null or exists (
        select from pg_attribute a where a.attrelid = keys.conrelid and a.attnum = any (keys.conkey)
          and pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
  ) order by 1`;

describe('foreign keys', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  before(async () => {
    database = await createTestDatabase();
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
  });
  after(async () => {
    await owner.end();
    await database.drop();
  });
  const uncovered = async (): Promise<string[]> =>
    (await owner.query<{ name: string }>(UNCOVERED)).rows.map(({ name }) => name);

  it('are served by an index, but for those of the list', async () => {
    expect(await uncovered()).toEqual([...WITHOUT_INDEX.keys()].sort());
  });

  it('are seen when they have none', async () => {
    await owner.query('begin; drop index candidates_marked');
    expect(await uncovered()).toContain('candidates (agency_id, possible_duplicate_of)');
    await owner.query(
      "create index marked_some on candidates (agency_id, possible_duplicate_of) where first_name <> ''",
    );
    expect(await uncovered()).toContain('candidates (agency_id, possible_duplicate_of)');
    await owner.query('rollback');
  });
});
