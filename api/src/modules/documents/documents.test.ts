import { after, before, describe, it } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import {
  createDocument,
  deleteDocument,
  listDocuments,
  updateDocument,
} from '@cantera/shared/contracts/documents';
import { expect } from 'expect';
import { multipart, PNG, tinyPdf } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { fileJobs } from '../files/index.ts';

describe('documents of a candidate', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let manager: TestUser;
  let rival: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    rival = await server.createAgency();
  });
  after(() => server.close());

  const add = () => insertCandidate(server, admin.agencyId);
  const upload = async (name = 'Contracte.pdf', content: Buffer | string = tinyPdf(), user = recruiter) => {
    const form = multipart({}, [{ field: 'file', name, content }]);
    return server.inject({ method: 'POST', url: '/files/private', ...form }, user);
  };
  const uploaded = async (...given: Parameters<typeof upload>): Promise<string> =>
    (await upload(...given)).json().url;
  const attach = (
    id: string,
    body: { title: string; description?: string; fileUrl: string },
    user = recruiter,
  ) => server.call(createDocument, user, { params: { id }, body });
  const attached = async (id: string, title = 'Contracte') =>
    (await attach(id, { title, fileUrl: await uploaded() })).body.data;
  const list = async (id: string, user = recruiter) =>
    (await server.call(listDocuments, user, { params: { id } })).body.data.items;
  const storageKeyOf = (fileUrl: string) => fileUrl.slice('/files/private/'.length).split('?')[0] ?? '';

  it('is closed to strangers, to other agencies and, for changes, to hiring managers', async () => {
    const id = await add();
    const document = await attached(id);
    const fileUrl = await uploaded();
    const calls = [
      [listDocuments, { id }, undefined, 404],
      [createDocument, { id }, { title: 'x', fileUrl }, 403],
      [updateDocument, { id, documentId: document.id }, { title: 'x' }, 403],
      [deleteDocument, { id, documentId: document.id }, undefined, 403],
    ] as const;
    for (const [endpoint, params, body, ofManager] of calls) {
      const ask = (user: TestUser | null) =>
        server.call(endpoint, user, { params, ...(body ? { body } : {}) } as never);
      const statuses = [await ask(null), await ask(rival), await ask(manager)].map(({ status }) => status);
      expect([endpoint.id, ...statuses]).toEqual([endpoint.id, 401, 404, ofManager]);
    }
    expect(await list(id)).toHaveLength(1);
  });

  it('[API-101] [API-102] [CDOC-03] [CDOC-12] attaches an upload and lists it, newest first', async () => {
    const id = await add();
    await attached(id, 'Carta');
    const answer = await attach(id, {
      title: ' Contracte signat ',
      description: 'Signat a Girona',
      fileUrl: await uploaded('Contracte 2026.PDF'),
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      id: expect.any(String),
      title: 'Contracte signat',
      description: 'Signat a Girona',
      fileUrl: expect.stringMatching(/^\/files\/private\/.+signature=/),
      fileName: 'Contracte 2026.pdf',
      extension: 'pdf',
      size: tinyPdf().length,
      createdAt: expect.stringMatching(/Z$/),
      createdBy: recruiter.userId,
      version: 1,
    });
    expect((await list(id)).map(({ title }) => title)).toEqual(['Contracte signat', 'Carta']);
    expect((await server.call(getCandidate, recruiter, { params: { id } })).body.data.documentCount).toBe(2);
    const file = await server.inject({ url: `${answer.body.data.fileUrl}&download=1` });
    expect(file.rawPayload).toEqual(tinyPdf());
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="Contracte 2026.pdf"/);
  });

  it('names what is missing or wrong', async () => {
    const id = await add();
    const fileUrl = await uploaded();
    const wrong = async (body: object) => (await attach(id, body as never)).error.fields;
    expect(await wrong({})).toEqual({ title: 'required', file_url: 'required' });
    expect(await wrong({ title: ' ', fileUrl })).toEqual({ title: 'required' });
    expect(await wrong({ title: 'x'.repeat(201), fileUrl })).toEqual({ title: 'too_long' });
  });

  it('takes nothing but the sender’s own upload that is nothing else yet', async () => {
    const [id, other] = [await add(), await add()];
    const wrong = async (fileUrl: string, of = id) => {
      const { status, error } = await attach(of, { title: 'x', fileUrl });
      return [status, error?.fields];
    };
    const notFound = [400, { file_url: 'not_found' }];
    const cvForm = multipart({}, [{ field: 'file', name: 'cv.pdf', content: tinyPdf() }]);
    const cv = await server.inject(
      { method: 'POST', url: `/api/v1/candidates/${other}/upload-cv`, ...cvForm },
      recruiter,
    );
    expect(await wrong(cv.json().data.url)).toEqual([400, { file_url: 'already_exists' }]);
    expect(await wrong(await uploaded('a.pdf', tinyPdf(), rival))).toEqual(notFound);
    expect(await wrong(await uploaded('a.pdf', tinyPdf(), admin))).toEqual(notFound);
    expect(await wrong('https://example.com/a.pdf')).toEqual(notFound);
    expect(await wrong(`/files/private/${admin.agencyId}/------------------------------------`)).toEqual(
      notFound,
    );
    const mine = await uploaded();
    const first = await attach(id, { title: 'Carta', fileUrl: mine });
    expect(await wrong(mine, other)).toEqual([400, { file_url: 'already_exists' }]);
    const again = await attach(id, { title: 'Carta', fileUrl: mine });
    expect([again.status, again.body.data.id]).toEqual([200, first.body.data.id]);
    expect(await list(id)).toHaveLength(1);
  });

  it('[API-103] [CDOC-14] changes title and description, and replaces the file', async () => {
    const id = await add();
    const document = await attached(id);
    const change = (body: object, user = admin) =>
      server.call(updateDocument, user, { params: { id, documentId: document.id }, body });
    const renamed = await change({
      title: 'Oferta',
      description: 'Nova',
      fileUrl: document.fileUrl,
      version: 1,
    });
    expect(renamed.body.data).toMatchObject({
      title: 'Oferta',
      description: 'Nova',
      fileName: 'Contracte.pdf',
      version: 2,
    });
    expect((await change({ title: '' })).error.fields).toEqual({ title: 'required' });
    const stale = await change({ title: 'Vella', version: 1 });
    expect([stale.status, stale.error.code, stale.error.details]).toEqual([
      409,
      'DOCUMENT_CHANGED',
      { version: 2 },
    ]);
    const next = await uploaded('foto.png', PNG, admin);
    expect((await change({ fileUrl: next })).body.data).toMatchObject({ title: 'Oferta', extension: 'png' });
    expect((await server.inject({ url: document.fileUrl })).statusCode).toBe(404);
    const elsewhere = await add();
    const wrongPlace = await server.call(updateDocument, recruiter, {
      params: { id: elsewhere, documentId: document.id },
      body: { title: 'x' },
    });
    expect(wrongPlace.status).toBe(404);
  });

  it('[API-104] [CDOC-17] deletes the document at once and its bytes in the queue', async () => {
    const id = await add();
    const document = await attached(id);
    const gone = await server.call(deleteDocument, recruiter, {
      params: { id, documentId: document.id },
    });
    expect([gone.status, await list(id)]).toEqual([200, []]);
    expect((await server.inject({ url: document.fileUrl })).statusCode).toBe(404);
    const key = storageKeyOf(document.fileUrl);
    const jobs = await server.asOwner<{ payload: { agencyId: string; storageKeys: string[] } }>(
      `select p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
       where j.task_identifier = 'files.remove'`,
    );
    const job = jobs.find(({ payload }) => payload.storageKeys.includes(key));
    if (!job) throw new Error('no job removes the bytes');
    await fileJobs['files.remove']?.(job.payload, { deps: server.deps, attempt: 1, isLastAttempt: false });
    expect(await server.deps.files.get(key)).toBeNull();
    const again = await server.call(deleteDocument, recruiter, { params: { id, documentId: document.id } });
    expect(again.status).toBe(404);
  });

  it('goes with the candidate, rows and files', async () => {
    const id = await add();
    const { fileUrl } = await attached(id);
    expect((await server.call(deleteCandidate, recruiter, { params: { id } })).status).toBe(200);
    expect((await server.inject({ url: fileUrl })).statusCode).toBe(404);
  });

  it('is read by a hiring manager where he sees the candidate', async () => {
    const id = await add();
    await attached(id);
    expect((await server.call(listDocuments, manager, { params: { id } })).status).toBe(404);
    const positionId = await openPosition(server, recruiter);
    await insertApplication(server, admin.agencyId, positionId, 'Inbox', id);
    await server.inTenant(admin.agencyId, (tx) =>
      tx
        .insertInto('position_members')
        .values({
          agency_id: admin.agencyId,
          position_id: positionId,
          user_id: manager.userId,
          role: 'HIRING_MANAGER',
          ordinal: 0,
        })
        .execute(),
    );
    expect(await list(id, manager)).toHaveLength(1);
  });

  it('takes what people send and hands it out so that no browser runs it', async () => {
    const oldOffice = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]);
    const taken: [string, Buffer | string, string][] = [
      [
        'Notes de l’entrevista.txt',
        'Bona impressió.\nPot començar <b>demà</b>.',
        'text/plain; charset=utf-8',
      ],
      ['proves.csv', 'nom;nota\nLaia;9\n', 'text/csv; charset=utf-8'],
      ['carta.doc', oldOffice, 'application/msword'],
    ];
    for (const [name, content, type] of taken) {
      const { headers, statusCode } = await server.inject({ url: await uploaded(name, content) });
      expect([name, statusCode, headers['content-type']]).toEqual([name, 200, type]);
      expect(headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
    for (const [name, content] of [
      ['page.html', '<script>alert(1)</script>'],
      ['picture.svg', '<svg onload="alert(1)"/>'],
      ['macro.vbs', 'MsgBox 1'],
      ['setup.msi', oldOffice],
      ['program.txt', Buffer.from('MZ\x90\x00\x03', 'latin1')],
    ] as const)
      expect([name, (await upload(name, content)).json().error?.fields]).toEqual([
        name,
        { file: 'not_allowed' },
      ]);
  });
});
