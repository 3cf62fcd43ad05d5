import { createHash } from 'node:crypto';
import { after, before, describe, it, mock } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { deleteDocument, listDocuments, updateDocument } from '@cantera/shared/contracts/documents';
import {
  createIntake,
  decideIntakeItem,
  findIntakeItems,
  getIntake,
  getIntakeItem,
  skipRestOfIntake,
  undoIntake,
} from '@cantera/shared/contracts/intakes';
import { expect } from 'expect';
import { multipart } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import {
  containerOf,
  documentsOf,
  openFile,
  rtfFile,
  wordFile,
  wordParagraph,
  zipOf,
} from '../../testing/text-documents.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';
import { readCv } from '../cv-reading/index.ts';
import { HIDDEN } from '../cv-reading/testing/hidden-text.ts';
import { PdfMakers } from '../text-documents/makers.ts';

const PATIENCE_MS = 60_000;
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const ONA = { name: 'Ona Ferrer', email: 'ona@example.test', phone: '+34 612 345 678' };
const PAU = { name: 'Pau Riera', email: 'pau@example.test', phone: '+34 699 111 222' };
/** Typed over what was read: a busy machine may have read nothing. */
const PERSON = { firstName: 'Ona', lastName: 'Ferrer', email: ONA.email };
type Kind = keyof ReturnType<typeof documentsOf>;

describe('text documents of an intake', () => {
  let server: TestServer;
  let worker: RunningWorker | undefined;
  before(async () => {
    server = await startTestServer({ UNDO_SECONDS: '0' });
    worker = startWorker(server.deps, server.databaseUrl);
    await worker.started;
  });
  after(async () => {
    await worker?.stop();
    await server.close();
  });

  const begin = async (user: TestUser): Promise<string> =>
    (await server.call(createIntake, user, { body: {} })).body.data.id;
  const send = async (user: TestUser, intakeId: string, content: Buffer, name: string) => {
    const form = multipart({}, [{ field: 'file', name, content }]);
    const answer = await server.inject(
      {
        method: 'POST',
        url: `/api/v1/candidates/intakes/${intakeId}/items`,
        ...form,
        headers: { ...form.headers, 'idempotency-key': sha256(content) },
      },
      user,
    );
    const { data, error } = answer.json();
    return { status: answer.statusCode, id: String(data?.id), data, error };
  };
  const items = async (user: TestUser, id: string) =>
    (await server.call(getIntake, user, { params: { id }, query: { perPage: 100 } })).body.data.items;
  const allRead = (user: TestUser, intakeId: string) =>
    until(
      'all CVs to be read',
      async () => {
        const found = await items(user, intakeId);
        return found.every(({ cvStatus }) => cvStatus !== 'PENDING') && found;
      },
      PATIENCE_MS,
    );
  const takeIn = async (user: TestUser, kind: Kind, person = ONA) => {
    const intakeId = await begin(user);
    const { id, status } = await send(user, intakeId, documentsOf(person)[kind], `CV of Ona.${kind}`);
    expect(status).toBe(200);
    await allRead(user, intakeId);
    return { intakeId, itemId: id };
  };
  const decide = async (user: TestUser, which: { intakeId: string; itemId: string }, body: object) => {
    const answer = await server.call(decideIntakeItem, user, {
      params: { id: which.intakeId, itemId: which.itemId },
      body: body as never,
    });
    expect(answer.status).toBe(200);
    return String(answer.body.data.candidateId);
  };
  const files = (agencyId: string) =>
    server.inTenant(agencyId, (tx) =>
      tx
        .selectFrom('files')
        .select([
          'id',
          'name',
          'content_type as contentType',
          'made_from_file_id as madeFrom',
          'storage_key as key',
        ])
        .where('agency_id', '=', agencyId)
        .orderBy('content_type')
        .execute(),
    );
  const documents = async (user: TestUser, candidateId: string) =>
    (await server.call(listDocuments, user, { params: { id: candidateId } })).body.data.items;

  for (const kind of ['docx', 'odt', 'rtf'] as const)
    it(`[INTAKE-18] [INTAKE-38] takes a .${kind} whatever it is called, keeps it, and reads the PDF that is made of it`, async () => {
      const user = await server.createAgency();
      const intakeId = await begin(user);
      const content = documentsOf(ONA)[kind];
      const { status, id } = await send(user, intakeId, content, 'photo.jpg');
      expect(status).toBe(200);
      const [item] = await allRead(user, intakeId);
      expect(item).toMatchObject({ id, fileName: `photo.${kind}` });
      const stored = await files(user.agencyId);
      const pdf = stored.find(({ contentType }) => contentType === 'application/pdf');
      const original = stored.find(({ name }) => name === `photo.${kind}`);
      expect(stored).toHaveLength(2);
      expect(pdf?.madeFrom).toBe(original?.id);
      expect((await server.deps.files.get(original?.key ?? ''))?.equals(content)).toBe(true);
      // The same document again, under another name, is the same item.
      expect((await send(user, intakeId, content, `other.${kind}`)).id).toBe(id);
      const known = await server.call(findIntakeItems, user, {
        params: { id: intakeId },
        body: { hashes: [sha256(content)] },
      });
      expect(known.body.data.hashes).toEqual([sha256(content)]);
      expect(await files(user.agencyId)).toHaveLength(2);
      const shown = await server.call(getIntakeItem, user, { params: { id: intakeId, itemId: id } });
      const cv = await server.inject({ method: 'GET', url: String(shown.body.data.cvUrl) }, user);
      expect(cv.headers['content-type']).toBe('application/pdf');
      // With more time than a reader of the queue has, which a busy machine may need.
      const { fields } = await readCv(cv.rawPayload, { timeoutMs: PATIENCE_MS });
      expect([fields.firstName?.value, fields.lastName?.value, fields.email?.value]).toEqual([
        'Ona',
        'Ferrer',
        ONA.email,
      ]);
    });

  for (const kind of ['docx', 'odt', 'rtf'] as const)
    it(`[INTAKE-41] tells what a .${kind} hides as of a PDF, leaves it to a person, and has it in no line or field`, async () => {
      const user = await server.createAgency();
      const intakeId = await begin(user);
      const honest = await send(user, intakeId, documentsOf(PAU)[kind], `a.${kind}`);
      const { id } = await send(user, intakeId, documentsOf({ ...ONA, unseen: HIDDEN })[kind], `b.${kind}`);
      const read = await allRead(user, intakeId);
      const of = async (itemId: string) =>
        (await server.call(getIntakeItem, user, { params: { id: intakeId, itemId } })).body.data;
      expect((await of(honest.id)).hidden).toEqual([]);
      const { hidden, reading, cvUrl } = await of(id);
      expect(hidden).toEqual([{ page: 1, text: HIDDEN }]);
      const isClean = (itemId: string) => read.find((item) => item.id === itemId)?.isClean;
      expect([isClean(honest.id), isClean(id)]).toEqual([true, false]);
      expect(JSON.stringify(reading)).not.toContain(HIDDEN);
      const cv = await server.inject({ method: 'GET', url: String(cvUrl) }, user);
      const { pages } = await readCv(cv.rawPayload, { timeoutMs: PATIENCE_MS });
      expect(JSON.stringify(pages)).not.toContain(HIDDEN);
      const stored = await server.inTenant(user.agencyId, (tx) =>
        tx
          .selectFrom('cv_pages')
          .select(['lines', 'hidden'])
          .where('agency_id', '=', user.agencyId)
          .execute(),
      );
      expect(JSON.stringify(stored.map(({ lines }) => lines))).not.toContain(HIDDEN);
      expect(stored.flatMap((page) => page.hidden)).toEqual([HIDDEN]);
    });

  it('[INTAKE-19] refuses what cannot be read at `file` with the reason, and leaves nothing', async () => {
    const user = await server.createAgency();
    const intakeId = await begin(user);
    const refused = async (content: Buffer, name: string) => {
      const { status, error } = await send(user, intakeId, content, name);
      return [status, error?.fields?.file];
    };
    const sheet = zipOf({
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      'xl/workbook.xml': '<x/>',
    });
    const locked = openFile('<text:p>x</text:p>', '', {
      'META-INF/manifest.xml':
        '<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><m:encryption-data/></m:manifest>',
    });
    const bomb = wordFile(wordParagraph('x'), { 'word/media/a.bin': ' '.repeat(15_000_000) });
    expect(await refused(Buffer.from('words'), 'cv.docx')).toEqual([400, 'not_a_cv']);
    expect(await refused(containerOf('EncryptedPackage'), 'cv.docx')).toEqual([400, 'protected_document']);
    expect(await refused(containerOf('WordDocument'), 'cv.doc')).toEqual([400, 'old_document']);
    expect(await refused(containerOf('Workbook'), 'cv.doc')).toEqual([400, 'not_a_cv']);
    expect(await refused(sheet, 'cv.docx')).toEqual([400, 'not_a_cv']);
    expect(await refused(wordFile('<w:p>'), 'cv.docx')).toEqual([400, 'unreadable_document']);
    expect(await refused(locked, 'cv.odt')).toEqual([400, 'protected_document']);
    expect(await refused(bomb, 'cv.docx')).toEqual([400, 'document_too_large']);
    expect(await refused(rtfFile('{\\v hidden only}'), 'cv.rtf')).toEqual([400, 'document_without_text']);
    expect(await items(user, intakeId)).toEqual([]);
    expect(await files(user.agencyId)).toEqual([]);
  });

  it('[INTAKE-19] one that has no turn now may come again, and leaves nothing', async () => {
    const user = await server.createAgency();
    const intakeId = await begin(user);
    const make = mock.method(PdfMakers.prototype, 'make', async () => null);
    const { status, error } = await send(user, intakeId, documentsOf(ONA).docx, 'cv.docx');
    make.mock.restore();
    expect([status, error?.code]).toEqual([503, 'UNAVAILABLE']);
    expect(await files(user.agencyId)).toEqual([]);
  });

  it('[INTAKE-20] keeps the document among those of the candidate who is made, and undo takes both back', async () => {
    const user = await server.createAgency();
    const which = await takeIn(user, 'docx');
    const candidateId = await decide(user, which, { decision: 'CREATE', changes: PERSON });
    expect(await documents(user, candidateId)).toMatchObject([
      { title: 'CV of Ona.docx', fileName: 'CV of Ona.docx', extension: 'docx', createdBy: user.userId },
    ]);
    const undone = await server.call(undoIntake, user, { params: { id: which.intakeId } });
    expect(undone.body.data).toEqual({ undone: 1, kept: 0 });
    expect(await files(user.agencyId)).toHaveLength(2);
    expect(await allRead(user, which.intakeId)).toMatchObject([{ decidedAt: null, candidateId: null }]);
    const again = await decide(user, which, { decision: 'CREATE', changes: PERSON });
    const [document] = await documents(user, again);
    // Somebody who works with the document works with the candidate.
    const renamed = await server.call(updateDocument, user, {
      params: { id: again, documentId: document?.id ?? '' },
      body: { title: 'Her own words', version: document?.version ?? 0 },
    });
    expect(renamed.status).toBe(200);
    const kept = await server.call(undoIntake, user, { params: { id: which.intakeId } });
    expect(kept.body.data).toEqual({ undone: 0, kept: 1 });
  });

  it('[INTAKE-20] attaching keeps it as well; deleting the candidate deletes the document, the PDF and their bytes', async () => {
    const user = await server.createAgency();
    const known = await insertCandidate(server, user.agencyId, { email: ONA.email });
    const which = await takeIn(user, 'rtf');
    await decide(user, which, { decision: 'ATTACH', candidateId: known });
    expect(await documents(user, known)).toMatchObject([{ title: 'CV of Ona.rtf' }]);
    const stored = await files(user.agencyId);
    expect(stored).toHaveLength(2);
    await server.call(deleteCandidate, user, { params: { id: known } });
    expect(await files(user.agencyId)).toEqual([]);
    for (const { key } of stored)
      await until(
        'the bytes to be gone',
        async () => (await server.deps.files.get(key)) === null,
        PATIENCE_MS,
      );
  });

  it('[INTAKE-20] a document that somebody deletes is gone, and the CV stays', async () => {
    const user = await server.createAgency();
    const candidateId = await decide(user, await takeIn(user, 'odt'), {
      decision: 'CREATE',
      changes: PERSON,
    });
    const [document] = await documents(user, candidateId);
    await server.call(deleteDocument, user, { params: { id: candidateId, documentId: document?.id ?? '' } });
    expect(await files(user.agencyId)).toMatchObject([{ contentType: 'application/pdf', madeFrom: null }]);
  });

  it('[INTAKE-20] what is skipped with the rest goes with its document', async () => {
    const user = await server.createAgency();
    const { intakeId } = await takeIn(user, 'docx');
    await server.call(skipRestOfIntake, user, { params: { id: intakeId } });
    expect(await files(user.agencyId)).toEqual([]);
  });
});
