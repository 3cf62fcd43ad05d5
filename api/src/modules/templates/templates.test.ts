import { after, before, describe, it } from 'node:test';
import {
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  updateMessageTemplate,
} from '@cantera/shared/contracts/message-templates';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';

const TEXTS = {
  name: 'First contact',
  subject: 'About {title}',
  body: '<p>Hello {firstName}, how are you?</p>',
};

describe('message templates', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let stranger: TestUser;
  before(async () => {
    server = await startTestServer();
    recruiter = await server.createUser((await server.createAgency()).agencyId, 'RECRUITER');
    stranger = await server.createAgency();
  });
  after(() => server.close());
  const create = async (body = TEXTS) =>
    (await server.call(createMessageTemplate, recruiter, { body })).body.data;
  const list = async (user = recruiter) => (await server.call(listMessageTemplates, user)).body.data;

  it('[API-36] [API-37] [TPL-01] [TPL-02] are listed by name as `data`, to their agency only', async () => {
    await create({ ...TEXTS, name: 'zz last' });
    await create({ ...TEXTS, name: 'Ànim' });
    const { wire, status } = await server.call(listMessageTemplates, recruiter);
    expect(status).toBe(200);
    expect(wire).toMatchObject({
      data: [
        { id: expect.any(String), name: 'Ànim', subject: TEXTS.subject, body: TEXTS.body },
        { name: 'zz last' },
      ],
    });
    expect(await list(stranger)).toEqual([]);
    expect((await server.call(listMessageTemplates, null)).status).toBe(401);
  });

  for (const [what, body, field] of [
    ['a name of 2', { ...TEXTS, name: 'ab' }, 'name'],
    ['a name of 101', { ...TEXTS, name: 'a'.repeat(101) }, 'name'],
    ['a subject of 2', { ...TEXTS, subject: 'ab' }, 'subject'],
    ['a subject of 101', { ...TEXTS, subject: 'a'.repeat(101) }, 'subject'],
    ['a body of 9, whatever its tags', { ...TEXTS, body: '<p><strong>123456789</strong></p>' }, 'body'],
    ['an empty body', { ...TEXTS, body: '<p></p>' }, 'body'],
  ] as const)
    it(`[CONST-04] refuses ${what}`, async () => {
      const { status, error } = await server.call(createMessageTemplate, recruiter, { body });
      expect(status).toBe(400);
      expect(Object.keys(error.fields ?? {})).toEqual([field]);
    });

  it('[CONST-04] takes 3 and 100 characters, and a body of 10', async () => {
    for (const body of [
      { name: 'abc', subject: 'abc', body: '1234567890' },
      { name: 'a'.repeat(100), subject: 'a'.repeat(100), body: '<p>1234567890</p>' },
    ])
      expect(await create(body)).toMatchObject(body);
  });

  it('keep their formatting and nothing that runs', async () => {
    const { body } = await create({
      ...TEXTS,
      body: '<p onclick="x()">Hello <strong>{firstName}</strong></p><script>alert(1)</script>',
    });
    expect(body).toBe('<p>Hello <strong>{firstName}</strong></p>');
    expect((await create({ ...TEXTS, body: 'One line\n\nAnother one' })).body).toBe(
      '<p>One line</p><p>Another one</p>',
    );
  });

  it('[API-38] are changed; a stale version is refused', async () => {
    const made = await create();
    const change = (body: object, user = recruiter) =>
      server.call(updateMessageTemplate, user, { params: { id: made.id }, body: { ...TEXTS, ...body } });
    const changed = await change({ name: 'Second contact', version: made.version });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({ name: 'Second contact', version: made.version + 1 });
    const stale = await change({ name: 'Third contact', version: made.version });
    expect([stale.status, stale.error.code, stale.error.details]).toEqual([
      409,
      'TEMPLATE_CHANGED',
      { version: made.version + 1 },
    ]);
    expect((await change({ name: 'Fourth contact' })).status).toBe(200);
    expect((await change({}, stranger)).status).toBe(404);
  });

  it('[API-39] are deleted, by their agency only', async () => {
    const { id } = await create();
    expect((await server.call(deleteMessageTemplate, stranger, { params: { id } })).status).toBe(404);
    const { status, wire } = await server.call(deleteMessageTemplate, recruiter, { params: { id } });
    expect([status, wire]).toEqual([200, { data: {} }]);
    expect((await list()).some((template) => template.id === id)).toBe(false);
    expect((await server.call(deleteMessageTemplate, recruiter, { params: { id: newId() } })).status).toBe(
      404,
    );
  });
});
