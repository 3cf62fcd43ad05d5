import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../../testing/harness.ts';
import { matchesQuery } from './matching.ts';

describe('the plan of who a newcomer is, with 5,000 candidates', () => {
  let server: TestServer;
  let agencyId: string;
  before(async () => {
    server = await startTestServer();
    for (const name of ['Vela', 'Other']) {
      ({ agencyId } = await server.createAgency(name));
      await server.asOwner(
        `insert into candidates (agency_id, id, first_name, email, linkedin_key, created_at, updated_at)
         select $1, gen_random_uuid(), 'C', 'c' || i || '@example.test', 'in-' || i, '2026-01-01', '2026-01-01' from generate_series(1, 5000) i`,
        [agencyId],
      );
    }
    await server.asOwner('vacuum analyze candidates');
  });
  after(() => server.close());

  const plan = (keys: { email: string | null; linkedin: string | null }) =>
    server.inTenant(agencyId, async (tx) =>
      JSON.stringify(await matchesQuery(tx, agencyId, keys).explain('text')),
    );

  it('finds the few who may be meant in indexes', async () => {
    const email = 'c77@example.test';
    for (const keys of [
      { email, linkedin: null },
      { email, linkedin: 'in-99' },
      { email: null, linkedin: 'in-99' },
    ]) {
      const text = await plan(keys);
      if (keys.email) expect(text).toContain('candidates_email_key');
      if (keys.linkedin) expect(text).toContain('candidates_linkedin');
      expect(text).toMatch(/email_key = |linkedin_key = /);
      expect(text).not.toContain('Seq Scan');
    }
  });
});
