import { after, before, describe, it } from 'node:test';
import { login } from '@cantera/shared/contracts/auth';
import { QUESTION_TYPES } from '@cantera/shared/contracts/enums';
import { listFirstSteps } from '@cantera/shared/contracts/first-steps';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../../testing/harness.ts';
import { scanNow } from '../duplicates/index.ts';
import { intakeJobs } from '../intake/index.ts';
import { loadCities } from '../lookups/index.ts';
import { fillDemo } from './index.ts';
import { demoId } from './random.ts';

describe('the demo', () => {
  let server: TestServer;
  const agencyId = demoId('agency demo');
  before(async () => {
    server = await startTestServer();
    await loadCities(server.databaseUrl);
    await Promise.all([fillDemo(server.deps), fillDemo(server.deps)]);
  });
  after(() => server.close());

  it('has two agencies whose people log in with the known password, filled once', async () => {
    for (const email of ['admin@demo.test', 'recruiter@demo.test', 'manager@demo.test', 'admin@rival.test']) {
      const answer = await server.call(login, null, { body: { email, password: 'cantera-demo' } });
      expect([email, answer.status]).toEqual([email, 200]);
    }
    await fillDemo(server.deps);
    const { rows } = await server.deps.pool.query('select app.list_agencies() as id');
    expect(rows.length).toBe(2);
  });

  it('[FIRST-02] is an agency that has done its first steps, its logo included', async () => {
    const { body } = await server.call(login, null, {
      body: { email: 'admin@demo.test', password: 'cantera-demo' },
    });
    const admin = { agencyId, userId: '', email: '', token: body.data.token };
    const { steps, isDismissed } = (await server.call(listFirstSteps, admin)).body.data;
    expect([steps.filter(({ isDone }) => !isDone), isDismissed]).toEqual([[], false]);
    const [logo] = await server.asOwner<{ id: string }>(
      'select logo_file_id as id from agencies where id = $1',
      [agencyId],
    );
    const picture = await server.inject({ url: `/files/public/${agencyId}/${logo?.id}` });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('has what every screen needs: all statuses and question types, someone on every step, unseen cards, CVs', async () => {
    await server.inTenant(agencyId, async (tx) => {
      const statuses = await tx
        .selectFrom('positions')
        .select('status')
        .where('agency_id', '=', agencyId)
        .distinct()
        .execute();
      expect(statuses.map((row) => row.status).toSorted()).toEqual([
        'CLOSED_LOST',
        'CLOSED_WON',
        'DRAFT',
        'ON_HOLD',
        'OPEN',
      ]);
      const types = await tx
        .selectFrom('killer_questions')
        .select('type')
        .where('agency_id', '=', agencyId)
        .distinct()
        .execute();
      expect(types.length).toBe(QUESTION_TYPES.length);
      expect(
        (await tx.selectFrom('clients').select('id').where('agency_id', '=', agencyId).execute()).length,
      ).toBe(8);
      const candidates = await tx
        .selectFrom('candidates')
        .select(['cv_file_id', 'city_id', 'gdpr_status'])
        .where('agency_id', '=', agencyId)
        .execute();
      // Sixty people, four of them twice, and one whose second record was merged.
      expect(candidates.length).toBe(64);
      expect(new Set(candidates.map((row) => row.gdpr_status)).size).toBe(4);
      expect(candidates.filter((row) => !row.cv_file_id || !row.city_id)).toEqual([]);
      const files = await tx
        .selectFrom('files')
        .select('storage_key')
        .where('agency_id', '=', agencyId)
        .where('content_type', '=', 'application/pdf')
        .execute();
      const first = await server.deps.files.get(files[0]?.storage_key ?? '');
      expect(first?.subarray(0, 5).toString()).toBe('%PDF-');
      const documents = await tx
        .selectFrom('candidate_documents as d')
        .innerJoin('files as f', 'f.id', 'd.file_id')
        .select(['f.content_type', 'd.created_by'])
        .where('d.agency_id', '=', agencyId)
        .execute();
      expect(new Set(documents.map((row) => row.content_type.split(';')[0]))).toEqual(
        new Set(['application/pdf', 'text/plain', 'text/csv']),
      );
      expect(new Set(documents.map((row) => row.created_by)).size).toBe(3);
      const empty = await tx
        .selectFrom('steps as s')
        .innerJoin('positions as p', 'p.id', 's.position_id')
        .leftJoin('applications as a', 'a.step_id', 's.id')
        .select(['p.title', 's.name'])
        .where('s.agency_id', '=', agencyId)
        .where('p.status', '=', 'OPEN')
        .where('s.type', '<>', 'HIRED')
        .where('a.id', 'is', null)
        .execute();
      expect(empty).toEqual([]);
      const unseen = await tx
        .selectFrom('applications')
        .select('id')
        .where('agency_id', '=', agencyId)
        .where('seen_at', 'is', null)
        .execute();
      expect(unseen.length).toBeGreaterThan(3);
    });
  });

  it('has people who are in it twice, and one merge that can be undone', async () => {
    const session = await server.call(login, null, {
      body: { email: 'recruiter@demo.test', password: 'cantera-demo' },
    });
    const read = async (path: string) =>
      (
        await server.inject({
          url: `/api/v1/candidates/${path}`,
          headers: { authorization: `Bearer ${session.body.data.token}` },
        })
      ).json().data;
    expect((await read('duplicates/scan')).status).toBe('RUNNING');
    await scanNow(server.deps, agencyId);
    const pairs: { first: { last_name: string }; second: { last_name: string }; reasons: string[] }[] = (
      await read('duplicates?per_page=100')
    ).items;
    expect(pairs.map(({ first, second }) => [first.last_name, second.last_name].sort()).sort()).toEqual([
      ['Castaño Piñeiro', 'Piñeiro Castaño'],
      ['Castellvi', 'Castellví Puigdomènech'],
      ['Lindqvist', 'Lindqvist'],
      ["Sant'Anna", "Sant'Anna Oliveras"],
    ]);
    expect(pairs.every(({ reasons }) => reasons.length > 1)).toBe(true);
    const { items } = await read('merges');
    expect(items).toMatchObject([
      {
        survivor: { name: 'Beatriz Gonçalves Simões' },
        other: { name: 'Beatriz Goncalves' },
        undone_at: null,
        blocked_by: null,
      },
    ]);
  });

  it('has CVs that wait: one to accept, one of somebody known, one that cannot be read', async () => {
    const rows = await server.asOwner<{ id: string }>(
      'select id from intake_items where agency_id = $1 order by id',
      [agencyId],
    );
    const context = { deps: server.deps, attempt: 1, isLastAttempt: false };
    for (const { id: itemId } of rows) await intakeJobs['intake.read_cv']?.({ agencyId, itemId }, context);
    const session = await server.call(login, null, {
      body: { email: 'admin@demo.test', password: 'cantera-demo' },
    });
    const headers = { authorization: `Bearer ${session.body.data.token}` };
    const [intake] = (await server.inject({ url: '/api/v1/candidates/intakes', headers })).json().data.items;
    const { items } = (
      await server.inject({ url: `/api/v1/candidates/intakes/${intake.id}`, headers })
    ).json().data;
    expect(items.map((item: { status: string; is_clean: boolean }) => [item.status, item.is_clean])).toEqual([
      ['READY', true],
      ['LIKELY_DOUBLE', false],
      ['UNREADABLE', false],
    ]);
  });

  it('[ENG-32] has one position whose recruiter lacks the channel, and others who have it', async () => {
    const session = await server.call(login, null, {
      body: { email: 'admin@demo.test', password: 'cantera-demo' },
    });
    const { token } = session.body.data;
    const list = await server.inject({
      url: '/api/v1/agency/jobs?per_page=50&status=OPEN',
      headers: { authorization: `Bearer ${token}` },
    });
    const items: { id: string; title: string }[] = list.json().data.items;
    const lacking = [];
    for (const item of items) {
      const answer = await server.inject({
        url: `/api/v1/agency/clients/jobs/${item.id}`,
        headers: { authorization: `Bearer ${token}` },
      });
      const { channels_ok: ok, channels_used: used } = answer.json().data;
      if (!used.every((channel: string) => ok.includes(channel))) lacking.push(item.title);
    }
    expect(lacking).toEqual(['Operari o operària CNC']);
  });
});
