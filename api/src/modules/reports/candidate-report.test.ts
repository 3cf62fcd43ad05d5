import { after, before, describe, it } from 'node:test';
import type { EndpointInput } from '@cantera/shared/contracts';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { candidateReportOptions } from '@cantera/shared/contracts/report-options';
import { previewCandidateReport } from '@cantera/shared/contracts/reports';
import { expect } from 'expect';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { insertReported, linesOf, type ReportedPerson } from '../../testing/report-data.ts';
import { insertNamedCity, insertPerson, type SearchedPerson } from '../../testing/search-data.ts';
import { makeReport, previewReport } from './candidate-report.service.ts';
import type { MaskRule } from './masking/index.ts';

type Options = EndpointInput<typeof previewCandidateReport>['body'];
const ANONYMOUS = { isContactInfoIncluded: false, isAnonyManagedDataIncluded: true };

describe('the report of a candidate', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let manager: TestUser;
  let stranger: TestUser;
  let positionId: string;
  let reported: ReportedPerson;
  before(async () => {
    server = await startTestServer();
    const admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    stranger = await server.createAgency();
    positionId = await openPosition(server, recruiter);
    reported = await insertReported(server, recruiter, positionId);
  });
  after(() => server.close());

  const preview = async (
    options: Options = {},
    id = reported.candidateId,
    user: TestUser | null = recruiter,
  ) => server.call(previewCandidateReport, user, { params: { id }, body: options });
  const blocks = async (options?: Options): Promise<ReportBlock[]> =>
    (await preview(options)).body.data.blocks;
  const sections = async (options?: Options) => [
    ...new Set((await blocks(options)).map(({ section }) => section)),
  ];
  const download = (
    options: object = {},
    id = reported.candidateId,
    user: TestUser | undefined = recruiter,
  ) => server.inject({ method: 'POST', url: `/api/v1/candidates/${id}/reports`, payload: options }, user);
  const lines = async (options?: object) => linesOf((await download(options)).rawPayload);

  it('is refused without a session, to hiring managers, and of somebody of another agency', async () => {
    expect((await preview({}, reported.candidateId, null)).status).toBe(401);
    expect((await preview({}, reported.candidateId, manager)).status).toBe(403);
    expect((await preview({}, reported.candidateId, stranger)).status).toBe(404);
    expect((await download({}, reported.candidateId, stranger)).statusCode).toBe(404);
    expect((await download({}, newId())).statusCode).toBe(404);
  });

  it('[CREP-12] refuses contact information in an anonymous report', async () => {
    const { status, error } = await preview({
      isContactInfoIncluded: true,
      isAnonyManagedDataIncluded: true,
    });
    expect([status, error.fields]).toEqual([400, { is_anony_managed_data_included: 'not_allowed' }]);
  });

  it('[CREP-10] [CREP-18] holds personal data by default, and every other part with its option alone', async () => {
    const always = ['PERSON', 'EXPERIENCE', 'EDUCATION', 'LANGUAGES'];
    const [first = ''] = reported.commentIds;
    expect((await sections()).sort()).toEqual([...always, 'CONTACT'].sort());
    const by: [Options, string[]][] = [
      [{}, []],
      [{ isContactInfoIncluded: true }, ['CONTACT']],
      [{ isScoringIncluded: true }, ['SCORE']],
      [{ isKqIncluded: true }, ['QUESTIONS']],
      [{ isSkillsIncluded: true }, ['HARD_SKILLS', 'SOFT_SKILLS']],
      [{ isSalaryInfoIncluded: true }, ['SALARY']],
      [{ isExpectedSalaryIncluded: true }, ['EXPECTED_SALARY']],
      [{ isSummaryIncluded: true }, ['BRIEF', 'SUMMARY']],
      [{ commentIds: [first] }, ['COMMENTS']],
    ];
    for (const [options, parts] of by)
      expect({
        options,
        parts: (await sections({ isContactInfoIncluded: false, ...options })).sort(),
      }).toEqual({
        options,
        parts: [...always, ...parts].sort(),
      });
  });

  it('[CREP-01] [CREP-02] [CREP-03] [CREP-04] has the parts in its file too', async () => {
    const text = (
      await lines({
        is_scoring_included: true,
        is_kq_included: true,
        is_skills_included: true,
        is_summary_included: true,
        comment_ids: [...reported.commentIds],
      })
    ).join('\n');
    for (const part of [
      'AI brief',
      'Summary',
      'Hard skills',
      'Soft skills',
      'AI scoring',
      'Questions and answers',
      'Comments',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Score: 72');
    expect(text).toContain('Do you drive?');
    expect(text).toContain('Aurembiaix Puigdollers');
    expect(text).toContain('+34 611 22 33 44');
  });

  it('[CREP-05] [CREP-21] [CREP-22] has the chosen comments in the order of the choice, and none without a choice', async () => {
    const [first = '', second = '', third = ''] = reported.commentIds;
    const told = async (commentIds: string[]) =>
      (await blocks({ commentIds })).flatMap((block) =>
        block.kind === 'COMMENTS' ? block.comments.map(({ id }) => id) : [],
      );
    expect(await told([third, first, second])).toEqual([third, first, second]);
    expect(await told([second])).toEqual([second]);
    expect(await told([])).toEqual([]);
    expect(await told([newId()])).toEqual([]);
  });

  it('[CREP-07] [CREP-55] tells score, position and questions of the application that is named, else of the newest', async () => {
    const { body } = await preview({ isScoringIncluded: true, isKqIncluded: true });
    const { data } = body;
    expect([data.applicationId, data.applications.map(({ id }) => id)]).toEqual([
      reported.applicationId,
      [reported.applicationId],
    ]);
    expect(data.blocks.find((block) => block.kind === 'PERSON')).toMatchObject({
      positionName: 'Backend developer',
    });
    expect(data.blocks.find((block) => block.kind === 'SCORE')).toMatchObject({
      // As a client reads it: none of the words that were searched.
      scoringLax: { finalScore: 72, risks: ['Docker: not found'] },
    });
    expect(data.blocks.find((block) => block.kind === 'QUESTIONS')).toMatchObject({
      kqQuestionsWithAnswers: [
        { text: 'Do you drive?', type: 'YES_NO', correct: true, answer: { answer: true }, shown: 'Yes' },
      ],
    });
    const unknown = await preview({ applicationId: newId() });
    expect([unknown.status, unknown.error.fields]).toEqual([400, { application_id: 'not_found' }]);
  });

  it('[CREP-28] splits skills into 3 columns of 5', async () => {
    const skills = (await blocks({ isSkillsIncluded: true })).filter(
      ({ section }) => section === 'HARD_SKILLS',
    );
    expect(
      skills.map((block) => (block.kind === 'COLUMNS' ? block.columns.map(({ length }) => length) : [])),
    ).toEqual([[5, 5, 5], [2]]);
  });

  it('says why an option cannot be turned on', async () => {
    const bare = await insertCandidate(server, recruiter.agencyId);
    const { body } = await preview({}, bare);
    expect(body.data.missing).toEqual({
      scoring: 'NO_APPLICATION',
      kq: 'NO_APPLICATION',
      skills: 'NO_SKILLS',
      comments: 'NO_COMMENTS',
      salary: 'NO_SALARY',
      expectedSalary: 'NO_EXPECTED_SALARY',
      summary: 'NO_SUMMARY',
    });
    const { body: whole } = await preview();
    expect(Object.values(whole.data.missing).every((reason) => reason === null)).toBe(true);
  });

  it('[CREP-23] [CREP-24] [CREP-25] tells nobody who it is when it is anonymous', async () => {
    const { body, wire } = await preview({
      ...ANONYMOUS,
      isSummaryIncluded: true,
      commentIds: [...reported.commentIds],
    });
    // Ids are random figures.
    const sent = JSON.stringify(wire).replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
    for (const word of [
      'Aurembiaix',
      'Puigdollers',
      'puigdollers',
      '611',
      'linkedin',
      'Xerinacs',
      'Zafrella',
    ])
      expect(sent).not.toContain(word);
    const summary = body.data.blocks.find(({ section }) => section === 'SUMMARY');
    expect(summary).toMatchObject({ paragraphs: [{ text: 'XXXXX leads kitchens. Ask XXXXX.' }] });
    expect(body.data.blocks[0]).toMatchObject({
      name: expect.stringMatching(/^Candidate [0-9A-Z]{4}$/),
      photoUrl: null,
    });
    expect(body.data.masked).toEqual(expect.arrayContaining([{ kind: 'EMAIL', count: expect.any(Number) }]));
    expect(body.data.blocks.some(({ section }) => section === 'CONTACT')).toBe(false);
  });

  it('[CREP-26] [CREP-27] calls employers and schools by letters and numbers', async () => {
    const entries = (await blocks(ANONYMOUS)).flatMap((block) =>
      block.kind === 'ENTRIES' ? block.entries.map(({ organisation, period }) => [organisation, period]) : [],
    );
    expect(entries).toEqual([
      ['Company A', 'Since 05/2019'],
      ['Institution 1', null],
    ]);
  });

  it('[CREP-38] [DAY-27] tells the region in the language of the report', async () => {
    const city = await insertNamedCity(server, {
      id: 3115093,
      name: 'Olot',
      region: 'Catalonia',
      country: 'ES',
      population: 34_000,
    });
    const id = await insertPerson(server, recruiter.agencyId, { city, title: 'Cook' });
    const placeIn = async (lang: 'en' | 'es' | 'ca') => {
      const [head] = (await preview({ ...ANONYMOUS, lang }, id)).body.data.blocks;
      return head?.kind === 'PERSON' ? head.place : undefined;
    };
    expect(await placeIn('es')).toBe('Cataluña, España');
    expect(await placeIn('ca')).toBe('Catalunya, Espanya');
    expect(await placeIn('en')).toBe('Catalonia, Spain');
  });

  it('[CREP-39] is not delivered when its file would tell who it is, and says in which part', async () => {
    const options = candidateReportOptions.parse({ ...ANONYMOUS, isSummaryIncluded: true });
    const actor = { ...recruiter, sessionId: '', role: 'RECRUITER' } as const;
    const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
      server.inTenant(recruiter.agencyId, work);
    const count = async () => (await server.asOwner('select id from reports')).length;
    const before = await count();
    const made = makeReport(server.deps, inTenant, actor, reported.candidateId, options, [
      'NAMES',
      'HANDLES',
    ]);
    await expect(made).rejects.toMatchObject({
      parts: {
        status: 500,
        code: 'REPORT_NOT_SAFE',
        details: {
          where: expect.arrayContaining([
            { kind: 'NAME', section: 'SUMMARY', code: expect.stringMatching(/^[0-9A-Z]{4,}$/) },
          ]),
        },
      },
    });
    await expect(made).rejects.not.toMatchObject({ message: expect.stringMatching(/Aurembiaix/) });
    expect(await count()).toBe(before);
  });

  it('[CREP-44] says in its preview what would tell who it is, and nothing of that where it is plain', async () => {
    const options = candidateReportOptions.parse({ ...ANONYMOUS, isSummaryIncluded: true });
    const actor = { ...recruiter, sessionId: '', role: 'RECRUITER' } as const;
    const made = (off: readonly MaskRule[]) =>
      server.inTenant(recruiter.agencyId, (tx) =>
        previewReport(tx, actor, reported.candidateId, options, server.deps.config, off),
      );
    const { unsafe } = await made(['NAMES', 'HANDLES']);
    expect(unsafe).toEqual(
      expect.arrayContaining([
        { kind: 'NAME', section: 'SUMMARY', code: expect.stringMatching(/^[0-9A-Z]{4,}$/) },
      ]),
    );
    expect((await made([])).unsafe).toEqual([]);
    expect((await preview()).body.data.unsafe).toBeNull();
  });

  it('[CREP-41] names the file after nobody when it is anonymous, and after them when it is not', async () => {
    const anonymous = await download({
      is_contact_info_included: false,
      is_anony_managed_data_included: true,
    });
    expect([anonymous.statusCode, anonymous.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(anonymous.headers['content-disposition']).toMatch(/filename="CV-[0-9A-Z]{4}\.pdf"/);
    const text = (await linesOf(anonymous.rawPayload)).join('\n');
    expect(text).toMatch(/^Candidate [0-9A-Z]{4}$/m);
    expect(text).not.toMatch(/Aurembiaix|Puigdollers/i);
    expect(anonymous.rawPayload.toString('latin1')).toContain('pdfuaid:part');
    const plain = await download();
    expect(plain.headers['content-disposition']).toContain('CV Aurembiaix Puigdollers.pdf');
  });

  it('puts a brief that somebody wrote in the place of the one of a machine, masked where it is anonymous', async () => {
    const brief = 'Puigdollers cooks.\nCall 611 22 33 44.';
    const told = (list: readonly ReportBlock[]) => list.find(({ section }) => section === 'BRIEF');
    expect(told(await blocks({ isSummaryIncluded: true }))).toMatchObject({ isByMachine: true });
    expect(told(await blocks({ isSummaryIncluded: true, brief }))).toMatchObject({
      isByMachine: false,
      note: null,
      paragraphs: [{ text: 'Puigdollers cooks.' }, { text: 'Call 611 22 33 44.' }],
    });
    const { body } = await preview({ ...ANONYMOUS, isSummaryIncluded: true, brief });
    expect(told(body.data.blocks)).toMatchObject({
      paragraphs: [{ text: 'XXXXX cooks.' }, { text: 'Call XXXXX.' }],
    });
    expect(body.data.brief).toContain('Company A');
  });

  it('[CREP-40] counts how many people fit what an anonymous report shows, and tells less of what is blurred', async () => {
    const { body } = await preview(ANONYMOUS);
    expect(body.data.narrow).toMatchObject({ people: 1 });
    expect(body.data.narrow?.facts.map(({ fact }) => fact).sort()).toEqual([
      'LANGUAGES',
      'POSTS',
      'STUDIES',
      'TITLE',
      'YEARS',
    ]);
    expect((await preview()).body.data.narrow).toBeNull();
    const blurred = await preview({ ...ANONYMOUS, blurred: ['TITLE', 'STUDIES', 'LANGUAGES', 'POSTS'] });
    const { narrow, blocks: shown } = blurred.body.data;
    expect(narrow?.people).toBeGreaterThan(1);
    expect(narrow?.facts.every(({ isBlurred }) => isBlurred)).toBe(true);
    expect(shown.map(({ section }) => section)).toEqual(['PERSON']);
    expect(shown[0]).toMatchObject({ jobTitle: null });
  });

  it('[CREP-47] counts all that is shown as it is shown, and each of it can be told less', async () => {
    const jobs = [{ position: 'Twin baker', company: 'Forn', from: '2015-02', to: '2020-03' }];
    const of = { title: 'Twin cook', jobs, languages: { ca: 'C1' }, expects: 30_000 } as const;
    const twin = (change: Partial<SearchedPerson>) =>
      insertPerson(server, recruiter.agencyId, { ...of, ...change });
    const id = await twin({});
    for (const change of [
      {},
      {},
      { languages: { ca: 'C2' } },
      { jobs: [] },
      { jobs: [{ ...jobs[0], position: 'Waiter', company: 'Forn' }] },
      { jobs: [{ position: 'Twin baker', company: 'Forn', from: '2015-03', to: '2020-03' }] },
      { expects: 31_000 },
    ] satisfies Partial<SearchedPerson>[])
      await twin(change);
    const narrowed = async (options: Options = {}) => {
      const { body } = await preview({ ...ANONYMOUS, isExpectedSalaryIncluded: true, ...options }, id);
      return body.data;
    };
    const narrow = async (options?: Options) => (await narrowed(options)).narrow?.people;
    const { narrow: whole, blocks: shown } = await narrowed();
    expect(whole?.people).toBe(3);
    expect(Object.fromEntries(whole?.facts.map(({ fact, people }) => [fact, people]) ?? [])).toEqual({
      TITLE: 8,
      LANGUAGES: 7,
      POSTS: 6,
      YEARS: 5,
      SALARIES: 7,
    });
    expect(whole?.facts[0]).toEqual({
      fact: 'YEARS',
      label: '02/2015 to 03/2020',
      people: 5,
      isBlurred: false,
    });
    expect(whole?.facts.find(({ fact }) => fact === 'POSTS')).toMatchObject({ label: 'Twin baker' });
    expect(JSON.stringify(shown)).toMatch(/€30,000.*02\/2015/);
    expect(await narrow({ isExpectedSalaryIncluded: false })).toBe(4);
    expect(await narrow({ blurred: ['SALARIES'] })).toBe(4);
    expect(await narrow({ blurred: ['LANGUAGES'] })).toBe(4);
    expect(await narrow({ blurred: ['YEARS'] })).toBe(4);
    expect(await narrow({ blurred: ['POSTS'] })).toBe(6);
    const less = await narrowed({
      blurred: ['YEARS', 'SALARIES'],
      isSummaryIncluded: true,
      brief: 'Baker from 2015 to 2020 for 30.000 €, 30k or €30,000. Wants 31,000.',
    });
    expect(JSON.stringify(less.blocks)).not.toMatch(/2015|2020|30\D000|30k/);
    expect(JSON.stringify(less.blocks)).toMatch(/Twin baker.*Wants 31,000|Wants 31,000.*Twin baker/);
    expect(less.unsafe).toEqual([]);
    expect(
      (await narrowed({ blurred: ['POSTS'], isSummaryIncluded: true, brief: 'A twin baker, a twin cook.' }))
        .blocks,
    ).toEqual([
      expect.objectContaining({ jobTitle: expect.objectContaining({ text: 'Twin cook' }) }),
      expect.objectContaining({ paragraphs: [expect.objectContaining({ text: 'A XXXXX, a twin cook.' })] }),
      expect.objectContaining({ section: 'EXPECTED_SALARY' }),
      expect.objectContaining({ section: 'LANGUAGES' }),
    ]);
    const file = await download(
      {
        is_contact_info_included: false,
        is_anony_managed_data_included: true,
        is_expected_salary_included: true,
        blurred: ['POSTS', 'YEARS', 'SALARIES'],
      },
      id,
    );
    expect(file.statusCode).toBe(200);
  });

  it('[CREP-42] records who made it of whom, with nothing of what it said; gone with the person', async () => {
    const own = await insertReported(server, recruiter, positionId);
    expect(
      (await download({ is_summary_included: true, brief: 'Words of mine' }, own.candidateId)).statusCode,
    ).toBe(200);
    const rows = () =>
      server.asOwner<Record<string, unknown>>(
        'select r.* from reports r join report_people p on p.report_id = r.id where p.candidate_id = $1',
        [own.candidateId],
      );
    const [row] = await rows();
    expect(row).toMatchObject({
      made_by: recruiter.userId,
      kind: 'CANDIDATE',
      status: 'READY',
      is_anonymous: false,
    });
    expect(JSON.stringify(row)).not.toMatch(/Words of mine|Aurembiaix/);
    await server.call(deleteCandidate, recruiter, { params: { id: own.candidateId } });
    expect(await rows()).toEqual([]);
    expect(await server.asOwner('select id from reports where id = $1', [row?.id])).toEqual([]);
  });
});
