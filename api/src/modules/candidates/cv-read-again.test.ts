import { after, before, describe, it } from 'node:test';
import { getCandidate, readCvAgain, updateCandidate } from '@cantera/shared/contracts/candidates';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { storeFile } from '../../testing/stored-file.ts';
import { findPages, writePages } from '../cv-pages/index.ts';
import { unread } from '../cv-reading/index.ts';
import { column, textPdf } from '../cv-reading/testing/make-pdf.ts';
import { candidateJobs } from './candidates.jobs.ts';

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
  const work = (candidateId: string, fileId: string) =>
    candidateJobs['candidates.read_cv']?.(
      { agencyId: admin.agencyId, candidateId, fileId },
      { deps: server.deps, attempt: 1, isLastAttempt: false },
    );
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
});
