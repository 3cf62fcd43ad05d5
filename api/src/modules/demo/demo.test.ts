import { after, before, describe, it } from 'node:test';
import { login } from '@cantera/shared/contracts/auth';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { firstDayOf } from '@cantera/shared/contracts/day';
import { QUESTION_TYPES } from '@cantera/shared/contracts/enums';
import { listFirstSteps } from '@cantera/shared/contracts/first-steps';
import { getHunt, listHunts } from '@cantera/shared/contracts/hunts';
import { getMetricsReport, type SeriesId } from '@cantera/shared/contracts/metrics';
import { listPositionQuestions, rehearseQuestion } from '@cantera/shared/contracts/position-questions';
import { listPositions } from '@cantera/shared/contracts/positions';
import { nifProblem, socialSecurityProblem } from '@cantera/shared/contracts/spanish-ids';
import { listContracts } from '@cantera/shared/contracts/staffing-contracts';
import { listTags } from '@cantera/shared/contracts/tags';
import { fold } from '@cantera/shared/contracts/text';
import { listTriggers } from '@cantera/shared/contracts/triggers';
import { listViews } from '@cantera/shared/contracts/views';
import { listWorkflows } from '@cantera/shared/contracts/workflows';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../../testing/harness.ts';
import { assessmentJobs } from '../assessment/index.ts';
import { scanNow } from '../duplicates/index.ts';
import { channelsOf } from '../engine/index.ts';
import { pictureSize } from '../files/index.ts';
import { intakeJobs } from '../intake/index.ts';
import { loadCities } from '../lookups/index.ts';
import { fillDemo } from './index.ts';
import { POSITIONS } from './positions.ts';
import { demoId } from './random.ts';
import { TRACKS } from './tracks.ts';

/** The first letters of a title, which are the same for women and men. */
const beginning = (title: string): string => fold(title).slice(0, 6);

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

  it('has contracts with sound numbers, one of them of somebody who was deleted', async () => {
    const { body } = await server.call(login, null, {
      body: { email: 'admin@demo.test', password: 'cantera-demo' },
    });
    const admin = { agencyId, userId: '', email: '', token: body.data.token };
    const { contracts } = (await server.call(listContracts, admin, { query: { perPage: 100 } })).body;
    const open = contracts.filter(({ blockedAt }) => blockedAt === null);
    expect(open.length).toBeGreaterThan(12);
    expect(contracts.length - open.length).toBe(1);
    for (const { nif, segSoc, candidate, convenio } of open) {
      expect([nifProblem(nif ?? '?'), socialSecurityProblem(segSoc ?? '?')]).toEqual([null, null]);
      expect([candidate, convenio]).not.toContain(null);
    }
    expect(new Set(open.map(({ client }) => client.name)).size).toBeGreaterThan(3);
    const { body: rival } = await server.call(login, null, {
      body: { email: 'admin@rival.test', password: 'cantera-demo' },
    });
    const refused = await server.call(listContracts, { ...admin, token: rival.data.token }, { query: {} });
    expect([refused.status, refused.error.code]).toEqual([403, 'NOT_ENABLED']);
  });

  it('[MTR-16] has twelve months behind its metrics, and lists none of it', async () => {
    const session = await server.call(login, null, {
      body: { email: 'recruiter@demo.test', password: 'cantera-demo' },
    });
    const recruiter = { agencyId, userId: '', email: '', token: session.body.data.token };
    const day = (daysAgo: number) => firstDayOf(new Date(Date.now() - daysAgo * 86_400_000).toISOString());
    const query = { from: day(360), to: day(0) };
    const { figures, series } = (await server.call(getMetricsReport, recruiter, { query })).body.data;
    expect(figures.filter(({ value, previous }) => value === null && previous.n > 0)).toEqual([]);
    expect(figures.find(({ id }) => id === 'hires')?.value).toBeGreaterThan(20);
    const months = (id: SeriesId) => series.find((one) => one.id === id)?.points.slice(1, -1) ?? [];
    expect(months('applications_by_time').length).toBeGreaterThan(9);
    expect(months('applications_by_time').filter(({ n }) => n === 0)).toEqual([]);
    expect(months('hires_by_time').filter(({ n }) => n > 0).length).toBeGreaterThan(7);
    expect(months('funnel').filter(({ n }) => n === 0)).toEqual([]);
    const { items } = (await server.call(listPositions, recruiter, { query: { perPage: 100 } })).body.data;
    expect(items.map(({ title }) => title).sort()).toEqual(POSITIONS.map(({ title }) => title).sort());
  });

  it('has two hunts that are ready, one of which nobody has opened', async () => {
    const session = await server.call(login, null, {
      body: { email: 'recruiter@demo.test', password: 'cantera-demo' },
    });
    const recruiter = { agencyId, userId: '', email: '', token: session.body.data.token };
    const { items } = (await server.call(listHunts, recruiter, { query: {} })).body.data;
    expect(items.map(({ status, viewed, isMine }) => [status, viewed, isMine])).toEqual([
      ['READY', false, true],
      ['READY', true, true],
    ]);
    for (const { id, totalPending } of items) {
      const { poolCandidates } = (await server.call(getHunt, recruiter, { params: { id } })).body.data;
      expect(totalPending).toBeGreaterThan(2);
      expect(poolCandidates.filter(({ scoringLax }) => scoringLax !== null).length).toBeGreaterThan(2);
    }
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

  it('has a career site with a picture of its own on its home page', async () => {
    const home = (await server.inject({ url: '/careers/en/demo' })).body;
    const address = /<img class="hero-image" src="([^"]+)"/.exec(home)?.[1];
    const picture = await server.inject({ url: address ?? '/' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(pictureSize(picture.rawPayload)).toEqual([864, 864]);
    const uses = await server.asOwner<{ kind: string }>(
      'select u.owner_kind as kind from file_uses u where u.agency_id = $1 and u.file_id = $2',
      [agencyId, address?.split('/').at(-1)],
    );
    expect(uses).toEqual([{ kind: 'career_site' }]);
  });

  it('[ENG-35] has workflows in three languages that start when somebody is hired: WhatsApp, a minute, e-mail', async () => {
    const { body } = await server.call(login, null, {
      body: { email: 'recruiter@demo.test', password: 'cantera-demo' },
    });
    const recruiter = { agencyId, userId: '', email: '', token: body.data.token };
    const workflows = (await server.call(listWorkflows, recruiter)).body.data.items;
    const hiring = workflows.filter(({ actions }) => channelsOf(actions).includes('WHATSAPP'));
    expect(hiring.map(({ name, usage }) => [name, usage.triggers])).toEqual([
      ['Contractació: enhorabona', 1],
      ['Contratación: enhorabuena', 1],
      ['Hired: congratulations', 1],
    ]);
    for (const { actions } of hiring)
      expect(actions).toMatchObject([
        { value: { channels: ['WHATSAPP'] } },
        { value: { delaySeconds: 60 } },
        { value: { channels: ['EMAIL'] } },
      ]);
    const triggers = (await server.call(listTriggers, recruiter)).body.data.items;
    const started = triggers.filter(({ workflowIds }) => hiring.some(({ id }) => workflowIds.includes(id)));
    const places = await Promise.all(
      started.map(async ({ conditions: [, { value: from }, { value: to }] }) => {
        const rows = await server.asOwner<{ type: string }>(
          'select type from steps where id = any ($1) order by array_position($1, id)',
          [[from, to]],
        );
        return rows.map(({ type }) => type);
      }),
    );
    expect(places).toEqual([
      ['STEP', 'HIRED'],
      ['STEP', 'HIRED'],
      ['STEP', 'HIRED'],
    ]);
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
      const neverAsked = await tx
        .selectFrom('applications as a')
        .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
        .select(['a.source', 'a.auto_rejected'])
        .distinct()
        .where('a.agency_id', '=', agencyId)
        .where('c.gdpr_status', '=', 'NOT_SENT')
        .execute();
      // Applying gives consent: who was never asked was added by somebody of the agency.
      expect(neverAsked).toEqual([{ source: 'INTERNAL_DATABASE', auto_rejected: false }]);
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

  it('[FIRST-03] has applicants of the trade of each position, one other at most, with the summaries of their CVs', async () => {
    const rows = await server.asOwner<{ position: string; title: string; summary: string | null }>(
      `select a.position_id as position, c.job_title as title, c.summary from applications a
       join candidates c on c.agency_id = a.agency_id and c.id = a.candidate_id where a.agency_id = $1`,
      [agencyId],
    );
    const applied = Map.groupBy(rows, ({ position }) => position);
    const busy = POSITIONS.filter(({ applications }) => applications > 0);
    expect(applied.size).toBe(busy.length);
    for (const position of busy) {
      const applicants = applied.get(demoId(`demo: position ${position.key}`)) ?? [];
      expect([position.key, applicants.length >= position.applications]).toEqual([position.key, true]);
      // Titles agree with the person: their beginnings are the trade's.
      const track = TRACKS.find(({ key }) => key === position.track);
      const own = Object.values(track?.titles ?? {}).flatMap((titles) => titles.map(beginning));
      const odd = applicants.filter(({ title }) => !own.includes(beginning(title)));
      expect([position.key, odd.length <= 1]).toEqual([position.key, true]);
    }
    for (const { title, summary } of rows)
      expect([summary, summary?.startsWith(`${title} `), summary?.split('. ').length]).toEqual([
        summary,
        true,
        2,
      ]);
  });

  it('[FIRST-03] has an administrator who recruits on three positions, tags on people, and a view of them', async () => {
    const { body } = await server.call(login, null, {
      body: { email: 'admin@demo.test', password: 'cantera-demo' },
    });
    const admin = { agencyId, userId: '', email: '', token: body.data.token };
    const recruiterId = demoId('demo: user admin');
    const { items } = (await server.call(listPositions, admin, { query: { recruiterId } })).body.data;
    expect(items.map(({ status }) => status)).toEqual(['OPEN', 'OPEN', 'OPEN']);
    const tags = (await server.call(listTags, admin)).body.data;
    expect([tags.length > 2, tags.every(({ people }) => people && people > 1)]).toEqual([true, true]);
    const [view] = (await server.call(listViews, admin, { query: { list: 'CANDIDATES' } })).body.data;
    const kept = new URLSearchParams(view?.query);
    const query = { tags: [kept.get('tags') ?? ''], jobSearch: ['ACTIVE' as const] };
    expect(kept.get('jobSearch')).toBe('ACTIVE');
    const found = (await server.call(listCandidates, admin, { query })).body.data.pagination.totalItems;
    expect(found).toBeGreaterThan(1);
  });

  it('[FIRST-08] has ninety days behind it: applications, moves step by step, answers, hires and discards', async () => {
    const months = async (statement: string, least = 2) => {
      const rows = await server.asOwner<{ month: number; count: number }>(
        `select floor(extract(epoch from now() - at) / 2592000)::int as month, count(*)::int as count from (${statement}) rows
         where at > now() - interval '90 days' group by 1 order by 1`,
        [agencyId],
      );
      return rows.map(({ month, count }) => [month, count >= least]);
    };
    const every = [0, 1, 2].map((month) => [month, true]);
    expect(await months('select created_at as at from applications where agency_id = $1')).toEqual(every);
    expect(await months('select created_at as at from application_moves where agency_id = $1')).toEqual(
      every,
    );
    expect(
      await months(
        `select m.created_at as at from application_moves m join steps s on s.agency_id = m.agency_id and s.id = m.to_step_id
         where m.agency_id = $1 and s.type = 'DISCARDED'`,
        1,
      ),
    ).toEqual(every);
    const rows = await server.asOwner<Record<string, number>>(
      `select
        (select count(*) from applications a join steps s on s.agency_id = a.agency_id and s.id = a.step_id
          where a.agency_id = $1 and s.type = 'HIRED' and a.moved_at > now() - interval '90 days')::int as hires,
        (select count(*) from application_moves m join steps f on f.id = m.from_step_id join steps t on t.id = m.to_step_id
          where m.agency_id = $1 and t.ordinal > f.ordinal + 1 and t.type <> 'DISCARDED')::int as leaps,
        (select count(*) from applications a cross join lateral (
            select m.to_step_id from application_moves m where m.application_id = a.id order by m.created_at desc limit 1) m
          where a.agency_id = $1 and m.to_step_id <> a.step_id)::int as astray,
        (select count(*) from application_moves m join applications a on a.id = m.application_id
          where m.agency_id = $1 and m.created_at < a.created_at)::int as early,
        (select count(*) from applications a where a.agency_id = $1 and a.auto_rejected is distinct from exists (
          select from application_answers w where w.application_id = a.id and not w.correct))::int as misjudged,
        (select count(*) from applications a where a.agency_id = $1 and a.auto_rejected and not exists (
          select from decisions d join decision_inputs i on i.agency_id = d.agency_id and i.decision_id = d.id
          where d.agency_id = $1 and d.kind = 'DISCARDED_BY_QUESTION' and d.position_id = a.position_id
            and i.application_id = a.id and d.question_rule is not null and i.answer is not null and d.created_at = a.rejected_at))::int as unrecorded,
        (select count(*) from applications where agency_id = $1 and auto_rejected)::int as rejected`,
      [agencyId],
    );
    expect(rows[0]).toMatchObject({ leaps: 0, astray: 0, early: 0, misjudged: 0, unrecorded: 0 });
    expect(rows[0]?.hires).toBeGreaterThan(3);
    expect(rows[0]?.rejected).toBeGreaterThan(1);
  });

  it('[FIRST-08] [KQ-48] has a past that a rehearsal of a question names people of', async () => {
    const { body } = await server.call(login, null, {
      body: { email: 'recruiter@demo.test', password: 'cantera-demo' },
    });
    const recruiter = { agencyId, userId: '', email: '', token: body.data.token };
    const outcomes: string[] = [];
    for (const key of ['logistics', 'frontend']) {
      const params = { id: demoId(`demo: position ${key}`) };
      const [years] = (await server.call(listPositionQuestions, recruiter, { params })).body.data.items;
      const { data } = (
        await server.call(rehearseQuestion, recruiter, {
          params,
          body: {
            question: { question: 'Years?', type: 'NUMBER', rejectConditions: { rejectIfBelow: 8 } },
            kqId: years?.id,
          } as never,
        })
      ).body;
      expect(data.answered).toBeGreaterThan(9);
      expect(data.wouldBeRejected.count).toBeGreaterThan(2);
      outcomes.push(...data.wouldBeRejected.items.map(({ outcome }) => outcome));
    }
    expect(outcomes).toContain('HIRED');
  });

  it('[FIRST-08] [FIRST-09] scores every application, or says why there is no score; some fit well and some hardly', async () => {
    const context = { deps: server.deps, attempt: 1, isLastAttempt: false };
    const fills = await server.asOwner<{ key: string }>(
      "select key from graphile_worker._private_jobs where key like 'fill_scores:%'",
    );
    expect(fills.map(({ key }) => key)).toContain(`fill_scores:${agencyId}`);
    await assessmentJobs['scores.fill']?.({ agencyId, after: null }, context);
    const queued = await server.asOwner<{ key: string }>(
      "select key from graphile_worker._private_jobs where key like 'score_again:%'",
    );
    const unqueued = await server.asOwner<{ id: string }>(
      `select a.id from applications a join positions p on p.agency_id = a.agency_id and p.id = a.position_id
       where a.agency_id = $1 and p.status not like 'CLOSED%' and not 'score_again:' || a.id = any ($2)`,
      [agencyId, queued.map(({ key }) => key)],
    );
    expect(unqueued).toEqual([]);
    const ofOne = await server.asOwner<{ id: string }>(
      'select id from applications where position_id = $1 order by id',
      [demoId('demo: position frontend')],
    );
    for (const { id: applicationId } of ofOne)
      await assessmentJobs['scores.score_again']?.({ agencyId, applicationId }, context);
    const scores = await server.asOwner<{ status: string; lax: number }>(
      'select status, lax from application_scores where application_id = any ($1)',
      [ofOne.map(({ id }) => id)],
    );
    expect(scores.map(({ status }) => status)).toEqual(ofOne.map(() => 'SCORED'));
    const lax = scores.map((score) => score.lax).sort((a, b) => a - b);
    expect(lax.at(-1)).toBeGreaterThanOrEqual(85);
    expect(lax[0]).toBeLessThan(40);
    // Neither everybody nor nobody in between.
    const between = lax.filter((score) => score >= 40 && score < 85).length;
    expect(between).toBeGreaterThanOrEqual(4);
    expect(lax.length - between).toBeGreaterThanOrEqual(3);
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
