import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../../testing/harness.ts';
import { storeFile } from '../../testing/stored-file.ts';
import { type CvPage, type CvReading, type CvScan, unread } from '../cv-reading/index.ts';
import { askUnreadScans, findPages, isOutdated, writePages } from './index.ts';

type CvLine = CvReading['pages'][number]['lines'][number];

describe('pages of CVs', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());

  it('[SCORE-14] keeps whatever characters a line or a hidden word holds', async () => {
    const { agencyId, userId } = await server.createAgency();
    const file = {
      name: 'cv.pdf',
      contentType: 'application/pdf',
      access: 'private' as const,
      createdBy: userId,
      bytes: Buffer.from('%PDF-1.7'),
    };
    const texts = ['C:\\u0000 and \\\\u0000', 'a\0b', 'half \ud83d of one', 'whole 😀', '"quoted" \\'];
    const pages = await server.inTenant(agencyId, async (tx) => {
      const { id } = await storeFile(tx, server.deps.files, agencyId, file);
      const lines: CvLine[] = texts.map((text) => ({ text, bbox: [0, 0, 9, 9], section: 'skills' }));
      const page = { number: 1, checked: true, lines, hidden: texts };
      await writePages(tx, agencyId, id, { ...unread('READ', 'OK', 1), pages: [page] });
      return findPages(tx, agencyId, id);
    });
    const kept = ['C:\\u0000 and \\\\u0000', 'ab', 'half \ufffd of one', 'whole 😀', '"quoted" \\'];
    expect(pages.map(({ lines, hidden }) => [lines.map(({ text }) => text), hidden])).toEqual([[kept, kept]]);
  });

  const lineOf = (text: string): CvLine => ({ text, bbox: [0, 0, 9, 9], section: 'skills' });
  const page = (number: number, scan: CvScan | undefined, ...texts: string[]): CvPage => ({
    number,
    checked: true,
    lines: texts.map(lineOf),
    hidden: [],
    ...(scan ? { scan } : {}),
  });
  /** What became of the later of two readings, what is stored then, and whether it is read again once more. */
  async function readTwice(first: CvPage[], later: CvPage[]) {
    const { agencyId, userId } = await server.createAgency();
    const reading = (pages: CvPage[]): CvReading => ({ ...unread('READ', 'OK', pages.length), pages });
    return server.inTenant(agencyId, async (tx) => {
      const { id } = await storeFile(tx, server.deps.files, agencyId, {
        name: 'cv.pdf',
        contentType: 'application/pdf',
        access: 'private',
        createdBy: userId,
        bytes: Buffer.from('%PDF-1.7'),
      });
      await writePages(tx, agencyId, id, reading(first));
      await tx.updateTable('cv_pages').set({ reader: 0 }).where('file_id', '=', id).execute();
      const became = await writePages(tx, agencyId, id, reading(later));
      const stored = await findPages(tx, agencyId, id);
      await askUnreadScans(tx, agencyId);
      const pages = stored.map(({ scan, lines }) => [scan, ...lines.map(({ text }) => text)]);
      return { became, pages, isAsked: await isOutdated(tx, agencyId, id) };
    });
  }

  it('[INTAKE-29] of a reading that is not kept the pictures are not said to be read, and are read again', async () => {
    const later = [{ ...page(1, undefined, 'Baker'), checked: false }, page(2, 'READ', 'Girona')];
    expect(await readTwice([page(1, undefined, 'Baker'), page(2, 'UNREAD')], later)).toEqual({
      became: 'KEPT',
      pages: [[null, 'Baker'], ['UNREAD']],
      isAsked: true,
    });
  });

  it('[INTAKE-29] words that were recognised stay where a later reading has no time for their page', async () => {
    const first = [page(1, undefined, 'Baker'), page(2, 'READ', 'Girona')];
    expect(await readTwice(first, [page(1, undefined, 'Baker'), page(2, 'SKIPPED')])).toEqual({
      became: 'KEPT',
      pages: [
        [null, 'Baker'],
        ['READ', 'Girona'],
      ],
      isAsked: false,
    });
    // A picture that was found to have no words is no loss.
    const empty = [page(1, undefined, 'Baker'), page(2, 'READ')];
    expect(await readTwice(empty, [page(1, undefined, 'Baker'), page(2, 'SKIPPED')])).toMatchObject({
      became: 'SAME',
      pages: [[null, 'Baker'], ['SKIPPED']],
    });
  });
});
