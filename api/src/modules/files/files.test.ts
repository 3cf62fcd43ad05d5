import { after, before, describe, it } from 'node:test';
import { uploadImage, uploadPrivateFile, uploadPublicFile } from '@cantera/shared/contracts/files';
import { expect } from 'expect';
import { multipart, PNG, tinyPdf } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { cleanFileName } from './file-name.ts';
import { fileJobs } from './index.ts';
import { contentDisposition } from './serve.ts';
import { privateUrl } from './signed-links.ts';

describe('files', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
  });
  after(() => server.close());

  const upload = (
    endpoint: { path: string },
    field: string,
    name: string,
    content: Buffer | string,
    user: TestUser | undefined = admin,
  ) =>
    server.inject({ method: 'POST', url: endpoint.path, ...multipart({}, [{ field, name, content }]) }, user);
  const noUser = { token: 'made up' } as TestUser;

  it('refuses uploads without a session', async () => {
    for (const endpoint of [uploadPublicFile, uploadPrivateFile, uploadImage])
      expect((await upload(endpoint, 'file', 'a.png', PNG, noUser)).statusCode).toBe(401);
  });

  it('[API-44] [API-131] [CONST-91] takes a picture or a PDF that anyone may read for ever', async () => {
    const answer = await upload(uploadPublicFile, 'file', 'logo.png', PNG);
    expect(answer.statusCode).toBe(200);
    const { url, id } = answer.json();
    expect(url).toBe(`/files/public/${admin.agencyId}/${id}`);
    const file = await server.inject({ url });
    expect(file.rawPayload).toEqual(PNG);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(file.headers['content-disposition']).toMatch(/^inline; filename="logo.png"/);
  });

  it('[API-45] [CONST-91] takes a file that only a link signed for 5 minutes reaches', async () => {
    const { url, id } = (await upload(uploadPrivateFile, 'file', 'contract.pdf', tinyPdf())).json();
    expect((await server.inject({ url })).rawPayload).toEqual(tinyPdf());
    expect((await server.inject({ url: url.split('?')[0] })).statusCode).toBe(403);
    expect((await server.inject({ url: `/files/public/${admin.agencyId}/${id}` })).statusCode).toBe(404);
    const later = url.replace(/expires=(\d+)/, (_: string, at: string) => `expires=${Number(at) + 60}`);
    expect((await server.inject({ url: later })).json().error.code).toBe('LINK_INVALID');
    const other = await server.createAgency();
    const stolen = url.replace(admin.agencyId, other.agencyId);
    expect((await server.inject({ url: stolen })).statusCode).toBe(403);
  });

  it('ends a signed link after 5 minutes', async (t) => {
    const { url } = (await upload(uploadPrivateFile, 'file', 'contract.pdf', tinyPdf())).json();
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 299_000 });
    expect((await server.inject({ url })).statusCode).toBe(200);
    t.mock.timers.tick(2_000);
    const late = await server.inject({ url });
    expect([late.statusCode, late.json().error.code]).toEqual([403, 'LINK_EXPIRED']);
  });

  it('[API-46] takes pictures only, up to 3.4 MB', async () => {
    const image = await upload(uploadImage, 'image', 'me.png', PNG);
    expect(image.statusCode).toBe(200);
    const pdf = await upload(uploadImage, 'image', 'me.png', tinyPdf());
    expect([pdf.statusCode, pdf.json().error.fields]).toEqual([400, { image: 'not_an_image' }]);
    const fits = Buffer.concat([PNG, Buffer.alloc(3_400_000 - PNG.length)]);
    expect((await upload(uploadImage, 'image', 'me.png', fits)).statusCode).toBe(200);
    const large = await upload(uploadImage, 'image', 'me.png', Buffer.concat([fits, Buffer.alloc(1)]));
    expect([large.statusCode, large.json().error.fields]).toEqual([400, { image: 'file_too_large' }]);
  });

  it('[CONST-19] refuses more than 10,000,000 bytes by the field', async () => {
    const fits = Buffer.concat([tinyPdf(), Buffer.alloc(10_000_000 - tinyPdf().length)]);
    expect((await upload(uploadPrivateFile, 'file', 'a.pdf', fits)).statusCode).toBe(200);
    for (const more of [1, 5_000_000]) {
      const large = await upload(
        uploadPrivateFile,
        'file',
        'a.pdf',
        Buffer.concat([fits, Buffer.alloc(more)]),
      );
      expect([large.statusCode, large.json().error.fields]).toEqual([400, { file: 'file_too_large' }]);
    }
  });

  it('judges by content, never by name: no HTML, no SVG, no script', async () => {
    const hostile: [string, Buffer | string][] = [
      ['page.png', '<html><script>alert(1)</script></html>'],
      ['drawing.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['cv.pdf', 'MZ\u0090\u0000 not a pdf'],
      ['cv.pdf', '<script>alert(1)</script>%PDF-1.7'],
      ['page.html', 'hello'],
      ['script.js', 'alert(1)'],
      ['notes.txt', 'MZ\u0090\u0000 hello'],
      ['empty.pdf', ''],
      ['empty.txt', ''],
      ['program.txt', Buffer.from([0x7f, 0x01, 0x02, 0x03, 0x00, 0x41])],
      ['list.csv', 'name,\u0001city'],
      ['notes.md', Buffer.from([0x68, 0x69, 0xff, 0xfe, 0x21])],
    ];
    for (const [name, content] of hostile)
      for (const endpoint of [uploadPublicFile, uploadPrivateFile]) {
        const answer = await upload(endpoint, 'file', name, content);
        expect([name, answer.statusCode, answer.json().error.fields]).toEqual([
          name,
          400,
          { file: 'not_allowed' },
        ]);
      }
  });

  it('names a missing file, another field, and what is no form', async () => {
    const missing = await server.inject(
      { method: 'POST', url: '/files/public', ...multipart({ a: 'b' }, []) },
      admin,
    );
    expect([missing.statusCode, missing.json().error.fields]).toEqual([400, { file: 'required' }]);
    const other = await upload(uploadPublicFile, 'image', 'a.png', PNG);
    expect([other.statusCode, other.json().error.fields]).toEqual([400, { file: 'required' }]);
    const json = await server.inject({ method: 'POST', url: '/files/public', payload: { file: 'x' } }, admin);
    expect(json.statusCode).toBe(400);
    const broken = await server.inject(
      {
        method: 'POST',
        url: '/files/public',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x\r\nnonsense',
      },
      admin,
    );
    expect(broken.statusCode).toBe(400);
  });

  it('keeps hostile names as plain text', async () => {
    expect(cleanFileName('../../etc/passwd', 'pdf')).toBe('passwd.pdf');
    expect(cleanFileName('C:\\Users\\x\\Currículum Núria.PDF', 'pdf')).toBe('Currículum Núria.pdf');
    expect(cleanFileName('cv\u202Efdp.exe', 'pdf')).toBe('cvfdp.pdf');
    expect(cleanFileName('a\r\nSet-Cookie: x=1.pdf', 'pdf')).toBe('aSet-Cookie: x=1.pdf');
    expect(cleanFileName(undefined, 'png')).toBe('file.png');
    expect(cleanFileName('x'.repeat(400), 'pdf')).toHaveLength(124);
    expect(contentDisposition('attachment', 'Núria "x".pdf')).toBe(
      `attachment; filename="Nuria _x_.pdf"; filename*=UTF-8''N%C3%BAria%20%22x%22.pdf`,
    );
    const name = 'Currículum "Núria"; <img src=x onerror=alert(1)>.pdf';
    const { url } = (await upload(uploadPrivateFile, 'file', name, tinyPdf())).json();
    const file = await server.inject({ url });
    const header = String(file.headers['content-disposition']);
    // Browsers send quotes as %22.
    expect(decodeURIComponent(decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? ''))).toBe(name);
  });

  it('answers for unknown files and addresses alike', async () => {
    const id = '019aa000-0000-7000-8000-000000000000';
    for (const url of [
      `/files/public/${admin.agencyId}/${id}`,
      `/files/public/${id}/${id}`,
      '/files/public/x/y',
    ])
      expect((await server.inject({ url })).statusCode).toBe(404);
    expect(
      (await server.inject({ url: privateUrl(server.deps.config, admin.agencyId, id) })).statusCode,
    ).toBe(404);
  });

  it('removes files in the queue, of the own agency only', async () => {
    const { id } = (await upload(uploadPublicFile, 'file', 'a.png', PNG)).json();
    const context = { deps: server.deps, attempt: 1, isLastAttempt: false };
    const storageKeys = [`${admin.agencyId}/${id}`];
    await fileJobs['files.remove']?.({ agencyId: admin.agencyId, storageKeys }, context);
    expect(await server.deps.files.get(`${admin.agencyId}/${id}`)).toBeNull();
    await expect(fileJobs['files.remove']?.({ agencyId: id, storageKeys }, context)).rejects.toThrow();
  });
});
