import { after, before, describe, it } from 'node:test';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { find, MAX_FOUND } from '@cantera/shared/contracts/find';
import { createSkill } from '@cantera/shared/contracts/lookups';
import { deletePosition } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import {
  draftPosition,
  insertApplication,
  insertCity,
  insertClient,
  openPosition,
} from '../../testing/pipeline-data.ts';

describe('finding what is known', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let manager: TestUser;
  let agencyId: string;
  before(async () => {
    server = await startTestServer();
    ({ agencyId } = await server.createAgency());
    recruiter = await server.createUser(agencyId, 'RECRUITER');
    manager = await server.createUser(agencyId, 'HIRING_MANAGER');
  });
  after(() => server.close());

  /** Who come later are newer. */
  let made = 0;
  async function person(values: Record<string, unknown> = {}, agency = agencyId): Promise<string> {
    const id = newId();
    const at = new Date(now().getTime() + made++ * 1000);
    await server.inTenant(agency, (tx) =>
      tx
        .insertInto('candidates')
        .values({ agency_id: agency, id, first_name: 'X', ...values, created_at: at, updated_at: at })
        .execute(),
    );
    return id;
  }
  const known = async (term: string, user = recruiter) =>
    (await server.call(find, user, { query: { term } })).body.data;
  const people = async (term: string, user = recruiter) =>
    (await known(term, user)).candidates.map(({ id }) => id);
  const listed = async (searchTerm: string, user = recruiter) =>
    (await server.call(listCandidates, user, { query: { searchTerm } })).body.data.items.map(({ id }) => id);
  /** By the search of the shell and by that of the list. */
  async function expectFound(term: string, ids: readonly string[], user = recruiter) {
    expect({ term, found: await people(term, user) }).toEqual({ term, found: ids });
    expect({ term, listed: await listed(term, user) }).toEqual({ term, listed: ids });
  }
  const manages = (positionId: string) =>
    server.inTenant(agencyId, (tx) =>
      tx
        .insertInto('position_members')
        .values({
          agency_id: agencyId,
          position_id: positionId,
          user_id: manager.userId,
          role: 'HIRING_MANAGER',
          ordinal: 0,
        })
        .execute(),
    );

  it('is answered to who is logged in, and refuses a term of more than 200 characters', async () => {
    expect((await server.call(find, null, { query: { term: 'ab' } })).status).toBe(401);
    const url = `/api/v1/find?term=${'x'.repeat(201)}`;
    const refused = await server.inject({ url }, recruiter);
    expect([refused.statusCode, refused.json().error.fields]).toEqual([400, { term: 'too_long' }]);
    expect((await server.inject({ url: url.slice(0, -1) }, recruiter)).statusCode).toBe(200);
  });

  it('[FIND-03] [FIND-07] by parts of names, title, company, email, skill and city, without case and accents', async () => {
    const city = await insertCity(server, agencyId);
    const id = await person({
      first_name: 'Mònica',
      last_name: 'Zubizarreta',
      job_title: 'Fresadora',
      company_name: 'Talleres Brugués',
      email: 'moni.zubi@posta.example',
      phone_number: '+34 612 34 56 78',
    });
    const hard = await server.call(createSkill, recruiter, {
      body: { name: 'Soldadura TIG', type: 'HARD_SKILL' },
    });
    await server.call(updateCandidate, recruiter, {
      params: { id },
      body: { hardSkills: [hard.body.data.id], location: city } as never,
    });
    await server.asOwner('update candidates set city_id = $1 where id = $2', [city, id]);
    for (const term of [
      'monica',
      'BIZARR',
      'fresad',
      'brugues',
      'llere',
      'zubi@posta',
      'oldadur',
      'tig',
      'giron',
    ])
      await expectFound(term, [id]);
    await expectFound('monica girona tig brug', [id]);
    await expectFound('mo zu', [id]);
    await expectFound('monica soria', []);
    const place = await person({ first_name: 'Otilia', location_text: 'Vilallonga del Camp' });
    await expectFound('lallong', [place]);
  });

  it('[FIND-11] by nothing of a place below the city: no street, house, floor or postal code', async () => {
    const id = await person({
      first_name: 'Elvira',
      last_name: 'Cantarell',
      location_text: 'Carrer de l’Alzinar, 47, 2n 1a, 25599 Vallfollada (Lleida)',
    });
    for (const term of ['vallfoll', 'cantarell vallfollada lleida']) await expectFound(term, [id]);
    for (const term of ['alzinar', 'carrer', '47', '25599', '2n', 'cantarell 1a'])
      await expectFound(term, []);
    // Words that were written before.
    await server.asOwner("update candidate_words set words = words || ' alzinar' where candidate_id = $1", [
      id,
    ]);
    await expectFound('alzinar', [id]);
    await server.asOwner('call app.fill_told_places()');
    await expectFound('alzinar', []);
    await expectFound('vallfoll', [id]);
  });

  it('[FIND-03] [FIND-07] by telephone in any spacing, with the code of its country or without, as it is typed', async () => {
    const spanish = await person({ first_name: 'Teodora', phone_number: '+34 699 88 77 66' });
    const bare = await person({ first_name: 'Fulgencio', phone_number: '655.443.322' });
    const danish = await person({ first_name: 'Ingeborg', phone_number: '0045 32 10 54 76' });
    const british = await person({ first_name: 'Winifred', phone_number: '+44 (0)20 7946 0958' });
    for (const [id, terms] of [
      [
        spanish,
        [
          '699887766',
          '699 88 77 66',
          '69 98 87 766',
          '+34 699887766',
          '+34699 887766',
          '0034 699 887 766',
          '34699887766',
          '+34 699 8',
          '699 88 7',
          '88 77 66',
          '(+34) 699-88-77-66',
        ],
      ],
      [bare, ['655443322', '655 44 33 22', '+34 655 443 322', '0034655443322', '34655443322', '+34 655 4']],
      [danish, ['32105476', '+45 32 10 54 76', '4532105476', '32 10 54']],
      [british, ['020 7946 0958', '+44 20 7946 0958', '2079460958']],
    ] as const)
      for (const term of terms) await expectFound(term, [id]);
    await expectFound('+33 699 88 77 66', []);
    await expectFound('teodora 699 88 77', [spanish]);
    await expectFound('699 88 teodora', [spanish]);
    await expectFound('fulgencio 699 88 77', []);
  });

  it('[FIND-03] as they are now: after a change, without a skill that was taken away', async () => {
    const id = await person({ first_name: 'Quirze', phone_number: '611000111' });
    const skill = await server.call(createSkill, recruiter, {
      body: { name: 'Falconeria', type: 'HARD_SKILL' },
    });
    const set = (hardSkills: string[]) =>
      server.call(updateCandidate, recruiter, { params: { id }, body: { hardSkills } });
    await set([skill.body.data.id]);
    await expectFound('falconer', [id]);
    await server.asOwner("update skills set name = 'Cetreria' where id = $1", [skill.body.data.id]);
    await expectFound('falconer', []);
    await expectFound('cetreria', [id]);
    await set([]);
    await expectFound('cetreria', []);
    await server.call(updateCandidate, recruiter, {
      params: { id },
      body: { phoneNumber: '622 999 000' },
    });
    await expectFound('622999', [id]);
    await expectFound('611000', []);
    await server.call(updateCandidate, recruiter, { params: { id }, body: { lastName: 'Baltasar' } });
    await expectFound('baltas', [id]);
  });

  it('[FIND-02] at most five of each kind, from two characters; who starts with the words comes first', async () => {
    for (const name of ['Wolframa', 'Wolframa', 'Wolframa', 'Wolframa', 'Wolframa', 'Wolframa']) {
      await person({ first_name: name });
      await insertClient(server, agencyId, `${name} Vins`);
      await draftPosition(server, recruiter, { title: `${name} tècnic` });
    }
    const found = await known('wolfram');
    expect([found.candidates.length, found.positions.length, found.clients.length]).toEqual([
      MAX_FOUND,
      MAX_FOUND,
      MAX_FOUND,
    ]);
    expect(await known('w')).toEqual({ candidates: [], positions: [], clients: [] });
    expect((await known('wo')).candidates.length).toBe(MAX_FOUND);
    const first = await person({ first_name: 'Udala' });
    const inside = await person({ first_name: 'Zudala' });
    expect(await people('udala')).toEqual([first, inside]);
    const starting = await openPosition(server, recruiter, { title: 'Xilògrafa' });
    const later = await openPosition(server, recruiter, { title: 'Ajudant de xilògrafa' });
    const draft = await draftPosition(server, recruiter, { title: 'Cap de xilògrafa' });
    expect((await known('xilo')).positions.map(({ id }) => id)).toEqual([starting, later, draft]);
    await insertClient(server, agencyId, 'Nou Xaloc');
    await insertClient(server, agencyId, 'Xaloc');
    expect((await known('xaloc')).clients.map(({ name }) => name)).toEqual(['Xaloc', 'Nou Xaloc']);
  });

  it('[FIND-02] says of each what tells it from others', async () => {
    const clientId = await insertClient(server, agencyId, 'Ceràmiques Pals');
    const positionId = await draftPosition(server, recruiter, { title: 'Esmaltador', clientId });
    const id = await person({
      first_name: 'Elisenda',
      last_name: 'Esmalt',
      job_title: 'Ceramista',
      company_name: 'Terrissa',
      email: 'eli@posta.example',
      phone_number: '600',
      location_text: 'Pals',
    });
    expect(await known('esmalt')).toEqual({
      candidates: [
        {
          id,
          name: 'Elisenda Esmalt',
          jobTitle: 'Ceramista',
          companyName: 'Terrissa',
          email: 'eli@posta.example',
          phoneNumber: '600',
          city: 'Pals',
          skills: [],
          profileImageUrl: null,
        },
      ],
      positions: [{ id: positionId, title: 'Esmaltador', status: 'DRAFT', clientName: 'Ceràmiques Pals' }],
      clients: [],
    });
    await server.call(deletePosition, recruiter, {
      params: { id: positionId },
      body: { reasonId: 1 } as never,
    });
    expect((await known('esmaltador')).positions).toEqual([]);
  });

  it('[FIND-06] [FIND-07] a hiring manager finds people and positions of theirs only, and no clients', async () => {
    const clientId = await insertClient(server, agencyId, 'Boscana');
    const theirs = await openPosition(server, recruiter, { title: 'Boscana guarda', clientId });
    await openPosition(server, recruiter, { title: 'Boscana peó', clientId });
    const seen = await person({ first_name: 'Boscana', phone_number: '633 10 20 30' });
    const unseen = await person({ first_name: 'Boscana', phone_number: '633 10 20 31' });
    await insertApplication(server, agencyId, theirs, 'Inbox', seen);
    await manages(theirs);
    await expectFound('boscana', [unseen, seen]);
    await expectFound('boscana', [seen], manager);
    await expectFound('+34 633 10 20 3', [seen], manager);
    const found = await known('boscana', manager);
    expect(found.positions).toEqual([
      { id: theirs, title: 'Boscana guarda', status: 'OPEN', clientName: null },
    ]);
    expect(found.clients).toEqual([]);
    expect((await known('boscana')).clients).toHaveLength(1);
  });

  it('finds nothing of another agency', async () => {
    const other = await server.createAgency('Another');
    await person({ first_name: 'Hermenegilda' }, other.agencyId);
    await insertClient(server, other.agencyId, 'Hermenegilda');
    await draftPosition(server, other, { title: 'Hermenegilda' });
    expect(await known('hermenegilda')).toEqual({ candidates: [], positions: [], clients: [] });
    expect((await known('hermenegilda', other)).candidates).toHaveLength(1);
  });

  it('takes every sign for itself', async () => {
    const id = await person({ first_name: 'Odd', last_name: "O'Neil 100%_\\", job_title: '24/7 (C++)' });
    for (const term of ["o'neil", '100%', '%_', '_\\', '24/7', '(c++)']) await expectFound(term, [id]);
    for (const term of ["'; select 1 --", '+', '(((', '\\\\', '%%%']) expect(await people(term)).toEqual([]);
  });
});
