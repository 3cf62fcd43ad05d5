import { after, before, describe, it } from 'node:test';
import { updateClient } from '@cantera/shared/contracts/clients';
import { draftDescription } from '@cantera/shared/contracts/drafts';
import { createSkill } from '@cantera/shared/contracts/lookups';
import { deletePosition, updatePosition } from '@cantera/shared/contracts/position-changes';
import { getPosition } from '@cantera/shared/contracts/positions';
import { plainText } from '@cantera/shared/contracts/text';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { draftPosition, fillPosition, insertClient } from '../../testing/pipeline-data.ts';

const BODY = { tone: 'neutral', lang: 'es', length: 'medium', anonymity: false, show_salary: true };
const FIELDS = [
  'title',
  'locations',
  'recruiting_type',
  'contract_type',
  'work_mode',
  'years_experience.from',
  'years_experience.to',
  'salary.currency',
  'salary.from',
  'salary.to',
  'salary.salary_range',
];
/** What a draft has from its beginning. */
const SET_AT_FIRST = ['title', 'salary.currency'];

describe('the generator of job descriptions', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let clientId: string;
  let positionId: string;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    clientId = await insertClient(server, admin.agencyId, 'Forn Sant Jordi');
    await server.call(updateClient, recruiter, {
      params: { id: clientId },
      body: { description: '<p>Pan de masa madre &amp; café.</p>', benefits: ['Pan cada día'] },
    });
    positionId = await completePosition();
  });
  after(() => server.close());

  async function completePosition(title = 'Falconer'): Promise<string> {
    const id = await draftPosition(server, recruiter, { title, clientId });
    await fillPosition(server, recruiter, id);
    const { body } = await server.call(createSkill, recruiter, {
      body: { name: 'Excel', type: 'HARD_SKILL' },
    });
    await server.call(updatePosition, recruiter, {
      params: { id },
      body: {
        recruitingType: 'STANDARD',
        jdNotes: 'Nobody must read that the manager leaves.',
        benefits: ['Comedor'],
        languages: [{ code: 'fr', proficiency: 'B2' }],
        hardSkills: [body.data.id],
        feeSettings: { commissionRate: 17 },
      },
    });
    return id;
  }
  const ask = (user: TestUser | undefined, id = positionId, body: object = BODY) =>
    server.inject({ method: 'POST', url: `/api/v1/job/${id}/jd-generator`, payload: body }, user);

  it('[API-53] is for who is logged in and may write positions of the agency', async () => {
    expect((await ask(undefined)).statusCode).toBe(401);
    const manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    expect((await ask(manager)).statusCode).toBe(403);
    const stranger = await server.createAgency();
    expect((await ask(stranger)).statusCode).toBe(404);
    expect((await ask(recruiter, newId())).statusCode).toBe(404);
    const gone = await draftPosition(server, recruiter);
    await server.call(deletePosition, recruiter, { params: { id: gone }, body: { reasonId: 1 } });
    expect((await ask(recruiter, gone)).statusCode).toBe(404);
    expect((await ask(admin)).statusCode).toBe(200);
  });

  it('[API-53] [CONST-92] takes the five choices and a comment, and names each that is wrong', async () => {
    for (const [field, value] of [
      ['tone', 'rude'],
      ['lang', 'fr'],
      ['length', 'endless'],
      ['anonymity', 'yes'],
      ['show_salary', 1],
      ['recruiter_comment', 'x'.repeat(4001)],
    ] as const) {
      const answer = await ask(recruiter, positionId, { ...BODY, [field]: value });
      expect([field, answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([
        field,
        400,
        [field],
      ]);
    }
    for (const tone of ['playful', 'neutral', 'formal'])
      for (const lang of ['en', 'es', 'ca'])
        for (const length of ['short', 'long'])
          expect((await ask(admin, positionId, { ...BODY, tone, lang, length })).statusCode).toBe(200);
  });

  it('[API-53] [JD-13] [JD-14] [JD-15] answers HTML of what the position says, and stores nothing', async () => {
    const stored = (await server.call(getPosition, recruiter, { params: { id: positionId } })).body;
    const answer = await ask(recruiter, positionId, { ...BODY, recruiter_comment: 'Volar <b>de noche</b>' });
    const { data, meta } = answer.json();
    expect(meta).toEqual({ written_by: 'TEMPLATE', left_out: [], to_check: [] });
    for (const part of [
      'Falconer',
      'Girona',
      'Forn Sant Jordi',
      'Pan de masa madre',
      'Pan cada día',
      'Comedor',
    ])
      expect(data).toContain(part);
    for (const part of ['francés (B2)', 'Excel', 'Entre 2 y 5 años', 'Volar &lt;b&gt;de noche&lt;/b&gt;'])
      expect(data).toContain(part);
    expect(plainText(data)).toContain('de 40.000 € a 50.000 € al año');
    expect(data).not.toMatch(/manager leaves|17|Núria/);
    const quiet = (await ask(recruiter, positionId, { ...BODY, anonymity: true, show_salary: false })).json();
    expect(quiet.data).not.toMatch(/Sant Jordi|masa madre|Pan cada día|0\.000/);
    expect(quiet.data).toContain('Comedor');
    expect(quiet.meta).toEqual({ written_by: 'TEMPLATE', left_out: ['TASKS'], to_check: [] });
    expect((await server.call(getPosition, recruiter, { params: { id: positionId } })).body).toEqual(stored);
  });

  it('[JD-18] refuses a position that is not complete, and names each field that it lacks', async () => {
    const id = await draftPosition(server, recruiter);
    const empty = await ask(recruiter, id);
    expect([empty.statusCode, empty.json().error.code]).toEqual([400, 'POSITION_INCOMPLETE']);
    expect(empty.json().error.fields).toEqual(
      Object.fromEntries(
        FIELDS.filter((field) => !SET_AT_FIRST.includes(field)).map((field) => [field, 'required']),
      ),
    );
    for (const [field, sql] of Object.entries({
      title: "update positions set title = ' ' where id = $1",
      locations: 'delete from position_locations where position_id = $1',
      recruiting_type: 'update positions set recruiting_type = null where id = $1',
      contract_type: 'update positions set contract_type = null where id = $1',
      work_mode: 'update positions set work_mode = null where id = $1',
      'years_experience.from': 'update positions set years_from = null where id = $1',
      'years_experience.to': 'update positions set years_to = null where id = $1',
      'salary.currency': 'update positions set salary_currency = null where id = $1',
      'salary.from': 'update positions set salary_from = null where id = $1',
      'salary.to': 'update positions set salary_to = null where id = $1',
      'salary.salary_range': 'update positions set salary_range = null where id = $1',
    })) {
      const other = await completePosition();
      await server.asOwner(sql, [other]);
      const refused = await ask(recruiter, other);
      expect([field, refused.statusCode, refused.json().error.fields]).toEqual([
        field,
        400,
        { [field]: 'required' },
      ]);
    }
  });

  it('writes for a position without a client, and for one that is closed', async () => {
    const id = await completePosition();
    await server.asOwner("update positions set client_id = null, status = 'CLOSED_LOST' where id = $1", [id]);
    const answer = await ask(recruiter, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toContain('<p>Buscamos a una persona para trabajar como');
  });

  it('[JD-24] writes 30 in an hour for one user, and says when there are more', async () => {
    const busy = await server.createUser(admin.agencyId, 'RECRUITER');
    const incomplete = await draftPosition(server, recruiter);
    expect((await ask(busy, incomplete)).statusCode).toBe(400);
    expect((await ask(busy)).statusCode).toBe(200);
    const counted = await server.asOwner(
      'update sending_limits set count = count + 28 where key = $1 returning count',
      [`draft:${busy.userId}`],
    );
    expect(counted).toEqual([{ count: 29 }]);
    expect((await ask(busy)).statusCode).toBe(200);
    const refused = await ask(busy);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect((await ask(recruiter)).statusCode).toBe(200);
  });

  it('is declared', () => {
    expect(draftDescription.path).toBe('/api/v1/job/:id/jd-generator');
  });
});
