import { after, before, describe, it } from 'node:test';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { readCvAgain } from '@cantera/shared/contracts/candidate-cvs';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { expect } from 'expect';
import { saveRule } from '../../testing/discard-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { storeFile } from '../../testing/stored-file.ts';
import { findPages, writePages } from '../cv-pages/index.ts';
import { type CvReading, unread } from '../cv-reading/index.ts';
import { readDocument } from '../cv-reading/read-document.ts';
import { column, textPdf } from '../cv-reading/testing/make-pdf.ts';
import { readCandidateCv } from './candidates.jobs.ts';

const CV = [
  'Ada Byron',
  'Backend developer',
  'ada@byron.test',
  'EXPERIENCE',
  'Backend developer, Acme, 2020 - 2022',
];

describe('reading the CV of a candidate again by a click', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
  });
  after(() => server.close());

  /** Somebody with this CV, of which an older reader has read nothing but a page of three. */
  async function withCv(pdf: Uint8Array) {
    const { agencyId } = admin;
    const id = await insertCandidate(server, agencyId, { first_name: 'Ada', last_name: '' });
    const fileId = await server.inTenant(agencyId, async (tx) => {
      const file = await storeFile(tx, server.deps.files, agencyId, {
        name: 'cv.pdf',
        contentType: 'application/pdf',
        access: 'private',
        createdBy: admin.userId,
        bytes: Buffer.from(pdf),
      });
      const pages = [{ number: 1, checked: false, lines: [], hidden: [] }];
      await writePages(tx, agencyId, file.id, { ...unread('NO_TEXT', 'NO_TEXT_LAYER', 3), pages });
      return file.id;
    });
    await server.asOwner("update candidates set cv_file_id = $1, cv_status = 'NO_TEXT' where id = $2", [
      fileId,
      id,
    ]);
    await server.asOwner('update cv_pages set reader = 0 where file_id = $1', [fileId]);
    return { id, fileId };
  }
  const get = async (id: string) => (await server.call(getCandidate, admin, { params: { id } })).body.data;
  const ask = (id: string, user = admin) => server.call(readCvAgain, user, { params: { id } });
  /** As the reader reads, without its process and its ten seconds, which a busy machine may use up. */
  const readHere = (pdf: Uint8Array) => readDocument(new Uint8Array(pdf), false);
  const work = (candidateId: string, fileId: string, read = readHere, attempt = 1) =>
    readCandidateCv(server.deps, { agencyId: admin.agencyId, candidateId, fileId }, attempt, read);
  const workAs = (candidateId: string, fileId: string, reading: CvReading, attempt: number) =>
    work(candidateId, fileId, async () => reading, attempt);
  const queued = (id: string) =>
    server.asOwner('select 1 from graphile_worker._private_jobs where key = $1', [`read_cv:${id}`]);

  it('[SCORE-28] fills what is empty or was read before; what a person typed stays', async () => {
    const { id, fileId } = await withCv(textPdf([column(CV)]));
    await server.call(updateCandidate, admin, { params: { id }, body: { jobTitle: 'Engine whisperer' } });
    expect(await get(id)).toMatchObject({ cvStatus: 'NO_TEXT', cvPages: { read: 1, total: 3 } });
    const asked = await ask(id);
    expect([asked.status, asked.body.data.cvStatus]).toEqual([200, 'PENDING']);
    expect(await queued(id)).toHaveLength(1);
    await work(id, fileId);
    expect(await get(id)).toMatchObject({
      cvStatus: 'READ',
      cvPages: { read: 1, total: 1 },
      lastName: 'Byron',
      email: 'ada@byron.test',
      jobTitle: 'Engine whisperer',
    });
    const pages = await server.inTenant(admin.agencyId, (tx) => findPages(tx, admin.agencyId, fileId));
    expect(pages[0]?.lines.map(({ text }) => text)).toContain('Backend developer');
  });

  it('[SCORE-28] one that is being read is left to its reader; without a CV there is nothing to read', async () => {
    const { id } = await withCv(textPdf([column(CV)]));
    await ask(id);
    const { version } = await get(id);
    await ask(id);
    expect((await get(id)).version).toBe(version);
    const without = await insertCandidate(server, admin.agencyId);
    expect(await ask(without)).toMatchObject({ status: 404, error: { code: 'CV_NOT_FOUND' } });
    expect((await ask(id, await server.createAgency())).status).toBe(404);
    expect((await ask(id, await server.createUser(admin.agencyId, 'HIRING_MANAGER'))).status).toBe(403);
  });

  it('[SCORE-29] a CV of two lines is read, and a page of a few letters is not', async () => {
    const { id, fileId } = await withCv(textPdf([column(['Ada Byron', 'ada@by.test'])]));
    await work(id, fileId);
    expect(await get(id)).toMatchObject({
      cvStatus: 'READ',
      email: 'ada@by.test',
      cvPages: { read: 1, total: 1 },
    });
    const stamp = await withCv(textPdf([column(['Page 1'])]));
    await work(stamp.id, stamp.fileId);
    expect(await get(stamp.id)).toMatchObject({ cvStatus: 'NO_TEXT' });
  });

  it('[SCORE-29] of a long CV it is told how many pages were read', async () => {
    const pages = Array.from({ length: 22 }, (_, at) => column(at === 0 ? CV : [`Appendix ${at}`]));
    const { id, fileId } = await withCv(textPdf(pages));
    await work(id, fileId);
    expect(await get(id)).toMatchObject({ cvStatus: 'READ', cvPages: { read: 20, total: 22 } });
  });

  it('[SCORE-28] a reader that is cut off is tried twice more, and takes nothing from a CV that was read', async () => {
    const { id, fileId } = await withCv(textPdf([column(CV)]));
    await ask(id);
    await work(id, fileId);
    const before = await get(id);
    expect(before).toMatchObject({ cvStatus: 'READ', lastName: 'Byron' });
    for (const cutOff of [unread('TIMEOUT', 'TIME_LIMIT'), unread('BROKEN', 'READER_KILLED')]) {
      await ask(id);
      for (const attempt of [1, 2]) {
        await expect(workAs(id, fileId, cutOff, attempt)).rejects.toThrow('cut off');
        expect((await get(id)).cvStatus).toBe('PENDING');
      }
      await workAs(id, fileId, cutOff, 3);
      // Where the file is read is signed with the second it is asked in.
      const { version: _, updatedAt: __, cvUrl: ___, ...after } = await get(id);
      expect(before).toMatchObject(after);
    }
    const { id: never, fileId: unreadId } = await withCv(textPdf([column(CV)]));
    await ask(never);
    await workAs(never, unreadId, unread('TIMEOUT', 'TIME_LIMIT'), 3);
    expect((await get(never)).cvStatus).toBe('TIMEOUT');
  });

  it('[SCORE-26] [SCORE-28] one that had no time for all pages is tried twice more, and takes the place of none', async () => {
    const { id, fileId } = await withCv(textPdf([column(CV)]));
    await work(id, fileId);
    await server.asOwner('update cv_pages set reader = 0, checked = true where file_id = $1', [fileId]);
    await ask(id);
    await expect(work(id, fileId, readHere, 2)).rejects.toThrow('no time');
    await work(id, fileId, readHere, 3);
    const pages = await server.inTenant(admin.agencyId, (tx) => findPages(tx, admin.agencyId, fileId));
    expect(pages.map(({ checked }) => checked)).toEqual([true]);
    expect((await get(id)).cvStatus).toBe('READ');
  });

  it('[SCORE-28] a CV whose file is lost stays read', async () => {
    const { id, fileId } = await withCv(textPdf([column(CV)]));
    await work(id, fileId);
    await ask(id);
    const [file] = await server.asOwner<{ key: string }>(
      'select storage_key as key from files where id = $1',
      [fileId],
    );
    await server.deps.files.remove(file?.key ?? '');
    await work(id, fileId);
    expect((await get(id)).cvStatus).toBe('READ');
  });

  it('[AUTOD-31] rules that waited for the CV look once it reads the same', async () => {
    const { id, fileId } = await withCv(textPdf([column(CV)]));
    const positionId = await openPosition(server, admin);
    await insertApplication(server, admin.agencyId, positionId, 'Inbox', id);
    await saveRule(server, admin, positionId, 20);
    await work(id, fileId);
    await server.asOwner('update cv_pages set reader = 0 where file_id = $1', [fileId]);
    await server.asOwner('delete from graphile_worker._private_jobs');
    await work(id, fileId);
    const judging = 'select 1 from graphile_worker._private_jobs where key = $1';
    expect(await server.asOwner(judging, [`discards:${positionId}`])).toHaveLength(1);
  });
});
