import { after, before, describe, it } from 'node:test';
import {
  type CreateClientInput,
  createClient,
  findSimilarClients,
  getClient,
  listClients,
} from '@cantera/shared/contracts/clients';
import { expect } from 'expect';
import { sql } from 'kysely';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCity } from '../../testing/pipeline-data.ts';
import { storeFile } from '../../testing/stored-file.ts';

describe('creating a client whole', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let stranger: TestUser;
  let city: string;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    stranger = await server.createAgency('Rival');
    city = await insertCity(server, admin.agencyId);
  });
  after(() => server.close());

  const logo = async (user: TestUser): Promise<string> => {
    const file = await server.inTenant(user.agencyId, (tx) =>
      storeFile(tx, server.deps.files, user.agencyId, {
        access: 'public',
        bytes: Buffer.from('logo'),
        contentType: 'image/png',
        name: 'logo.png',
        createdBy: user.userId,
      }),
    );
    return `/files/public/${user.agencyId}/${file.id}`;
  };
  const create = (body: CreateClientInput, user = recruiter) => server.call(createClient, user, { body });
  const total = async () =>
    (await server.call(listClients, recruiter, { query: { page: 1, perPage: 1 } })).body.data.pagination
      .totalItems;
  const similar = async (query: { name?: string; webUrl?: string }, user = recruiter) => {
    const answer = await server.call(findSimilarClients, user, { query });
    expect(answer.status).toBe(200);
    return answer.body.data.items.map(({ name, same }) => `${name} ${same}`);
  };

  it('[CLAI-25] takes every field of the form', async () => {
    const logoImageUrl = await logo(recruiter);
    const { status, body } = await create({
      name: 'Fo',
      ownerId: admin.userId,
      legalName: 'Forn Sant Jordi, S.L.',
      webUrl: 'https://www.forn.example/',
      linkedinUrl: 'https://www.linkedin.com/company/forn',
      description: '<p>Pa <b>bo</b>.</p><script>no</script>',
      companySize: '51_TO_200_EMPLOYEES',
      industry: 'food',
      logoImageUrl,
      locationsIds: [city],
      benefits: ['Pa cada dia'],
      values: [{ name: 'O' }, { name: 'x'.repeat(100), description: 'Llarg.' }],
    });
    expect(status).toBe(200);
    const read = await server.call(getClient, recruiter, { params: { id: body.data.id } });
    expect(read.body.data).toMatchObject({
      name: 'Fo',
      legalName: 'Forn Sant Jordi, S.L.',
      webUrl: 'https://www.forn.example/',
      linkedinUrl: 'https://www.linkedin.com/company/forn',
      description: '<p>Pa <b>bo</b>.</p>',
      companySize: '51_TO_200_EMPLOYEES',
      industry: { id: 'food' },
      logoImageUrl,
      locations: [{ id: city }],
      benefits: ['Pa cada dia'],
      values: [
        { name: 'O', description: '' },
        { name: 'x'.repeat(100), description: 'Llarg.' },
      ],
      owner: { id: admin.userId },
      createdBy: { id: recruiter.userId },
    });
  });

  it('takes names of 2 to 100 characters, and values of 1 to 100', async () => {
    const named = async (name: string) => (await create({ name })).status;
    expect([
      await named('a'),
      await named('ab'),
      await named('x'.repeat(100)),
      await named('x'.repeat(101)),
    ]).toEqual([400, 200, 200, 400]);
    const valued = async (name: string) => (await create({ name: 'Amb valors', values: [{ name }] })).status;
    expect([
      await valued(''),
      await valued('a'),
      await valued('x'.repeat(100)),
      await valued('x'.repeat(101)),
    ]).toEqual([400, 200, 200, 400]);
  });

  it('[CLAI-25] writes all or nothing, and names what does not exist', async () => {
    const before = await total();
    const refused = async (body: Partial<CreateClientInput>) =>
      (await create({ name: 'Forn', ...body })).error.fields;
    expect(await refused({ industry: 'alchemy' })).toEqual({ industry: 'not_found' });
    expect(await refused({ locationsIds: ['999999999'] })).toEqual({ locations_ids: 'not_found' });
    expect(await refused({ ownerId: newId() })).toEqual({ owner_id: 'not_found' });
    expect(await refused({ ownerId: stranger.userId })).toEqual({ owner_id: 'not_found' });
    const theirs = await logo(stranger);
    expect(await refused({ logoImageUrl: theirs })).toHaveProperty('logo_image_url');
    expect(await refused({ webUrl: 'forn.example' })).toEqual({ web_url: 'invalid_url' });
    expect(await refused({ linkedinUrl: 'javascript:alert(1)' })).toEqual({ linkedin_url: 'invalid_url' });
    expect(await refused({ companySize: '' })).toEqual({ company_size: 'required' });
    expect(await refused({ companySize: 'x'.repeat(51) })).toEqual({ company_size: 'too_long' });
    expect(await total()).toBe(before);
  });

  it('finds them by the indexes of names and domains, under row-level security', async () => {
    const plan = await server.inTenant(admin.agencyId, async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (costs off) select id from clients
        where agency_id = ${admin.agencyId} and web_domain = ${'moli.example'}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/clients_domain/);
    expect(plan).toMatch(/Index Cond: .*web_domain = /);
  });

  it('[CLAI-24] finds clients of the same name or domain, and refuses none', async () => {
    await create({ name: 'Molí Vell', webUrl: 'https://www.moli.example/ca' });
    await create({ name: 'Molí Vell', webUrl: 'http://vell.example' });
    expect(await similar({ name: 'MOLI VELL' })).toEqual(['Molí Vell NAME', 'Molí Vell NAME']);
    expect(await similar({ webUrl: 'http://Moli.example/contacte?a=b' })).toEqual(['Molí Vell DOMAIN']);
    expect(await similar({ name: 'Molí', webUrl: 'https://other.example' })).toEqual([]);
    expect(await similar({ name: 'Molí', webUrl: 'https://li.example' })).toEqual([]);
    expect(await similar({ webUrl: 'javascript:alert(1)' })).toEqual([]);
    expect(await similar({ name: ' ', webUrl: '' })).toEqual([]);
    expect(await similar({})).toEqual([]);
    expect(await similar({ name: 'Molí Vell' }, stranger)).toEqual([]);
    expect((await server.call(findSimilarClients, null, { query: {} })).status).toBe(401);
    // Of the same name and domain once; who has the name comes first.
    expect(await similar({ name: 'Molí Vell', webUrl: 'https://moli.example' })).toEqual([
      'Molí Vell NAME',
      'Molí Vell NAME',
    ]);
    await create({ name: 'Abans', webUrl: 'https://user@MOLI.example.:8080/x' });
    expect(await similar({ name: 'Molí Vell', webUrl: 'https://moli.example' })).toEqual([
      'Molí Vell NAME',
      'Molí Vell NAME',
      'Abans DOMAIN',
    ]);
    const manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    expect((await server.call(findSimilarClients, manager, { query: {} })).status).toBe(403);
  });
});
