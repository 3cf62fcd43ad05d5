import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { askForHunt, idsOf, insertGirona, openDesk, readHunt, runHunt } from '../../testing/hunt-data.ts';
import { refreshSearch } from '../../testing/search-data.ts';

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
       select $1, gen_random_uuid(), 'C', 'D', case when i % 100 = 0 then 'Nurse' else 'Cook' end, 3121456, 'ACTIVE', now(), now()
       from generate_series(1, 5000) i`,
      [user.agencyId],
    );
    await refreshSearch(server, user.agencyId);
    await server.asOwner('vacuum analyze');
  });
  after(() => server.close());

  it('reads the index and those whom it finds, and never goes through the candidates', async () => {
    const { id } = (await askForHunt(server, user, positionId)).body.data;
    const scans = async () => {
      await server.asOwner('select pg_stat_clear_snapshot()');
      const [row] = await server.asOwner<{ seq: number }>(
        "select coalesce(sum(seq_tup_read), 0)::int as seq from pg_stat_user_tables where relname = 'candidates'",
      );
      return row?.seq ?? 0;
    };
    const read = await scans();
    await runHunt(server, user, id);
    // What a connection has read it tells when it is idle, at the latest after a second.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await scans()) - read).toBe(0);
    expect(idsOf(await readHunt(server, user, id)).length).toBe(50);
  });
});
