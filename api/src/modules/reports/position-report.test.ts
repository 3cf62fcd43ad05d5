import { after, before, describe, it } from 'node:test';
import type { EndpointInput } from '@cantera/shared/contracts';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { MAX_REPORT_PEOPLE, positionReportOptions } from '@cantera/shared/contracts/report-options';
import {
  createPositionReport,
  getPositionReport,
  listPositionReports,
  type PositionReport,
  previewPositionReport,
} from '@cantera/shared/contracts/reports';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition, stepNamed } from '../../testing/pipeline-data.ts';
import { insertReported, linesOf, type ReportedPerson } from '../../testing/report-data.ts';
import { readSetting } from './candidate-report.service.ts';
import { expireReports, makePositionReport } from './making.service.ts';
import { readPerson } from './people.repository.ts';
import { personPart } from './position-parts.ts';
import { previewReportOfPosition } from './position-report.service.ts';

type Options = EndpointInput<typeof createPositionReport>['body'];
const ANONYMOUS = { isContactInfoIncluded: false, isAnonyManagedDataIncluded: true };

/** Until it is called: the longest that other work had to wait for its turn, and all that was done, in microseconds of the processor. */
function watchTurns(): () => { readonly longest: number; readonly all: number } {
  const spent = (): number => process.cpuUsage().user;
  const begun = spent();
  let last = begun;
  let longest = 0;
  const look = (): void => {
    const at = spent();
    longest = Math.max(longest, at - last);
    last = at;
    next = setImmediate(look);
  };
  let next = setImmediate(look);
  return () => {
    clearImmediate(next);
    return { longest, all: spent() - begun };
  };
}

describe('the report of a position', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let manager: TestUser;
  let stranger: TestUser;
  let positionId: string;
  let reported: ReportedPerson;
  let inbox: string;
  let hired: string;
  before(async () => {
    server = await startTestServer();
    const admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    stranger = await server.createAgency();
    positionId = await openPosition(server, recruiter);
    reported = await insertReported(server, recruiter, positionId);
    inbox = await stepNamed(server, recruiter.agencyId, positionId, 'Inbox');
    hired = await stepNamed(server, recruiter.agencyId, positionId, 'Hired');
    const berta = await insertCandidate(server, recruiter.agencyId, {
      first_name: 'Berta',
      last_name: 'Comas',
    });
    await insertApplication(server, recruiter.agencyId, positionId, 'Hired', berta);
  });
  after(() => server.close());

  const params = (reportId: string) => ({ id: positionId, reportId });
  const ask = (body: Options, user: TestUser | null = recruiter) =>
    server.call(createPositionReport, user, { params: { id: positionId }, body });
  const asked = async (body: Options, user = recruiter): Promise<string> => {
    const { status, body: answer } = await ask(body, user);
    expect(status).toBe(202);
    return answer.data.id;
  };
  const read = async (id: string, user = recruiter): Promise<PositionReport> =>
    (await server.call(getPositionReport, user, { params: params(id) })).body.data;
  const make = (reportId: string) =>
    makePositionReport(server.deps, { agencyId: recruiter.agencyId, reportId }, true);
  const file = (id: string, user = recruiter) =>
    server.inject({ url: `/api/v1/agency/clients/jobs/${positionId}/reports/${id}/file` }, user);
  const made = async (options: Options): Promise<string> => {
    const id = await asked(options);
    await make(id);
    return (await linesOf((await file(id)).rawPayload)).join('\n');
  };
  const preview = async (body: EndpointInput<typeof previewPositionReport>['body'], user = recruiter) =>
    server.call(previewPositionReport, user, { params: { id: positionId }, body });

  it('[REPORT-36] shows 100 people for paper, and counts nothing of them', async () => {
    const crowded = await openPosition(server, recruiter);
    await server.asOwner(
      `insert into candidates (agency_id, id, first_name, last_name, job_title, created_at, updated_at)
       select $1, gen_random_uuid(), 'Crowd', 'Number ' || i, 'Extra', now(), now() from generate_series(1, 101) i`,
      [recruiter.agencyId],
    );
    const step = await stepNamed(server, recruiter.agencyId, crowded, 'Inbox');
    await server.asOwner(
      `insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
       select agency_id, gen_random_uuid(), $2, $3, id, 'INTERNAL', now(), now() from candidates where agency_id = $1 and first_name = 'Crowd'`,
      [recruiter.agencyId, crowded, step],
    );
    const shown = async (isPaper: boolean) => {
      const body = { ...ANONYMOUS, isSummaryIncluded: true, stepIds: [step], isPaper };
      const { status, body: answer } = await server.call(previewPositionReport, recruiter, {
        params: { id: crowded },
        body,
      });
      expect(status).toBe(200);
      const { people, shownPeople, blocks, unsafe, narrow } = answer.data;
      return [
        people,
        shownPeople,
        new Set(blocks.map((one) => one.kind === 'PERSON' && one.code)).size - 1,
        unsafe,
        narrow === null,
      ];
    };
    expect(await shown(false)).toEqual([101, 10, 10, [], false]);
    await server.asOwner(
      "update candidates set summary = repeat('Cooks with care and reads recipes aloud. ', 200) where agency_id = $1 and first_name = 'Crowd'",
      [recruiter.agencyId],
    );
    const turns = watchTurns();
    expect(await shown(true)).toEqual([101, 100, 100, [], true]);
    // The attack on all of them at once would be a seventh of the work.
    const { longest, all } = turns();
    expect(longest).toBeLessThan(all / 15);
    await server.asOwner("delete from candidates where agency_id = $1 and first_name = 'Crowd'", [
      recruiter.agencyId,
    ]);
  });

  it('is refused without a session, without a step, and to who does not see the position', async () => {
    expect((await ask({ stepIds: [inbox] }, null)).status).toBe(401);
    expect((await ask({ stepIds: [inbox] }, manager)).status).toBe(404);
    expect((await ask({ stepIds: [inbox] }, stranger)).status).toBe(404);
    expect((await ask({ stepIds: [] })).status).toBe(400);
  });

  it('[REPORT-17] [REPORT-13] holds the applications of the chosen steps only, after a first page with those steps', async () => {
    const { body } = await preview({ stepIds: [hired] });
    const [first, ...others] = body.data.blocks;
    expect(first).toMatchObject({
      kind: 'STEPS',
      position: 'Backend developer',
      columns: 2,
      steps: [{ id: hired, people: 1 }],
    });
    expect(others.flatMap((block) => (block.kind === 'PERSON' ? [block.name] : []))).toEqual(['Berta Comas']);
    expect([body.data.people, body.data.shownPeople]).toEqual([1, 1]);
    const { rows } = {
      rows: await server.asOwner<{ id: string }>('select id from steps where position_id = $1', [positionId]),
    };
    const all = await preview({ stepIds: rows.map(({ id }) => id) });
    expect([all.body.data.people, all.body.data.blocks[0]]).toEqual([
      2,
      expect.objectContaining({ columns: rows.length > 4 ? 3 : 2 }),
    ]);
    const { body: narrowed } = await preview({
      stepIds: [inbox, hired],
      applicationIds: [reported.applicationId],
    });
    expect(narrowed.data.people).toBe(1);
  });

  it('[REPORT-38] begins with what its first page says, and an anonymous one with no client', async () => {
    const coverOf = async (options: object) => {
      const [first] = (await preview({ stepIds: [inbox, hired], ...options })).body.data.blocks;
      return first?.kind === 'STEPS' ? first.cover : undefined;
    };
    const cover = await coverOf({});
    expect(cover).toMatchObject({ kind: 'Candidate report', inside: expect.arrayContaining(['Experience']) });
    expect(cover?.agency).not.toBe('');
    expect(cover?.lines).toEqual([
      expect.stringMatching(/^Client: ./),
      expect.stringMatching(/ 20\d\d$/),
      '2 candidates',
    ]);
    expect((await coverOf(ANONYMOUS))?.lines).toEqual(cover?.lines.slice(1));
  });

  it('[REPORT-33] counts who fits what an anonymous one shows of each, and tells less of what is blurred, in the file too', async () => {
    const stepIds = [inbox, hired];
    expect((await preview({ stepIds })).body.data.narrow).toBeNull();
    const { body } = await preview({ ...ANONYMOUS, stepIds });
    const codes = body.data.blocks.flatMap((block) => (block.kind === 'PERSON' ? [block.code] : []));
    const { people = [], facts = [] } = body.data.narrow ?? {};
    expect(people.map(({ code }) => code).sort()).toEqual([...codes].sort());
    expect(people.map((one) => one.people)).toEqual([1, 2]);
    expect(facts.map(({ fact }) => fact)).toEqual(expect.arrayContaining(['TITLE', 'LANGUAGES', 'STUDIES']));
    expect(facts.every((one) => (one.people ?? 3) < 3 && !one.isBlurred)).toBe(true);
    const blurred = facts.map(({ fact }) => fact);
    const less = await preview({ ...ANONYMOUS, stepIds, blurred });
    expect(less.body.data.narrow?.people.map((one) => one.people)).toEqual([2, 2]);
    expect(less.body.data.narrow?.facts.every(({ isBlurred }) => isBlurred)).toBe(true);
    const title = await server.asOwner<{ job_title: string }>(
      'select job_title from candidates where id = $1',
      [reported.candidateId],
    );
    const [{ job_title: told } = { job_title: '' }] = title;
    expect(await made({ ...ANONYMOUS, stepIds })).toContain(told);
    expect(await made({ ...ANONYMOUS, stepIds, blurred })).not.toContain(told);
  });

  it('[REPORT-37] counts as long as there is time, and says of whom and what it did not count', async () => {
    const stepIds = [inbox, hired];
    const counted = (countingMs?: number) =>
      server.inTenant(recruiter.agencyId, (tx) =>
        previewReportOfPosition(
          tx,
          { ...recruiter, role: 'RECRUITER', sessionId: '' },
          positionId,
          positionReportOptions.parse({ ...ANONYMOUS, stepIds }),
          server.deps.config,
          countingMs,
        ),
      );
    const { narrow: whole } = await counted();
    expect(whole).not.toHaveProperty('uncounted');
    expect(whole?.people).toHaveLength(2);
    expect(whole?.facts.every(({ people }) => people !== null)).toBe(true);
    const { narrow: none, blocks } = await counted(0);
    const codes = blocks.flatMap((block) => (block.kind === 'PERSON' ? [block.code] : []));
    expect(none?.people).toEqual([]);
    expect(none?.uncounted).toEqual(codes);
    // What could be shown less stays there to be chosen.
    expect(none?.facts.map(({ fact }) => fact).sort()).toEqual(whole?.facts.map(({ fact }) => fact).sort());
    expect(none?.facts.every(({ people }) => people === null)).toBe(true);
    const { body } = await preview({ ...ANONYMOUS, stepIds });
    expect(body.data.narrow).toEqual(whole);
  });

  it('[REPORT-29] is made in the queue, with its progress told to who asked for it alone', async () => {
    const id = await asked({ stepIds: [inbox, hired] });
    expect(await server.jobs(`report:${id}`)).toMatchObject([{ task: 'reports.make' }]);
    expect(await read(id)).toMatchObject({
      status: 'MAKING',
      done: 0,
      total: 2,
      size: null,
      expiresAt: null,
    });
    expect((await file(id)).json().error.code).toBe('REPORT_NOT_READY');
    await make(id);
    const report = await read(id);
    expect(report).toMatchObject({ status: 'READY', done: 2, total: 2, fileName: 'Backend developer.pdf' });
    expect(new Date(report.expiresAt ?? 0).getTime()).toBeGreaterThan(now().getTime() + 23 * 3_600_000);
    const answer = await file(id);
    expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.byteLength]).toEqual([
      200,
      'application/pdf',
      report.size,
    ]);
    const { body } = await server.call(listPositionReports, recruiter, { params: { id: positionId } });
    expect(body.data.items.map((one) => one.id)).toContain(id);
    const other = await server.createUser(recruiter.agencyId, 'RECRUITER');
    expect((await server.call(getPositionReport, other, { params: params(id) })).status).toBe(404);
    expect((await file(id, other)).statusCode).toBe(404);
    // Again changes nothing.
    await make(id);
    expect(await read(id)).toEqual(report);
  });

  it('[REPORT-18] [REPORT-19] [REPORT-20] [REPORT-23] has each part with its option alone', async () => {
    const bare = await made({ stepIds: [inbox], isContactInfoIncluded: false });
    for (const part of [
      'Contact',
      'AI scoring',
      'Questions and answers',
      'Summary',
      'Salary',
      'Expected salary',
      'Comments',
    ])
      expect(bare).not.toMatch(new RegExp(`^${part}$`, 'm'));
    const whole = await made({
      stepIds: [inbox],
      isScoringIncluded: true,
      isKqIncluded: true,
      isSummaryIncluded: true,
    });
    for (const part of ['Contact', 'AI scoring', 'Questions and answers', 'Summary'])
      expect(whole).toMatch(new RegExp(`^${part}$`, 'm'));
    expect(whole).toContain('+34 611 22 33 44');
    expect(whole).toContain('Do you drive?');
  });

  it('[REPORT-21] [REPORT-22] has salaries with their options alone', async () => {
    const told = async (options: object) =>
      (await preview({ stepIds: [inbox], ...options })).body.data.blocks.map(({ section }) => section);
    expect(await told({})).not.toEqual(expect.arrayContaining(['SALARY']));
    expect(await told({ isSalaryInfoIncluded: true })).toEqual(expect.arrayContaining(['SALARY']));
    expect(await told({ isSalaryInfoIncluded: true })).not.toEqual(
      expect.arrayContaining(['EXPECTED_SALARY']),
    );
    expect(await told({ isExpectedSalaryIncluded: true })).toEqual(
      expect.arrayContaining(['EXPECTED_SALARY']),
    );
  });

  it('[REPORT-12] [REPORT-14] has comments in the order of the choice, and skills in 3 columns of 5', async () => {
    const [first = '', second = ''] = reported.commentIds;
    const { body } = await preview({ stepIds: [inbox], commentIds: [second, first] });
    const comments = body.data.blocks.flatMap((block) =>
      block.kind === 'COMMENTS' ? block.comments.map(({ id }) => id) : [],
    );
    expect(comments).toEqual([second, first]);
    const none = await preview({ stepIds: [inbox] });
    expect(none.body.data.blocks.some(({ section }) => section === 'COMMENTS')).toBe(false);
    const skills = none.body.data.blocks.filter(({ section }) => section === 'HARD_SKILLS');
    expect(
      skills.map((block) => (block.kind === 'COLUMNS' ? block.columns.map(({ length }) => length) : [])),
    ).toEqual([[5, 5, 5], [2]]);
  });

  it('[REPORT-08] [REPORT-09] [REPORT-10] [REPORT-11] tells nobody who anybody is when it is anonymous', async () => {
    const text = await made({ ...ANONYMOUS, stepIds: [inbox, hired], isSummaryIncluded: true });
    expect(text).toMatch(/^Candidate [0-9A-Z]{4,}$/m);
    expect(text).toContain('XXXXX leads kitchens');
    expect(text).toContain('Company A');
    expect(text).toContain('Institution 1');
    expect(text).not.toMatch(/Aurembiaix|Puigdollers|Berta|Comas|Xerinacs|Zafrella|611 22|linkedin/i);
    expect(text).not.toMatch(/^Contact$/m);
    const { body } = await server.call(listPositionReports, recruiter, { params: { id: positionId } });
    expect(body.data.items[0]).toMatchObject({
      isAnonymous: true,
      fileName: expect.stringMatching(/^Report-[0-9A-Z]{4}\.pdf$/),
    });
  });

  it('[REPORT-30] says nothing of salaries to hiring managers, who see the position', async () => {
    await server.inTenant(recruiter.agencyId, (tx) =>
      tx
        .insertInto('position_members')
        .values({
          agency_id: recruiter.agencyId,
          position_id: positionId,
          user_id: manager.userId,
          role: 'HIRING_MANAGER',
          ordinal: 0,
        })
        .execute(),
    );
    const { body } = await preview({ stepIds: [inbox] }, manager);
    expect(body.data.missing).toMatchObject({
      salary: 'NOT_ALLOWED',
      expectedSalary: 'NOT_ALLOWED',
      kq: null,
    });
    for (const option of ['isSalaryInfoIncluded', 'isExpectedSalaryIncluded'] as const)
      expect((await ask({ stepIds: [inbox], [option]: true }, manager)).status).toBe(400);
    const id = await asked({ stepIds: [inbox] }, manager);
    await make(id);
    expect((await read(id, manager)).status).toBe('READY');
  });

  it('fails when its maker may not see the position any more', async () => {
    const id = await asked({ stepIds: [inbox] }, manager);
    await server.asOwner('delete from position_members where user_id = $1', [manager.userId]);
    await make(id);
    const [row] = await server.asOwner('select status, failure from reports where id = $1', [id]);
    expect(row).toEqual({ status: 'FAILED', failure: 'NOT_ALLOWED' });
  });

  it('is refused for steps without anybody, and to who waits for three others', async () => {
    const empty = await openPosition(server, recruiter);
    const step = await stepNamed(server, recruiter.agencyId, empty, 'Inbox');
    const refused = await server.call(createPositionReport, recruiter, {
      params: { id: empty },
      body: { stepIds: [step] },
    });
    expect([refused.status, refused.error.code]).toEqual([409, 'REPORT_EMPTY']);
    const busy = await server.createUser(recruiter.agencyId, 'RECRUITER');
    for (let times = 0; times < 3; times += 1) await asked({ stepIds: [inbox] }, busy);
    const another = await ask({ stepIds: [inbox] }, busy);
    expect([another.status, another.error.code]).toEqual([409, 'TOO_MANY_REPORTS']);
  });

  it('is refused for more people than a report holds, and says how many there are', async () => {
    const crowded = await openPosition(server, recruiter);
    const step = await stepNamed(server, recruiter.agencyId, crowded, 'Inbox');
    const more = MAX_REPORT_PEOPLE + 1;
    await server.asOwner(
      `with people as (
         insert into candidates (agency_id, id, first_name, last_name, created_at, updated_at)
         select $1, gen_random_uuid(), 'Nil', 'Crowd', now(), now() from generate_series(1, $4::int) returning id)
       insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
       select $1, gen_random_uuid(), $2, $3, id, 'INTERNAL', now(), now() from people`,
      [recruiter.agencyId, crowded, step, more],
    );
    const askFor = (applicationIds?: string[]) =>
      server.call(createPositionReport, recruiter, {
        params: { id: crowded },
        body: { stepIds: [step], ...(applicationIds ? { applicationIds } : {}) },
      });
    const refused = await askFor();
    expect([refused.status, refused.error.code, refused.error.details]).toMatchObject([
      409,
      'REPORT_TOO_LARGE',
      { people: more, max_people: MAX_REPORT_PEOPLE },
    ]);
    expect(await server.asOwner('select id from reports where position_id = $1', [crowded])).toEqual([]);
    const rows = await server.asOwner<{ id: string }>(
      'select id from applications where position_id = $1 limit $2',
      [crowded, MAX_REPORT_PEOPLE],
    );
    expect((await askFor(rows.map(({ id }) => id))).status).toBe(202);
    await server.asOwner('delete from reports where position_id = $1', [crowded]);
  });

  it('[REPORT-08] fails with where it would tell who somebody is, and keeps no file of it', async () => {
    const files = async () => (await server.asOwner('select id from files')).length;
    const before = await files();
    const id = await asked({ ...ANONYMOUS, stepIds: [inbox, hired], isSummaryIncluded: true });
    await makePositionReport(server.deps, { agencyId: recruiter.agencyId, reportId: id }, true, [
      'NAMES',
      'HANDLES',
    ]);
    const report = await read(id);
    expect(report).toMatchObject({ status: 'FAILED', failure: 'REPORT_NOT_SAFE', size: null });
    expect(report.where).toEqual(
      expect.arrayContaining([
        { kind: 'NAME', section: 'SUMMARY', code: expect.stringMatching(/^[0-9A-Z]{4,}$/) },
      ]),
    );
    expect(JSON.stringify(report)).not.toMatch(/Aurembiaix|Puigdollers/i);
    expect((await file(id)).json().error.code).toBe('REPORT_NOT_READY');
    expect(await files()).toBe(before);
  });

  it('[REPORT-31] fails when somebody in it is erased while it is made, whose file is kept nowhere', async () => {
    const candidateId = await insertCandidate(server, recruiter.agencyId, {
      first_name: 'Ona',
      last_name: 'Esborrada',
    });
    await insertApplication(server, recruiter.agencyId, positionId, 'Hired', candidateId);
    const id = await asked({ stepIds: [hired] });
    const kept: string[] = [];
    const { files } = server.deps;
    // The file is written: the last moment at which it is not the report's yet.
    const watched: typeof files = Object.assign(Object.create(files), {
      put: async (...given: Parameters<typeof files.put>) => {
        await files.put(...given);
        kept.push(given[0]);
        await server.call(deleteCandidate, recruiter, { params: { id: candidateId } });
      },
    });
    await makePositionReport(
      { ...server.deps, files: watched },
      { agencyId: recruiter.agencyId, reportId: id },
      true,
    );
    expect(kept).toHaveLength(1);
    expect(await read(id)).toMatchObject({ status: 'FAILED', failure: 'PERSON_ERASED', size: null });
    expect(await server.asOwner('select id from files where storage_key = any($1)', [kept])).toEqual([]);
    expect(
      await server.asOwner('select id from report_people where candidate_id = $1', [candidateId]),
    ).toEqual([]);
  });

  it('[REPORT-29] fails when its making was lost, and locks its maker out no longer', async () => {
    const busy = await server.createUser(recruiter.agencyId, 'RECRUITER');
    const ids: string[] = [];
    for (let times = 0; times < 3; times += 1) ids.push(await asked({ stepIds: [inbox] }, busy));
    expect((await ask({ stepIds: [inbox] }, busy)).error.code).toBe('TOO_MANY_REPORTS');
    await server.asOwner(
      "update reports set created_at = created_at - interval '7 hours' where id = any($1)",
      [ids],
    );
    const young = await asked({ stepIds: [inbox] }, busy);
    await expireReports(server.deps, recruiter.agencyId);
    const rows = await server.asOwner('select distinct status, failure from reports where id = any($1)', [
      ids,
    ]);
    expect(rows).toEqual([{ status: 'FAILED', failure: 'FAILED' }]);
    expect((await read(young, busy)).status).toBe('MAKING');
  });

  it('counts cities while it is made, each once, and nothing else', async () => {
    const actor = { ...recruiter, sessionId: '', role: 'RECRUITER' } as const;
    const [city] = await server.asOwner<{ id: number }>('select id from cities limit 1');
    await server.asOwner('update candidates set city_id = $1 where id = $2', [
      city?.id,
      reported.candidateId,
    ]);
    const readWith = (cities?: Map<number, number>) =>
      server.inTenant(recruiter.agencyId, async (tx) => {
        const asks = {
          candidateId: reported.candidateId,
          commentIds: [],
          locale: 'en',
          isAnonymous: true,
        } as const;
        return (await readPerson(tx, actor, { ...asks, cities }, server.deps.config)).person;
      });
    const counted = await readWith();
    expect(counted.sameTitle).toBeGreaterThan(0);
    expect(counted.hardSkills[0]?.people).toBeGreaterThan(0);
    const cities = new Map<number, number>();
    const first = await readWith(cities);
    expect([first.sameTitle, first.hardSkills[0]?.people, first.place?.people]).toEqual([0, 0, 1]);
    expect([...cities]).toEqual([[city?.id, 1]]);
    // Taken from what was counted.
    expect((await readWith(new Map([[city?.id ?? 0, 60]]))).place?.people).toBe(60);
    await server.asOwner('update candidates set city_id = null where id = $1', [reported.candidateId]);
  });

  it('holds who was merged into another while it was made, as that one', async () => {
    const board = await openPosition(server, recruiter);
    const step = await stepNamed(server, recruiter.agencyId, board, 'Inbox');
    const [gone, kept] = [
      await insertCandidate(server, recruiter.agencyId, { first_name: 'Nil', last_name: 'Gone' }),
      await insertCandidate(server, recruiter.agencyId, { first_name: 'Nil', last_name: 'Kept' }),
    ];
    const application = await insertApplication(server, recruiter.agencyId, board, 'Inbox', gone);
    // As a merge does, after the making has begun.
    await server.asOwner('update applications set candidate_id = $1 where candidate_id = $2', [kept, gone]);
    await server.asOwner('delete from candidates where id = $1', [gone]);
    const actor = { ...recruiter, sessionId: '', role: 'RECRUITER' } as const;
    const options = positionReportOptions.parse({ stepIds: [step] });
    const { blocks } = await server.inTenant(recruiter.agencyId, async (tx) =>
      personPart(
        tx,
        actor,
        {
          application: { id: application, candidateId: gone, stepId: step },
          code: 'K2P9',
          options,
          setting: await readSetting(tx, recruiter.agencyId, options),
        },
        server.deps.config,
      ),
    );
    expect(blocks[0]).toMatchObject({ name: 'Nil Kept', code: 'K2P9' });
  });

  it('[REPORT-29] [REPORT-31] is gone after a day, and with a person in it', async () => {
    const id = await asked({ stepIds: [hired] });
    await make(id);
    await server.asOwner("update reports set expires_at = created_at - interval '1 second' where id = $1", [
      id,
    ]);
    await expireReports(server.deps, recruiter.agencyId, id);
    expect((await read(id)).status).toBe('GONE');
    const answer = await file(id);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'REPORT_GONE']);

    const candidateId = await insertCandidate(server, recruiter.agencyId);
    await insertApplication(server, recruiter.agencyId, positionId, 'Hired', candidateId);
    const ready = await asked({ stepIds: [hired] });
    await make(ready);
    const waiting = await asked({ stepIds: [hired] });
    await server.call(deleteCandidate, recruiter, { params: { id: candidateId } });
    expect((await read(ready)).status).toBe('GONE');
    expect(await read(waiting)).toMatchObject({ status: 'FAILED', failure: 'PERSON_ERASED' });
    await make(waiting);
    expect((await read(waiting)).status).toBe('FAILED');
    const left = await server.asOwner<{ count: number }>(
      "select count(*)::int as count from files where name = 'Backend developer.pdf' and id not in (select file_id from reports where file_id is not null)",
    );
    expect(left[0]?.count).toBe(0);
  });
});
