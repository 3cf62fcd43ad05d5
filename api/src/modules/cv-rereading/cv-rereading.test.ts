import { after, before, describe, it } from 'node:test';
import { getApplication } from '@cantera/shared/contracts/applications';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { getDiscardRule } from '@cantera/shared/contracts/discard-scoring';
import { listSteps } from '@cantera/shared/contracts/pipeline';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import type { JobHandlers } from '../../jobs/handlers.ts';
import { enqueue } from '../../jobs/queue.ts';
import { saveRule } from '../../testing/discard-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { storeFile } from '../../testing/stored-file.ts';
import { until } from '../../testing/until.ts';
import { startWorker } from '../../worker.ts';
import { assessmentJobs } from '../assessment/index.ts';
import { autodiscardJobs } from '../autodiscard/index.ts';
import { findPages, writePages } from '../cv-pages/index.ts';
import { type CvReading, READER, unread } from '../cv-reading/index.ts';
import { column, textPdf } from '../cv-reading/testing/make-pdf.ts';
import { followReader } from '../scores/index.ts';
import { readStoredCv } from './cv-rereading.jobs.ts';
import { rereadingJobs } from './index.ts';

const CV = [
  'Ada Byron',
  'EXPERIENCE',
  'Backend developer at Acme in Girona',
  'Ran Docker in production for forty services',
];
const PDF = textPdf([column(CV)]);
/** What a reader makes of these lines, in no time: a busy machine has none for drawing pages. */
const readingOf = (lines: readonly string[]): CvReading => ({
  ...unread('READ', 'OK', 1),
  language: 'en',
  pages: [
    {
      number: 1,
      checked: true,
      hidden: [],
      lines: lines.map((text, at) => ({
        text,
        bbox: [50, 12.5 * at, 300, 12.5 * at + 10],
        section: 'experience',
      })),
    },
  ],
});

describe('reading stored CVs again after a new version of the reader', () => {
  let server: TestServer;
  let admin: TestUser;
  let agencyId: string;
  const reading = readingOf(CV);
  before(async () => {
    server = await startTestServer({ CV_READERS: '1', METRICS_TOKEN: 'a token' });
    admin = await server.createAgency();
    ({ agencyId } = admin);
  });
  after(() => server.close());

  const context = (attempt = 1) => ({ deps: server.deps, attempt, isLastAttempt: false });
  const readAgain = (fileId: string, as: CvReading = reading, attempt = 1) =>
    readStoredCv(server.deps, { agencyId, fileId }, attempt, async () => as);
  const score = (applicationId: string) =>
    assessmentJobs['scores.score_again']?.({ agencyId, applicationId }, context());

  /** A stored CV as the version before the first has read it: its lines without those that `keeps` leaves out. */
  async function storedCv(
    keeps: (text: string) => boolean = () => true,
    bytes: Uint8Array = PDF,
    { pages: whole } = reading,
  ) {
    const pages = whole.map((page) => ({ ...page, lines: page.lines.filter(({ text }) => keeps(text)) }));
    const id = await server.inTenant(agencyId, async (tx) => {
      const file = await storeFile(tx, server.deps.files, agencyId, {
        name: 'cv.pdf',
        contentType: 'application/pdf',
        access: 'private',
        createdBy: admin.userId,
        bytes: Buffer.from(bytes),
      });
      await writePages(tx, agencyId, file.id, { ...reading, pageCount: pages.length, pages });
      return file.id;
    });
    await server.asOwner('update cv_pages set reader = 0, of_pages = null where file_id = $1', [id]);
    return id;
  }
  const pagesOf = async (fileId: string) =>
    (await server.inTenant(agencyId, (tx) => findPages(tx, agencyId, fileId))).map(({ lines }) =>
      lines.map(({ text }) => text),
    );
  const versionsOf = async (fileId: string) =>
    (
      await server.asOwner<{ reader: number }>('select reader from cv_pages where file_id = $1', [fileId])
    ).map(({ reader }) => reader);

  /** Somebody with this CV who applied to a position that asks for Docker, scored by the pages that are stored. */
  async function applicant(positionId: string, fileId: string) {
    const candidateId = await insertCandidate(server, agencyId, { first_name: 'Ada', last_name: 'Byron' });
    await server.asOwner("update candidates set cv_file_id = $1, cv_status = 'READ' where id = $2", [
      fileId,
      candidateId,
    ]);
    const applicationId = await insertApplication(server, agencyId, positionId, 'Inbox', candidateId);
    await score(applicationId);
    return { candidateId, applicationId, positionId };
  }
  async function dockerPosition() {
    const positionId = await openPosition(server, admin);
    await server.call(updatePosition, admin, {
      params: { id: positionId },
      body: { title: 'Waiter', jobDescription: '<h2>Requirements</h2><ul><li>Docker</li></ul>' },
    });
    return positionId;
  }
  const scoring = async ({ positionId: id, applicationId }: { positionId: string; applicationId: string }) =>
    (await server.call(getApplication, admin, { params: { id, applicationId } })).body.data.scoring;
  const causes = async (...ids: string[]) =>
    (
      await server.asOwner<{ cause: string }>(
        'select cause from application_scores where application_id = any ($1::uuid[])',
        [ids],
      )
    ).map(({ cause }) => cause);
  const queued = async (like: string) =>
    (
      await server.asOwner<{ key: string }>(
        'select key from graphile_worker._private_jobs where key like $1 order by key',
        [like],
      )
    ).map(({ key }) => key);

  it('[SCORE-26] what the newer one reads is searched and scored by; the profile stays as it is', async () => {
    const fileId = await storedCv((text) => !text.includes('Docker'));
    const one = await applicant(await dockerPosition(), fileId);
    expect((await scoring(one)).scoringLax?.finalScore).toBe(0);
    const profile = async () =>
      (await server.call(getCandidate, admin, { params: { id: one.candidateId } })).body.data;
    const { jobTitle, workExperiences, version } = await profile();
    await server.asOwner('delete from search_dirty');
    await readAgain(fileId);
    expect((await pagesOf(fileId)).flat()).toEqual(CV);
    expect(await versionsOf(fileId)).toEqual([READER]);
    // The old number stands until the new one is there, and says why.
    expect(await scoring(one)).toMatchObject({ stale: 'READER', scoringLax: { finalScore: 0 } });
    const { items } = (await server.call(listSteps, admin, { params: { id: one.positionId } })).body.data;
    expect(items.flatMap(({ applications }) => applications)[0]?.scoring).toMatchObject({ isStale: true });
    expect(await queued(`score_again:${one.applicationId}`)).toHaveLength(1);
    const marked = await server.asOwner<{ changed: string }>('select changed from search_dirty');
    expect(marked.map(({ changed }) => changed)).toEqual([one.candidateId]);
    await score(one.applicationId);
    expect(await scoring(one)).toMatchObject({ stale: null, scoringLax: { finalScore: 33 } });
    expect(await causes(one.applicationId)).toEqual(['ENGINE']);
    expect(await profile()).toMatchObject({ jobTitle, workExperiences, version });
  });

  it('[SCORE-26] where it reads the same, nothing is searched or scored anew', async () => {
    const fileId = await storedCv();
    const one = await applicant(await dockerPosition(), fileId);
    await server.asOwner('delete from search_dirty');
    await server.asOwner('delete from graphile_worker._private_jobs');
    await readAgain(fileId);
    expect(await versionsOf(fileId)).toEqual([READER]);
    expect((await scoring(one)).stale).toBeNull();
    expect(await queued('score%')).toEqual([]);
    expect(await server.asOwner('select 1 from search_dirty')).toEqual([]);
  });

  it('[SCORE-26] a CV that cannot be read any more keeps its pages, and is not tried for ever', async () => {
    for (const bytes of [Buffer.from('%PDF-1.7 broken'), Buffer.from('no PDF'), textPdf([[]])]) {
      const fileId = await storedCv(undefined, bytes);
      await rereadingJobs['cvs.read_again']?.({ agencyId, fileId }, context(3));
      expect((await pagesOf(fileId)).flat()).toEqual(CV);
      expect(await versionsOf(fileId)).toEqual([READER]);
    }
    const gone = await storedCv();
    const [row] = await server.asOwner<{ key: string }>(
      'select storage_key as key from files where id = $1',
      [gone],
    );
    await server.deps.files.remove(row?.key ?? '');
    await readAgain(gone, unread('TIMEOUT', 'TIME_LIMIT'), 3);
    expect((await pagesOf(gone)).flat()).toEqual(CV);
    expect(await versionsOf(gone)).toEqual([READER]);
  });

  it('[SCORE-27] one whose reader was cut off is read again, and the third time keeps its pages', async () => {
    const fileId = await storedCv();
    for (const cutOff of [unread('BROKEN', 'READER_KILLED'), unread('TIMEOUT', 'TIME_LIMIT')]) {
      await expect(readAgain(fileId, cutOff, 1)).rejects.toThrow('cut off');
      await expect(readAgain(fileId, cutOff, 2)).rejects.toThrow('cut off');
      expect(await versionsOf(fileId)).toEqual([0]);
    }
    await readAgain(fileId, unread('BROKEN', 'READER_KILLED'), 3);
    expect((await pagesOf(fileId)).flat()).toEqual(CV);
    expect(await versionsOf(fileId)).toEqual([READER]);
  });

  it('[SCORE-26] a reading that does not know what people see takes no place of one that does', async () => {
    const fileId = await storedCv();
    const blind = { ...reading, pages: reading.pages.map((page) => ({ ...page, checked: false })) };
    expect(await server.inTenant(agencyId, (tx) => writePages(tx, agencyId, fileId, blind))).toBe('KEPT');
    const pages = await server.inTenant(agencyId, (tx) => findPages(tx, agencyId, fileId));
    expect(pages.map(({ checked }) => checked)).toEqual([true]);
  });

  it('[SCORE-26] [SCORE-27] nor does one that had no time for all pages; it is tried three times', async () => {
    const [first] = readingOf(CV).pages;
    if (!first) throw new Error('a reading has a page');
    const third = { ...first, number: 3, lines: [], hidden: ['white'] };
    const ofThree = { ...reading, pageCount: 3, pages: [first, { ...first, number: 2 }, third] };
    // The first page says more than before; the second, drawn then, is not drawn now.
    const newer = { ...first, lines: [...first.lines, ...first.lines] };
    const late = { ...ofThree, pages: [newer, { ...first, number: 2, checked: false }, third] };
    const short = { ...ofThree, pages: [newer] };
    const unseen = { ...ofThree, pages: [newer, { ...first, number: 2 }, { ...third, checked: false }] };
    const stored = (fileId: string) => server.inTenant(agencyId, (tx) => findPages(tx, agencyId, fileId));
    for (const cutOff of [late, short, unseen]) {
      const fileId = await storedCv(undefined, PDF, ofThree);
      const before = await stored(fileId);
      for (const attempt of [1, 2]) {
        await expect(readAgain(fileId, cutOff, attempt)).rejects.toThrow('no time');
        expect(await versionsOf(fileId)).toEqual([0, 0, 0]);
      }
      await readAgain(fileId, cutOff, 3);
      expect(await stored(fileId)).toEqual(before);
      expect(await versionsOf(fileId)).toEqual([READER, READER, READER]);
    }
    // A page that says nothing is no loss.
    const blank = { ...first, number: 2, lines: [] };
    const fileId = await storedCv(undefined, PDF, { ...ofThree, pages: [first, blank] });
    await readAgain(fileId, { ...ofThree, pages: [newer, { ...blank, checked: false }] });
    expect((await pagesOf(fileId)).map((lines) => lines.length)).toEqual([8, 0]);
  });

  it('[SCORE-26] scores of a closed position stay; whoever was read by this version is not read again', async () => {
    const fileId = await storedCv((text) => !text.includes('Docker'));
    const one = await applicant(await dockerPosition(), fileId);
    await server.call(updatePositionStatus, admin, {
      params: { id: one.positionId },
      body: { status: 'CLOSED_LOST' },
    });
    await readAgain(fileId);
    expect(await scoring(one)).toMatchObject({ stale: null, scoringLax: { finalScore: 0 } });
    await server.asOwner("update cv_pages set lines = '[]' where file_id = $1", [fileId]);
    await readAgain(fileId);
    expect((await pagesOf(fileId)).flat()).toEqual([]);
  });

  it('[SCORE-27] the counters tell what became of them', async () => {
    await readAgain(await storedCv());
    await readAgain(await storedCv((text) => !text.includes('Docker')));
    await readAgain(await storedCv(), unread('BROKEN', 'DAMAGED'));
    const headers = { authorization: 'Bearer a token' };
    const { body } = await server.inject({ url: '/metrics/prometheus', headers });
    expect(body).toMatch(/^cantera_cvs_read_again_total\{result="same"\} [1-9]/m);
    expect(body).toMatch(/^cantera_cvs_read_again_total\{result="new"\} [1-9]/m);
    expect(body).toMatch(/^cantera_cvs_read_again_total\{result="kept"\} [1-9]/m);
  });

  it('[SCORE-27] whoever waits for a CV does not wait behind them', async () => {
    await server.asOwner('delete from graphile_worker._private_jobs');
    const go = Promise.withResolvers<void>();
    const begun: string[] = [];
    const handlers: JobHandlers = {
      'cvs.read_again': async () => {
        begun.push('again');
        await go.promise;
      },
      'candidates.read_cv': async () => void begun.push('candidate'),
      'intake.read_cv': async () => void begun.push('intake'),
      'scores.score': async () => void begun.push('score'),
      'scores.score_again': async () => void begun.push('score again'),
    };
    const of = { agencyId, fileId: 'f', candidateId: 'c', itemId: 'i', applicationId: 'a' };
    const worker = startWorker(server.deps, server.databaseUrl, handlers);
    const add = (
      name:
        | 'cvs.read_again'
        | 'candidates.read_cv'
        | 'intake.read_cv'
        | 'scores.score'
        | 'scores.score_again',
    ) => server.inTenant(agencyId, (tx) => enqueue(tx, name, of));
    for (let number = 0; number < 5; number += 1) await add('cvs.read_again');
    await until('one is being read again', () => begun.includes('again'));
    for (const name of [
      'candidates.read_cv',
      'intake.read_cv',
      'scores.score',
      'scores.score_again',
    ] as const)
      await add(name);
    await until('the others are done', () => begun.length === 5);
    expect(begun.sort()).toEqual(['again', 'candidate', 'intake', 'score', 'score again']);
    go.resolve();
    await worker.stop();
    await server.asOwner('delete from graphile_worker._private_jobs');
  });

  it('[AUTOD-31] what a new reader changes is braked as a new engine is, once the whole inbox is read again', async () => {
    const positionId = await dockerPosition();
    const without = reading.pages.map((page) => ({ ...page, lines: page.lines.slice(0, 3) }));
    const people = [];
    for (let number = 0; number < 12; number += 1) {
      const fileId = await storedCv();
      people.push({ ...(await applicant(positionId, fileId)), fileId });
    }
    await saveRule(server, admin, positionId, 20);
    const judge = () => autodiscardJobs['discards.judge']?.({ agencyId, positionId }, context());
    const rule = async () => (await server.call(getDiscardRule, admin, { params: { id: positionId } })).body;
    for (const { fileId, applicationId } of people.slice(0, 11)) {
      // Docker was seen by the version before alone.
      await server.inTenant(agencyId, async (tx) => {
        const written = await writePages(tx, agencyId, fileId, { ...reading, pages: without });
        await followReader(tx, agencyId, fileId, written === 'OTHER');
      });
      await score(applicationId);
    }
    expect(await causes(...people.slice(0, 11).map(({ applicationId }) => applicationId))).toEqual(
      Array(11).fill('ENGINE'),
    );
    await judge();
    expect(await rule()).toMatchObject({ pause: null, pending: 0 });
    await server.asOwner('delete from graphile_worker._private_jobs');
    // The last one reads the same: no score comes of it, and the rule looks all the same.
    await readAgain(people[11]?.fileId ?? '');
    expect(await queued('discards:%')).toEqual([`discards:${positionId}`]);
    await judge();
    expect(await rule()).toMatchObject({
      pause: { cause: 'ENGINE', wouldDiscard: 11, ofInbox: 12 },
      pending: 0,
    });
  });

  it('[AUTOD-31] nobody is judged by a CV that is still to be read again', async () => {
    const positionId = await dockerPosition();
    const fileId = await storedCv((text) => !text.includes('Docker'));
    const one = await applicant(positionId, fileId);
    expect((await scoring(one)).scoringLax?.finalScore).toBe(0);
    expect((await saveRule(server, admin, positionId, 40)).run).toBeNull();
    await autodiscardJobs['discards.judge']?.({ agencyId, positionId }, context());
    const { body } = await server.call(getDiscardRule, admin, { params: { id: positionId } });
    expect(body).toMatchObject({ pause: null, pending: 0 });
  });
});
