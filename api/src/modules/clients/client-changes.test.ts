import { after, before, describe, it } from 'node:test';
import {
  addContacts,
  addValues,
  COMPANY_HEADER,
  createClient,
  deleteClient,
  deleteContact,
  deleteValue,
  getClient,
  updateClient,
  updateContact,
  updateValue,
} from '@cantera/shared/contracts/clients';
import { COMPANY_SIZES } from '@cantera/shared/contracts/enums';
import { createPosition } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { draftPosition, insertCity } from '../../testing/pipeline-data.ts';
import { storeFile } from '../../testing/stored-file.ts';

describe('changing clients', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let manager: TestUser;
  let stranger: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    stranger = await server.createAgency('Rival');
  });
  after(() => server.close());

  const create = async (name: string, user = recruiter): Promise<string> =>
    (await server.call(createClient, user, { body: { name } })).body.data.id;
  const read = async (id: string, user = recruiter) =>
    (await server.call(getClient, user, { params: { id } })).body.data;
  const send = async (
    method: 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    user = recruiter,
  ) => {
    const response = await server.inject(
      { method, url: `/api/v1/agency/clients/${url}`, ...(payload ? { payload } : {}) },
      user,
    );
    return [response.statusCode, response.json().error?.fields ?? response.json().error?.code];
  };
  const picture = (user: TestUser, contentType = 'image/png') =>
    server.inTenant(user.agencyId, async (tx) => {
      const file = await storeFile(tx, server.deps.files, user.agencyId, {
        access: 'public',
        bytes: Buffer.from('logo'),
        contentType,
        name: 'logo',
        createdBy: user.userId,
      });
      return `/files/public/${user.agencyId}/${file.id}`;
    });
  /** What was told to open screens, of one client. */
  const told = async (clientId: string): Promise<number> => {
    const rows = await server.asOwner('select 1 from live_events where event @> $1', [
      JSON.stringify({ topic: `clients/${clientId}` }),
    ]);
    return rows.length;
  };

  it('[API-112] [CLI-65] writes every field, leaves out what is not sent, and tells open screens', async () => {
    const id = await create('Forn Sant Jordi');
    const [one, other] = [
      await insertCity(server, admin.agencyId),
      await insertCity(server, admin.agencyId, 3_106_050),
    ];
    const logo = await picture(recruiter);
    const before = await told(id);
    const response = await server.inject(
      {
        method: 'PATCH',
        url: `/api/v1/agency/clients/${id}`,
        payload: {
          name: ' Forn Nou ',
          legal_name: 'Forn Nou, S.L.',
          web_url: 'https://forn.test/ca',
          linkedin_url: 'https://www.linkedin.com/company/forn',
          description: '<p>Pa<script>alert(1)</script> <b>bo</b></p>',
          company_size: '51_TO_200_EMPLOYEES',
          industry: 'food',
          logo_image_url: logo,
          locations_ids: [other, one, other],
          benefits: ['Pa cada dia'],
        },
      },
      recruiter,
    );
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      id,
      name: 'Forn Nou',
      legal_name: 'Forn Nou, S.L.',
      web_url: 'https://forn.test/ca',
      linkedin_url: 'https://www.linkedin.com/company/forn',
      description: '<p>Pa <b>bo</b></p>',
      company_size: '51_TO_200_EMPLOYEES',
      industry: { id: 'food', name: 'Food and beverages' },
      logo_image_url: logo,
      locations: [{ id: other }, { id: one }],
      benefits: ['Pa cada dia'],
      version: 2,
    });
    expect(await told(id)).toBe(before + 1);
    await server.call(updateClient, recruiter, {
      params: { id },
      body: { webUrl: '', legalName: '', industry: null, logoImageUrl: null, locationsIds: [] },
    });
    expect(await read(id)).toMatchObject({
      name: 'Forn Nou',
      legalName: null,
      webUrl: null,
      industry: null,
      logoImageUrl: null,
      locations: [],
      linkedinUrl: 'https://www.linkedin.com/company/forn',
      benefits: ['Pa cada dia'],
      version: 3,
    });
  });

  it('[CLI-61] [CLI-63] [CLI-64] [CONST-14] takes names of 2 to 100 characters, web addresses and sizes, and names what it does not take', async () => {
    const id = await create('Tall');
    const change = (payload: object) => send('PATCH', id, payload);
    expect(await change({ name: 'x' })).toEqual([400, { name: 'too_short' }]);
    expect(await change({ name: 'x'.repeat(101) })).toEqual([400, { name: 'too_long' }]);
    for (const name of ['xy', 'x'.repeat(100)]) expect(await change({ name })).toEqual([200, undefined]);
    for (const web_url of ['forn.test', 'javascript:alert(1)', 'ftp://forn.test'])
      expect(await change({ web_url })).toEqual([400, { web_url: 'invalid_url' }]);
    expect(await change({ linkedin_url: 'linkedin' })).toEqual([400, { linkedin_url: 'invalid_url' }]);
    expect(await change({ company_size: '' })).toEqual([400, { company_size: 'required' }]);
    expect(await change({ company_size: 'x'.repeat(51) })).toEqual([400, { company_size: 'too_long' }]);
    expect(await change({ company_size: 'x'.repeat(50) })).toEqual([200, undefined]);
    expect(await change({ benefits: [''] })).toEqual([400, { 'benefits.0': 'required' }]);
  });

  it('[CLI-71] [CLI-72] [CONST-108] keeps each of the eight sizes; a new client has the first', async () => {
    const id = await create('Mida');
    expect((await read(id)).companySize).toBe('1_TO_10');
    for (const companySize of COMPANY_SIZES) {
      await server.call(updateClient, recruiter, { params: { id }, body: { companySize } });
      expect((await read(id)).companySize).toBe(companySize);
    }
  });

  it('names an industry, a city or a picture that does not exist, and another agency’s picture', async () => {
    const id = await create('Referències');
    expect(await send('PATCH', id, { industry: 'alchemy' })).toEqual([400, { industry: 'not_found' }]);
    expect(await send('PATCH', id, { locations_ids: ['999999999', 'x'] })).toEqual([
      400,
      { locations_ids: 'not_found' },
    ]);
    for (const logo_image_url of [
      await picture(stranger),
      await picture(recruiter, 'application/pdf'),
      'https://evil.test/pixel.png',
    ])
      expect(await send('PATCH', id, { logo_image_url })).toEqual([400, { logo_image_url: 'not_found' }]);
  });

  it('refuses a change of an old version and says which is the newest', async () => {
    const id = await create('Dues persones');
    const change = (body: object) => server.call(updateClient, recruiter, { params: { id }, body });
    expect((await change({ name: 'Primera', version: 1 })).status).toBe(200);
    const late = await change({ name: 'Segona', version: 1 });
    expect([late.status, late.error.code, late.error.details]).toEqual([
      409,
      'CLIENT_CHANGED',
      { version: 2 },
    ]);
    expect((await read(id)).name).toBe('Primera');
    expect((await change({ name: 'Segona' })).body.data).toMatchObject({ name: 'Segona', version: 3 });
  });

  it('[API-113] [CLI-32] deletes a client, but none that a position is associated with', async () => {
    const id = await create('Amb posició');
    const position = await draftPosition(server, recruiter, { clientId: id });
    const refused = await server.call(deleteClient, recruiter, { params: { id } });
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([
      409,
      'CLIENT_HAS_POSITIONS',
      'We cannot delete this client because it is associated with a position.',
    ]);
    // A position that is itself deleted does not hold its client.
    await server.asOwner("update positions set status = 'DELETED' where id = $1", [position]);
    await server.call(addContacts, recruiter, {
      params: { id },
      body: [{ name: 'Pere', email: 'pere@forn.test' }],
    });
    expect((await server.call(deleteClient, recruiter, { params: { id } })).wire).toEqual({ data: {} });
    expect((await server.call(getClient, recruiter, { params: { id } })).status).toBe(404);
    expect(await server.asOwner('select 1 from client_contacts where client_id = $1', [id])).toEqual([]);
    expect((await server.call(deleteClient, recruiter, { params: { id } })).status).toBe(404);
  });

  it('[CLI-32] leaves no position without its client, whoever comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const clientId = await create(`A la vegada ${round}`);
      const [made, deleted] = await Promise.all([
        server.call(createPosition, recruiter, { body: { title: 'Forner', clientId, recruitersIds: [] } }),
        server.call(deleteClient, recruiter, { params: { id: clientId } }),
      ]);
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual([made.status, deleted.status]);
    }
  });

  it('[API-115] [API-116] [API-117] adds, changes and deletes contacts', async () => {
    const clientId = await create('Contactes');
    const added = await server.inject(
      {
        method: 'POST',
        url: `/api/v1/agency/clients/${clientId}/contacts`,
        payload: [
          {
            name: 'Carme Fluvià',
            email: 'carme@fluvia.test',
            position: 'Directora',
            phone: '+34 972 100 210',
            linkedin_url: 'https://www.linkedin.com/in/carme',
          },
          { name: 'Ramon Ticó', email: 'ramon@fluvia.test', phone: '', linkedin_url: '' },
        ],
      },
      recruiter,
    );
    expect(added.statusCode).toBe(200);
    const [carme, ramon] = added.json().data.items;
    expect(carme).toEqual({
      id: expect.any(String),
      name: 'Carme Fluvià',
      email: 'carme@fluvia.test',
      position: 'Directora',
      phone: '+34 972 100 210',
      linkedin_url: 'https://www.linkedin.com/in/carme',
      version: 1,
    });
    expect([ramon.position, ramon.phone, ramon.linkedin_url]).toEqual([null, null, null]);
    const changed = await server.call(updateContact, recruiter, {
      params: { id: ramon.id },
      body: { position: 'Cap de trànsit', version: 1 },
    });
    expect(changed.body.data).toMatchObject({ name: 'Ramon Ticó', position: 'Cap de trànsit', version: 2 });
    const late = await server.call(updateContact, recruiter, {
      params: { id: ramon.id },
      body: { phone: '1', version: 1 },
    });
    expect([late.status, late.error.code, late.error.details]).toEqual([
      409,
      'CONTACT_CHANGED',
      { version: 2 },
    ]);
    const before = await told(clientId);
    expect((await server.call(deleteContact, recruiter, { params: { id: carme.id } })).wire).toEqual({
      data: {},
    });
    expect(await told(clientId)).toBe(before + 1);
    await server.call(addContacts, recruiter, {
      params: { id: clientId },
      body: [{ name: 'Zoe', email: 'zoe@fluvia.test' }],
    });
    expect((await read(clientId)).contacts.map(({ name }) => name)).toEqual(['Ramon Ticó', 'Zoe']);
  });

  it('[CLI-43] [CLI-44] [CLI-46] names what a contact lacks or what cannot be', async () => {
    const clientId = await create('Contactes dolents');
    const add = (contact: object) =>
      send('POST', `${clientId}/contacts`, [{ name: 'Bo', email: 'bo@fluvia.test' }, contact]);
    expect(await add({})).toEqual([400, { '1.name': 'required', '1.email': 'required' }]);
    expect(await add({ name: 'x', email: 'no' })).toEqual([
      400,
      { '1.name': 'too_short', '1.email': 'invalid_email' },
    ]);
    expect(await add({ name: 'x'.repeat(51), email: 'a@b.test', linkedin_url: 'linkedin.com/in/x' })).toEqual(
      [400, { '1.name': 'too_long', '1.linkedin_url': 'invalid_url' }],
    );
    expect(await send('POST', `${clientId}/contacts`, [])).toEqual([400, { body: 'too_short' }]);
    expect(await send('POST', `${clientId}/contacts`, { name: 'Pere' })).toEqual([
      400,
      { body: 'invalid_type' },
    ]);
    expect((await read(clientId)).contacts).toEqual([]);
  });

  it('[API-118] [API-119] [API-120] adds, changes and deletes values', async () => {
    const id = await create('Valors');
    const other = await create('Altres valors');
    const added = await server.call(addValues, recruiter, {
      params: { id },
      body: [{ name: 'Proximitat', description: 'A prop' }, { name: 'Ofici' }],
    });
    expect(added.wire).toEqual({
      data: {
        items: [
          { id: expect.any(String), name: 'Proximitat', description: 'A prop', version: 1 },
          { id: expect.any(String), name: 'Ofici', description: '', version: 1 },
        ],
      },
    });
    const [first] = added.body.data.items;
    const valueId = first?.id ?? '';
    const changed = await server.call(updateValue, recruiter, {
      params: { id: valueId },
      body: { name: 'Proximitat', description: 'Sempre a prop' },
    });
    expect(changed.body.data).toEqual({
      id: valueId,
      name: 'Proximitat',
      description: 'Sempre a prop',
      version: 2,
    });
    const late = await server.call(updateValue, recruiter, {
      params: { id: valueId },
      body: { name: 'Lluny', version: 1 },
    });
    expect([late.status, late.error.code]).toEqual([409, 'VALUE_CHANGED']);
    const remove = async (company: string) =>
      (
        await server.inject(
          {
            method: 'DELETE',
            url: `/api/v1/agency/clients/values/${valueId}`,
            headers: { [COMPANY_HEADER]: company },
          },
          recruiter,
        )
      ).statusCode;
    expect(await remove(other)).toBe(404);
    expect((await read(id)).values).toHaveLength(2);
    expect(await remove(id)).toBe(200);
    expect((await read(id)).values.map(({ name }) => name)).toEqual(['Ofici']);
  });

  it('[CLI-52] [CLI-53] names what a value lacks', async () => {
    const id = await create('Valors dolents');
    expect(await send('POST', `${id}/values`, [{ name: 'x', description: 5 }])).toEqual([
      400,
      { '0.name': 'too_short', '0.description': 'invalid_type' },
    ]);
    expect(await send('POST', `${id}/values`, [{ name: 'x'.repeat(51) }])).toEqual([
      400,
      { '0.name': 'too_long' },
    ]);
  });

  it('keeps a list of parts within what a page can show', async () => {
    const id = await create('Massa');
    const fifty = Array.from({ length: 50 }, (_, index) => ({ name: `Valor ${index}` }));
    for (let times = 0; times < 10; times += 1)
      expect((await server.call(addValues, recruiter, { params: { id }, body: fifty })).status).toBe(200);
    expect(await send('POST', `${id}/values`, [{ name: 'Un més' }])).toEqual([409, 'CLIENT_LIST_FULL']);
  });

  it('answers 401 to nobody, 403 to hiring managers, 404 to another agency', async () => {
    const id = await create('Aïllada');
    const contact = (
      await server.call(addContacts, recruiter, {
        params: { id },
        body: [{ name: 'Pere', email: 'pere@forn.test' }],
      })
    ).body.data.items[0];
    const value = (
      await server.call(addValues, recruiter, { params: { id }, body: [{ name: 'Ofici', description: '' }] })
    ).body.data.items[0];
    const ofContact = { params: { id: contact?.id ?? '' } };
    const ofValue = { params: { id: value?.id ?? '' } };
    const statuses = async (user: TestUser | null) => [
      (await server.call(updateClient, user, { params: { id }, body: { name: 'Presa' } })).status,
      (await server.call(deleteClient, user, { params: { id } })).status,
      (await server.call(addContacts, user, { params: { id }, body: [{ name: 'Jo', email: 'jo@x.test' }] }))
        .status,
      (await server.call(updateContact, user, { ...ofContact, body: { name: 'Presa' } })).status,
      (await server.call(deleteContact, user, ofContact)).status,
      (await server.call(addValues, user, { params: { id }, body: [{ name: 'Presa' }] })).status,
      (await server.call(updateValue, user, { ...ofValue, body: { name: 'Presa' } })).status,
      (await server.call(deleteValue, user, ofValue)).status,
    ];
    const before = await read(id);
    expect(await statuses(null)).toEqual(Array(8).fill(401));
    expect(await statuses(manager)).toEqual(Array(8).fill(403));
    expect(await statuses(stranger)).toEqual(Array(8).fill(404));
    expect(await read(id)).toEqual(before);
  });
});
