import { after, before, describe, it } from 'node:test';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertClient, openPosition } from '../../testing/pipeline-data.ts';
import { wordFile } from '../../testing/text-documents.ts';

const HOSTILE = `"><img src=x onerror=alert(1)>`;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const PERSON = {
  first_name: 'Ximena',
  last_name: 'Quispe Mamani',
  email: 'x.quispe@posta.example',
  phone_number: '+34 600 55 01 93',
  linkedin: '',
  consent: 'true',
  locale: 'en',
  website: '',
};

describe('the form to apply, sent without script', () => {
  let server: TestServer;
  let admin: TestUser;
  let slug: string;
  let position: string;
  let question: string;

  const address = (locale = 'en') => `/careers/${locale}/${slug}/positions/${position}/apply`;
  const send = async (
    fields: Record<string, string | readonly string[]>,
    cv: { bytes: Buffer; name: string } | null = { bytes: PDF, name: 'cv-ximena.pdf' },
    url = address(),
    from = '10.0.0.1',
  ) => {
    const form = new FormData();
    for (const [name, values] of Object.entries(fields))
      for (const value of [values].flat()) form.append(name, value);
    // Browsers send an empty file for no choice.
    form.append('cv', new Blob([cv?.bytes ?? Buffer.alloc(0)]), cv?.name ?? '');
    const body = new Response(form);
    return server.inject({
      method: 'POST',
      url,
      remoteAddress: from,
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
  };
  const valid = (over: Record<string, string> = {}) => ({
    ...PERSON,
    submission_key: crypto.randomUUID(),
    [`answers.${question}`]: 'night',
    ...over,
  });
  const applications = () =>
    server.inTenant(admin.agencyId, (tx) =>
      tx
        .selectFrom('applications as a')
        .innerJoin('steps as s', (join) =>
          join.onRef('s.agency_id', '=', 'a.agency_id').onRef('s.id', '=', 'a.step_id'),
        )
        .innerJoin('candidates as c', (join) =>
          join.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.candidate_id'),
        )
        .select(['c.email', 'a.source', 's.type as step', 'a.auto_rejected'])
        .where('a.agency_id', '=', admin.agencyId)
        .where('a.position_id', '=', position)
        .execute(),
    );

  before(async () => {
    server = await startTestServer({ PUBLIC_APPLY_LIMIT: '12' });
    admin = await server.createAgency('Vela i Roure');
    slug = await server.inTenant(admin.agencyId, async (tx) => {
      const row = await tx
        .selectFrom('agencies')
        .select('slug')
        .where('id', '=', admin.agencyId)
        .executeTakeFirstOrThrow();
      return row.slug;
    });
    position = await openPosition(server, admin, { clientId: await insertClient(server, admin.agencyId) });
    await server.call(updatePosition, admin, { params: { id: position }, body: { jobPortalEnabled: true } });
    question = newId();
    await server.inTenant(admin.agencyId, (tx) =>
      tx
        .insertInto('killer_questions')
        .values({
          agency_id: admin.agencyId,
          id: question,
          position_id: position,
          question: 'Which shift suits you?',
          type: 'SINGLE_CHOICE',
          required: true,
          details: JSON.stringify({
            options: [
              { id: 'day', text: 'By day' },
              { id: 'night', text: 'By night' },
            ],
          }),
          reject_conditions: JSON.stringify({ rejectOn: ['day'] }),
          ordinal: 0,
          created_at: now(),
        })
        .execute(),
    );
  });
  after(() => server.close());

  it('[PUB-19] stores the application in the inbox and leads to a receipt of what was stored', async () => {
    const answer = await send(valid({ locale: 'es' }), undefined, address('es'));
    expect(answer.statusCode).toBe(303);
    const receipt = String(answer.headers.location);
    expect(receipt).toMatch(
      new RegExp(`^${address('es').replace('/positions/', '/ofertas/')}/received/[0-9a-f-]{36}$`),
    );
    const shown = await server.inject({ method: 'GET', url: receipt });
    expect(shown.statusCode).toBe(200);
    for (const text of [
      'Hemos recibido tu candidatura',
      'Quispe Mamani',
      'x.quispe@posta.example',
      'cv-ximena.pdf',
      'By night',
    ])
      expect(shown.body).toContain(text);
    expect(await applications()).toEqual([
      { email: 'x.quispe@posta.example', source: 'INTERNAL', step: 'INBOX', auto_rejected: false },
    ]);
  });

  it('is one submission however often the same form is sent', async () => {
    const fields = valid({ email: 'twice@posta.example' });
    const [first, second] = await Promise.all([send(fields), send(fields)]);
    const third = await send(fields);
    expect(new Set([first, second, third].map((answer) => answer.headers.location)).size).toBe(1);
    expect((await applications()).filter(({ email }) => email === 'twice@posta.example')).toHaveLength(1);
  });

  it('shows the form again with what to correct, keeps what was typed and the form’s key', async () => {
    const fields = valid({
      first_name: HOSTILE,
      email: 'nowhere',
      consent: '',
      [`answers.${question}`]: 'day',
    });
    const answer = await send(fields, null);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { body } = answer;
    const summary = /id="errors".*?<\/div>/s.exec(body)?.[0] ?? '';
    expect([...summary.matchAll(/href="(.*?)"/g)].map((match) => match[1])).toEqual([
      '#f-email',
      '#f-cv',
      '#f-consent',
    ]);
    expect(body).toContain('value="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"');
    expect(body).not.toContain('<img src=x');
    expect(body).toContain('value="nowhere"');
    expect(body).toMatch(/value="day" checked/);
    expect(body).toContain(`name="submission_key" value="${fields.submission_key}"`);
  });

  it('[PUB-20] does not take a form without the answer to a required question', async () => {
    const answer = await send(valid({ email: 'no-answer@posta.example', [`answers.${question}`]: '' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`href="#f-answers-${question}"`);
    expect((await applications()).some(({ email }) => email === 'no-answer@posta.example')).toBe(false);
  });

  it('[PUB-21] flags a rejecting answer and does not tell the applicant', async () => {
    const answer = await send(valid({ email: 'by-day@posta.example', [`answers.${question}`]: 'day' }));
    expect(answer.statusCode).toBe(303);
    const shown = await server.inject({ method: 'GET', url: String(answer.headers.location) });
    expect(shown.body).toContain('Your application has arrived');
    expect(shown.body).not.toMatch(/reject|discard/i);
    expect((await applications()).find(({ email }) => email === 'by-day@posta.example')?.auto_rejected).toBe(
      true,
    );
  });

  it('[PUB-38] says in the form’s language why a document cannot be read, with the other texts kept', async () => {
    const sentences = {
      en: 'This file is damaged. Save it again as PDF and choose that.',
      es: 'Este archivo está dañado. Guárdalo de nuevo como PDF y elige ese.',
      ca: 'Aquest fitxer està malmès. Torna’l a desar com a PDF i tria aquell.',
    };
    for (const [locale, sentence] of Object.entries(sentences)) {
      const fields = valid({ locale, first_name: 'Margarida' });
      const damaged = { bytes: wordFile('<w:p>'), name: 'cv.docx' };
      const answer = await send(fields, damaged, address(locale), '10.0.0.38');
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(sentence);
      expect(answer.body).toContain('value="Margarida"');
    }
  });

  it('refuses a file that is no PDF and one that is too large, with the other texts kept', async () => {
    const renamed = await send(valid(), { bytes: Buffer.from('\x89PNG\r\n'), name: 'cv.pdf' });
    expect(renamed.statusCode).toBe(400);
    expect(renamed.body).toContain(
      'Choose a PDF, Word (.docx), OpenDocument (.odt) or RTF file; this is none of them.',
    );
    const large = await send(valid({ first_name: 'Margarida' }), {
      bytes: Buffer.alloc(10_500_000, PDF),
      name: 'cv.pdf',
    });
    expect(large.statusCode).toBe(400);
    expect(large.body).toContain('Choose a file of at most 10 MB.');
    expect(large.body).toContain('value="Margarida"');
  });

  it('answers a robot as if it had been stored, and stores nothing', async () => {
    const answer = await send(valid({ email: 'robot@posta.example', website: 'https://spam.example' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Your application has arrived');
    expect((await applications()).some(({ email }) => email === 'robot@posta.example')).toBe(false);
  });

  it('shows pages, not data, for what cannot be taken', async () => {
    const elsewhere = `/careers/en/${slug}/positions/${newId()}/apply`;
    expect((await send(valid(), undefined, elsewhere, '10.0.0.2')).statusCode).toBe(404);
    const unknownSite = await send(valid(), undefined, address().replace(slug, 'nobody'), '10.0.0.2');
    expect(unknownSite.statusCode).toBe(404);
    const noForm = await server.inject({
      method: 'POST',
      url: address(),
      remoteAddress: '10.0.0.2',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'first_name=x',
    });
    expect(noForm.statusCode).toBeGreaterThanOrEqual(400);
    expect(noForm.statusCode).toBeLessThan(500);
    for (const answer of [unknownSite, noForm]) {
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('<h1');
    }
  });

  it('asks whoever sends too often to wait', async () => {
    const answers = [];
    for (let i = 0; i < 13; i += 1)
      answers.push(await send({ ...PERSON, first_name: '' }, null, address(), '10.0.0.3'));
    expect(answers[11]?.statusCode).toBe(400);
    expect(answers[12]?.statusCode).toBe(429);
    expect(answers[12]?.body).toContain('Too many applications from here');
    expect(answers[12]?.headers['retry-after']).toBeDefined();
  });

  it('takes a text with a sign that nobody types without it', async () => {
    const email = 'nul@posta.example';
    const fields = { ...valid({ first_name: 'Xi\0mena', email }), 'answers.\0': 'x\0' };
    expect((await send(fields, undefined, undefined, '10.0.0.9')).statusCode).toBe(303);
    const [row] = await server.asOwner<{ first_name: string }>(
      'select first_name from candidates where agency_id = $1 and email = $2',
      [admin.agencyId, email],
    );
    expect(row?.first_name).toBe('Ximena');
    const nowhere = address().replace(slug, 'x%00');
    expect((await send(valid(), undefined, nowhere, '10.0.0.9')).statusCode).toBe(404);
  });
});
