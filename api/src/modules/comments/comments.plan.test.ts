import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { type ListQuery, pageOf } from './comments.repository.ts';

describe('the plan of a page of comments, with 1,000 on the candidate', () => {
  let server: TestServer;
  let user: TestUser;
  let candidateId: string;
  before(async () => {
    server = await startTestServer();
    user = await server.createAgency();
    candidateId = await insertCandidate(server, user.agencyId);
    await server.asOwner(
      `insert into candidates (agency_id, id, first_name, created_at, updated_at)
       select $1, gen_random_uuid(), 'Candidate ' || i, '2026-01-01', '2026-01-01' from generate_series(1, 500) i`,
      [user.agencyId],
    );
    const write = (count: number, where: string) =>
      server.asOwner(
        `insert into candidate_comments (agency_id, id, candidate_id, type, comment, author_id, author_name, created_at, updated_at)
         select $1, gen_random_uuid(), c.id, 'note', repeat(md5(i::text), 12), $2, 'Núria', timestamptz '2026-01-01' + i * interval '1 minute', '2026-01-01'
         from candidates c, generate_series(1, ${count}) i where c.agency_id = $1 and ${where}`,
        [user.agencyId, user.userId],
      );
    await write(1000, `c.id = '${candidateId}'`);
    await write(40, `c.id <> '${candidateId}'`);
    await server.asOwner('vacuum analyze');
  });
  after(() => server.close());

  const plan = (given: Partial<ListQuery>) =>
    server.inTenant(user.agencyId, async (tx) =>
      JSON.stringify(
        await pageOf(tx, user.agencyId, candidateId, {
          limit: 50,
          type: undefined,
          before: undefined,
          ...given,
        }).explain('text'),
      ),
    );

  it('reads in the order of the index, from wherever the page before ended', async () => {
    for (const given of [
      {},
      { type: 'note' as const },
      { before: '2026-01-01T08:00:00.000Z_01a1ff1e-0000-7000-8000-000000000001' },
    ]) {
      const found = await plan(given);
      expect(found).toContain('using candidate_comments_candidate');
      expect(found).not.toContain('Sort Key');
    }
  });
});
