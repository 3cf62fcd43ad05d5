import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../../testing/harness.ts';
import { storeFile } from '../../testing/stored-file.ts';
import { type CvReading, unread } from '../cv-reading/index.ts';
import { findPages, writePages } from './index.ts';

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
});
