import { after, before, describe, it } from 'node:test';
import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertGirona, openDesk } from '../../testing/hunt-data.ts';
import { refreshSearch } from '../../testing/search-data.ts';
import { openIndex } from '../search-index/index.ts';
import { choose } from './choose.service.ts';

const NURSES: Clause = {
  id: 'a',
  kind: 'TITLE',
  any: [{ label: 'Nurse', concept: 'occupation.nurse' }],
  not: false,
  optional: false,
  by: 'USER',
};

describe('a hunt among 5,000 candidates', () => {
  let server: TestServer;
  let user: TestUser;
  let positionId: string;
  before(async () => {
    server = await startTestServer();
    await insertGirona(server);
    ({ user, positionId } = await openDesk(server));
    await server.asOwner(
      `insert into candidates (agency_id, id, first_name, last_name, job_title, city_id, job_search_status, created_at, updated_at)
       select $1, gen_random_uuid(), 'C', 'D', case when i % 100 = 0 then 'Nurse' else 'Cook' end, 3121456, 'ACTIVE',
         '2026-01-01'::timestamptz + i * interval '1 second', '2026-01-01' from generate_series(1, 5000) i`,
      [user.agencyId],
    );
    await refreshSearch(server, user.agencyId);
    await server.asOwner('vacuum analyze');
  });
  after(() => server.close());

  it('reads the index and those whom it finds, and never goes through the candidates', async () => {
    await server.inTenant(user.agencyId, async (tx) => {
      // Of this connection, some of what it read before included.
      const readSoFar = async () => {
        const { rows } = await sql<{ whole: number; byIndex: number }>`
          select coalesce(sum(seq_tup_read), 0)::int as whole, coalesce(sum(idx_tup_fetch), 0)::int as "byIndex"
          from pg_stat_xact_user_tables where relname = 'candidates'`.execute(tx);
        return rows[0] ?? { whole: 0, byIndex: 0 };
      };
      const before = await readSoFar();
      const sought = { positionId, precision: 0, clauses: [NURSES] };
      const { people } = await choose(tx, user.agencyId, openIndex(tx, user.agencyId), sought);
      const after = await readSoFar();
      expect(people.length).toBe(50);
      expect(after.whole - before.whole).toBe(0);
      // Each of them once for whether they are free, and once for what they have.
      expect(after.byIndex - before.byIndex).toBeGreaterThan(50);
      expect(after.byIndex - before.byIndex).toBeLessThan(300);
    });
  });
});
