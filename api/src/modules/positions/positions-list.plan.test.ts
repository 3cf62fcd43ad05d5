import { after, before, describe, it } from 'node:test';
import { listPositions } from '@cantera/shared/contracts/positions';
import { expect } from 'expect';
import { sql } from 'kysely';
import type { Actor } from '../../http/actor.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { board } from '../pipeline/board.repository.ts';
import { type ListQuery, pageOfIds, totalOf } from './positions-list.repository.ts';

const POSITIONS = 5000;

describe('the plans of the position list and the board, with 5,000 positions', () => {
  let server: TestServer;
  let user: TestUser;
  let actor: Actor;
  let positionId: string;
  async function seed(agencyId: string): Promise<void> {
    const run = (statement: string) => server.asOwner(statement, [agencyId]);
    await run(`insert into clients (agency_id, id, name, created_at, updated_at)
      select $1, gen_random_uuid(), 'Client ' || i, '2026-01-01', '2026-01-01' from generate_series(1, 300) i`);
    await run(`insert into positions (agency_id, id, title, status, client_id, agency_priority, job_description, created_at, updated_at)
      select $1, gen_random_uuid(), (array['Backend', 'Sales', 'Nurse', 'Cook', 'Driver'])[1 + i % 5] || ' ' || md5(i::text),
        (array['OPEN', 'DRAFT', 'ON_HOLD', 'CLOSED_LOST', 'CLOSED_WON'])[1 + i % 5], c.id,
        (array['NONE', 'NONE', 'LOW', 'MEDIUM', 'HIGH'])[1 + i % 5], repeat(md5(i::text), 45),
        timestamptz '2026-01-01' + i * interval '1 minute', timestamptz '2026-01-01' + (i * 7919 % 5000) * interval '1 minute'
      from generate_series(1, ${POSITIONS}) i
      join (select id, row_number() over () as n from clients where agency_id = $1) c on c.n = 1 + i % 300`);
    await run(`insert into steps (agency_id, id, position_id, name, ordinal, type, created_at)
      select $1, gen_random_uuid(), id, 'Inbox', 0, 'INBOX', '2026-01-01' from positions where agency_id = $1`);
    await run(`insert into candidates (agency_id, id, first_name, summary, created_at, updated_at)
      select $1, gen_random_uuid(), 'Candidate ' || i, repeat(md5(i::text), 30), '2026-01-01', '2026-01-01' from generate_series(1, 20000) i`);
    // Without statistics the join below compares every candidate with every step.
    await server.asOwner('analyze candidates, steps');
    await run(`insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
      select $1, gen_random_uuid(), s.position_id, s.id, c.id, 'INTERNAL', '2026-01-01', '2026-01-01'
      from (select id, row_number() over () as n from candidates where agency_id = $1) c
      join (select id, position_id, row_number() over () as n from steps where agency_id = $1) s on s.n = 1 + c.n * c.n % 2500`);
  }
  before(async () => {
    server = await startTestServer();
    user = await server.createAgency();
    const other = await server.createAgency('Another');
    actor = { agencyId: user.agencyId, userId: user.userId, sessionId: '', role: 'AGENCY_ADMIN' };
    // Two agencies, with rows as wide as real ones: a table that is all one agency's and narrow is read whole.
    for (const { agencyId } of [user, other]) await seed(agencyId);
    await server.asOwner('vacuum analyze');
    const [position] = await server.asOwner<{ id: string }>(
      'select position_id as id from applications where agency_id = $1 limit 1',
      [user.agencyId],
    );
    positionId = position?.id ?? '';
  });
  after(() => server.close());

  const query = (given: Partial<ListQuery> = {}): ListQuery => ({
    page: 1,
    perPage: 10,
    recruiterId: undefined,
    hidden: undefined,
    ...given,
  });
  const plan = (given: Partial<ListQuery> = {}) =>
    server.inTenant(user.agencyId, async (tx) =>
      JSON.stringify(await pageOfIds(tx, actor, query(given)).explain('text')),
    );

  it('read a page in the order of an index', async () => {
    expect(await plan()).toMatch(/Index.* using positions_updated/);
    expect(await plan({ sortBy: 'updated_at' })).toMatch(/Scan Backward using positions_updated/);
    expect(await plan({ sortBy: 'title' })).toMatch(/Index.* using positions_title/);
    expect(await plan({ sortBy: '-title' })).toMatch(/Scan Backward using positions_title/);
    expect(await plan({ sortBy: 'created_at' })).toMatch(/Index.* using positions_created/);
    expect(await plan({ sortBy: '-agency_priority' })).toMatch(/Scan Backward using positions_priority/);
    for (const sortBy of ['-updated_at', 'title', '-created_at'] as const)
      expect(await plan({ sortBy })).not.toContain('Sort Key');
  });

  it('find by title and by client through indexes', async () => {
    // Under row-level security the trigram index is out of reach (LIKE is not leakproof), so titles are read in order.
    expect(await plan({ search: 'nurse' })).toMatch(/Index.* (using|on) positions_/);
    const [client] = await server.asOwner<{ id: string }>(
      'select id from clients where agency_id = $1 limit 1',
      [user.agencyId],
    );
    expect(await plan({ clientId: client?.id })).toContain('positions_client');
  });

  it('count without reading the table', async () => {
    const counted = await server.inTenant(user.agencyId, async (tx) =>
      JSON.stringify(await totalOf(tx, actor, query()).explain('text')),
    );
    expect(counted).toMatch(/Index Only Scan using positions_|Bitmap Index Scan on positions_/);
    const page = await server.call(listPositions, user, { query: { page: 500, perPage: 10 } });
    expect([page.body.data.items.length, page.body.data.pagination.totalItems]).toEqual([10, POSITIONS]);
  });

  it('read the applications of a board by its index', async () => {
    const plan = await server.inTenant(user.agencyId, async (tx) =>
      JSON.stringify((await sql`explain ${board(user.agencyId, positionId)}`.execute(tx)).rows),
    );
    expect(plan).toMatch(/applications_(board|agency_id_position_id_candidate_id_key)/);
    expect(plan).toContain('candidates_pkey');
  });
});
