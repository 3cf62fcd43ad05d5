import { rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { expect } from 'expect';
import type { Deps } from '../../deps.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { storeFile } from '../../testing/stored-file.ts';
import { until } from '../../testing/until.ts';
import { findPages, writePages } from '../cv-pages/index.ts';
import { type CvReading, READER, unread } from '../cv-reading/index.ts';
import { column, textPdf } from '../cv-reading/testing/make-pdf.ts';
import { scanPdf } from '../cv-reading/testing/scan-pdf.ts';
import { feignedTesseract } from '../cv-reading/testing/tesseract.ts';
import { rereadingJobs } from './index.ts';

const PATIENCE_MS = 600_000;
/** A row of tesseract's table. */
const word = (line: number, at: number, left: number, text: string) =>
  ['5', '1', '1', '1', line, at, left, 100 + line * 60, text.length * 20, 34, '96', text].join('\\t');
const TABLE = [
  word(1, 1, 200, 'Ada'),
  word(1, 2, 280, 'Byron'),
  word(2, 1, 200, 'Backend'),
  word(2, 2, 360, 'developer'),
  word(2, 3, 560, 'ada@byron.example'),
].join('\\n');

describe('stored scans', () => {
  let server: TestServer;
  let admin: TestUser;
  let scan: Uint8Array;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    scan = await scanPdf(textPdf([column(['Ada Byron', 'Backend developer', 'ada@byron.example'])]), {
      dpi: 72,
    });
  });
  after(() => server.close());

  /** A candidate whose CV is a scan that nothing has read. */
  async function scanned(): Promise<{ id: string; fileId: string }> {
    const { agencyId } = admin;
    const reading: CvReading = {
      ...unread('NO_TEXT', 'NO_TEXT_LAYER', 1),
      pages: [{ number: 1, checked: true, lines: [], hidden: [], scan: 'UNREAD' }],
      scans: { read: 0, unread: 1 },
    };
    const fileId = await server.inTenant(agencyId, async (tx) => {
      const file = await storeFile(tx, server.deps.files, agencyId, {
        name: 'cv.pdf',
        contentType: 'application/pdf',
        access: 'private',
        createdBy: admin.userId,
        bytes: Buffer.from(scan),
      });
      await writePages(tx, agencyId, file.id, reading);
      return file.id;
    });
    const id = await insertCandidate(server, agencyId, { first_name: 'Unknown', last_name: 'Person' });
    await server.asOwner("update candidates set cv_file_id = $1, cv_status = 'NO_TEXT' where id = $2", [
      fileId,
      id,
    ]);
    return { id, fileId };
  }
  const withTesseract = (program: string): Deps => ({
    ...server.deps,
    config: { ...server.deps.config, tesseract: program },
  });
  const context = (deps: Deps) => ({ deps, attempt: 1, isLastAttempt: false });
  /** Looks for CVs of an older reader, and answers which are to be read. */
  async function found(deps: Deps): Promise<string[]> {
    const { agencyId } = admin;
    await rereadingJobs['cvs.find_outdated']?.({ agencyId, before: null }, context(deps));
    const rows = await server.asOwner<{ key: string }>(
      "delete from graphile_worker._private_jobs where key like 'read_cv_again:%' returning key",
    );
    return rows.map(({ key }) => key.replace('read_cv_again:', ''));
  }
  /** As often as a busy machine has no time for it. */
  const readAgain = (fileId: string, deps: Deps) =>
    until(
      'the CV to be read',
      async () => {
        try {
          await rereadingJobs['cvs.read_again']?.({ agencyId: admin.agencyId, fileId }, context(deps));
          return true;
        } catch (error) {
          if (error instanceof Error && error.message.startsWith('the reader')) return false;
          throw error;
        }
      },
      PATIENCE_MS,
    );
  const candidate = async (id: string) =>
    (await server.call(getCandidate, admin, { params: { id } })).body.data;
  const pages = (fileId: string) =>
    server.inTenant(admin.agencyId, (tx) => findPages(tx, admin.agencyId, fileId));

  it('[INTAKE-29] are read once tesseract is there, and their candidate stays as they are', async () => {
    const { id, fileId } = await scanned();
    expect((await candidate(id)).cvPages).toEqual({ read: 0, total: 1, scanned: 0, unread: 1 });
    expect(await found(server.deps)).not.toContain(fileId);
    const { program, folder } = await feignedTesseract(`cat > /dev/null; printf '${TABLE}\\n'`);
    try {
      const deps = withTesseract(program);
      expect(await found(deps)).toContain(fileId);
      await readAgain(fileId, deps);
      expect(
        (await pages(fileId)).map(({ scan: became, lines }) => [became, lines.map(({ text }) => text)]),
      ).toEqual([['READ', ['Ada Byron', 'Backend developer ada@byron.example']]]);
      expect(await candidate(id)).toMatchObject({
        firstName: 'Unknown',
        email: null,
        cvStatus: 'NO_TEXT',
        cvPages: { read: 1, total: 1, scanned: 1, unread: 0 },
      });
      expect(await found(deps)).not.toContain(fileId);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('[INTAKE-28] without words to recognise count among those that were not read', async () => {
    const { id, fileId } = await scanned();
    const { program, folder } = await feignedTesseract('cat > /dev/null');
    try {
      await found(withTesseract(program));
      await readAgain(fileId, withTesseract(program));
      expect((await pages(fileId)).map(({ scan: became, lines }) => [became, lines])).toEqual([['READ', []]]);
      expect((await candidate(id)).cvPages).toEqual({ read: 0, total: 1, scanned: 0, unread: 1 });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('[INTAKE-29] that tesseract cannot read are not tried again and again', async () => {
    const { fileId } = await scanned();
    const { program, folder } = await feignedTesseract('exit 1');
    try {
      const deps = withTesseract(program);
      expect(await found(deps)).toContain(fileId);
      await readAgain(fileId, deps);
      expect((await pages(fileId)).map(({ scan: became }) => became)).toEqual(['SKIPPED']);
      const versions = await server.asOwner<{ reader: number }>(
        'select reader from cv_pages where file_id = $1',
        [fileId],
      );
      expect(versions).toEqual([{ reader: READER }]);
      expect(await found(deps)).not.toContain(fileId);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
