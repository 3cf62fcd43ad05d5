import { after, before, describe, it, mock } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { listDocuments } from '@cantera/shared/contracts/documents';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { applicant, apply, portalPosition, slugOf } from '../../testing/public-data.ts';
import {
  containerOf,
  documentsOf,
  openFile,
  rtfFile,
  wordFile,
  wordParagraph,
} from '../../testing/text-documents.ts';
import { PdfMakers } from '../text-documents/makers.ts';

const ONA = { name: 'Ona Ferrer', email: 'ona@example.test', phone: '+34 612 345 678' };

describe('text documents sent with an application', () => {
  let server: TestServer;
  let admin: TestUser;
  let slug: string;
  let positionId: string;
  before(async () => {
    server = await startTestServer({ PUBLIC_APPLY_LIMIT: '1000' });
    admin = await server.createAgency();
    slug = slugOf(admin);
    positionId = await portalPosition(server, admin);
  });
  after(() => server.close());

  const send = async (name: string, content: Buffer, email = ONA.email) => {
    const answer = await apply(server, slug, positionId, applicant({ email }), { name, content });
    const { data, error } = answer.json();
    return { status: answer.statusCode, receipt: data, fields: error?.fields };
  };
  const candidates = (email: string) =>
    server.inTenant(admin.agencyId, (tx) =>
      tx
        .selectFrom('candidates')
        .select('id')
        .where('agency_id', '=', admin.agencyId)
        .where('email', '=', email)
        .execute(),
    );
  const documents = async (id: string) =>
    (await server.call(listDocuments, admin, { params: { id } })).body.data.items;
  const files = () =>
    server.inTenant(admin.agencyId, (tx) =>
      tx
        .selectFrom('files')
        .select(['name', 'content_type'])
        .where('agency_id', '=', admin.agencyId)
        .execute(),
    );

  for (const kind of ['docx', 'odt', 'rtf'] as const)
    it(`[PUB-37] a .${kind} becomes the CV as PDF, and is kept among the documents as it was sent`, async () => {
      const email = `${kind}@example.test`;
      const content = documentsOf({ ...ONA, email })[kind];
      const { status, receipt } = await send(`My CV.${kind}`, content, email);
      expect(status).toBe(200);
      expect(receipt).toMatchObject({ cv_file_name: `My CV.${kind}`, cv_bytes: content.byteLength });
      const [found] = await candidates(email);
      const id = found?.id ?? '';
      expect(await documents(id)).toMatchObject([
        { title: `My CV.${kind}`, extension: kind, size: content.byteLength, createdBy: null },
      ]);
      const candidate = await server.call(getCandidate, admin, { params: { id } });
      expect(candidate.body.data).toMatchObject({ cvFileName: 'My CV.pdf' });
      await server.call(deleteCandidate, admin, { params: { id } });
      expect(await files()).toEqual([]);
    });

  it('[PUB-37] of somebody known the PDF is offered and the document kept', async () => {
    const first = await send('one.rtf', documentsOf(ONA).rtf);
    expect(first.status).toBe(200);
    const other = await portalPosition(server, admin);
    const content = documentsOf(ONA).docx;
    const again = await apply(server, slug, other, applicant({ email: ONA.email }), {
      name: 'two.docx',
      content,
    });
    expect(again.statusCode).toBe(200);
    const found = await candidates(ONA.email);
    expect(found).toHaveLength(1);
    const kept = await documents(found[0]?.id ?? '');
    expect(kept.map(({ title }) => title).sort()).toEqual(['one.rtf', 'two.docx']);
    const offers = await server.inTenant(admin.agencyId, (tx) =>
      tx.selectFrom('candidate_suggestions').select('value').where('field', '=', 'cv').execute(),
    );
    expect(offers).toHaveLength(1);
  });

  it('[PUB-38] one that has no turn now is refused at the field, and nothing is stored', async () => {
    const before = await files();
    const make = mock.method(PdfMakers.prototype, 'make', async () => null);
    const { status, fields } = await send('cv.rtf', documentsOf(ONA).rtf, 'nobody@example.test');
    make.mock.restore();
    expect([status, fields]).toEqual([400, { cv: 'document_not_now' }]);
    expect(await files()).toEqual(before);
  });

  it('[PUB-38] what cannot be read is refused at the field with the reason, and nothing is stored', async () => {
    const before = await files();
    const refused = async (name: string, content: Buffer) => {
      const { status, fields } = await send(name, content, 'nobody@example.test');
      return [status, fields];
    };
    expect(await refused('cv.docx', Buffer.from('PK\u0003\u0004'))).toEqual([400, { cv: 'not_a_cv' }]);
    const locked = containerOf('EncryptedPackage');
    expect(await refused('cv.docx', locked)).toEqual([400, { cv: 'protected_document' }]);
    expect(await refused('cv.doc', containerOf('WordDocument'))).toEqual([400, { cv: 'old_document' }]);
    expect(await refused('cv.docx', wordFile('<w:p>'))).toEqual([400, { cv: 'unreadable_document' }]);
    const bomb = wordFile(wordParagraph('x'), { 'word/media/a.bin': ' '.repeat(15_000_000) });
    expect(await refused('cv.docx', bomb)).toEqual([400, { cv: 'document_too_large' }]);
    expect(await refused('cv.odt', openFile('<text:p/>'))).toEqual([400, { cv: 'document_without_text' }]);
    expect(await refused('cv.rtf', rtfFile(''))).toEqual([400, { cv: 'document_without_text' }]);
    expect(await files()).toEqual(before);
    expect(await candidates('nobody@example.test')).toEqual([]);
  });
});
