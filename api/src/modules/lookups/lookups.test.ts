import { after, before, describe, it } from 'node:test';
import {
  autocompleteCities,
  autocompleteSkills,
  createSkill,
  listCommonSkills,
  listIndustries,
} from '@cantera/shared/contracts/lookups';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { updateMe } from '@cantera/shared/contracts/users';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { draftPosition } from '../../testing/pipeline-data.ts';
import { citiesByPrefix } from './cities.repository.ts';
import { loadCities } from './load-cities.ts';
import { recogniseCities } from './recognise-city.ts';

describe('lookups', () => {
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
    await loadCities(server.databaseUrl);
  });
  after(() => server.close());

  const cities = async (searchQuery: string, user = recruiter) =>
    (await server.call(autocompleteCities, user, { body: { searchQuery } })).body.data.results;

  it('refuses whoever has no session', async () => {
    expect((await server.call(autocompleteCities, null, { body: { searchQuery: 'gir' } })).status).toBe(401);
    expect((await server.call(listIndustries, null)).status).toBe(401);
    const query = { searchTerm: 'rea', skillType: 'HARD_SKILL' } as const;
    expect((await server.call(autocompleteSkills, null, { query })).status).toBe(401);
    expect((await server.call(listCommonSkills, null, { query: { skillType: 'HARD_SKILL' } })).status).toBe(
      401,
    );
    const body = { name: 'React', type: 'HARD_SKILL' } as const;
    expect((await server.call(createSkill, null, { body })).status).toBe(401);
  });

  it('[API-40] finds cities by the start of their name without case and accents, the biggest first', async () => {
    expect((await cities('girona'))[0]).toEqual({
      id: '3121456',
      address: 'Girona, Catalonia, Spain',
      name: 'Girona',
      countryName: 'Spain',
    });
    expect((await cities('MÁLAGA'))[0]?.name).toBe('Málaga');
    expect((await cities('barcelona')).map((city) => city.countryName).slice(0, 2)).toEqual([
      'Spain',
      'Venezuela',
    ]);
    expect(await cities('gi')).toEqual([]);
    expect(await cities('%%%')).toEqual([]);
  });

  it('[DAY-05] finds the cities of the agency’s country first', async () => {
    const [first, ...others] = await cities('giro');
    expect([first?.name, first?.countryName]).toEqual(['Girona', 'Spain']);
    expect(others.some((city) => city.countryName !== 'Spain')).toBe(true);
    await server.asOwner("update agencies set country = 'CO' where id = $1", [rival.agencyId]);
    expect((await cities('giro', rival))[0]?.countryName).toBe('Colombia');
  });

  it('knows small towns and the names that others call a city by', async () => {
    expect((await cities('Sant Cugat'))[0]?.name).toBe('Sant Cugat del Vallès');
    expect((await cities('Besalú'))[0]?.name).toBe('Besalú');
    expect((await cities('Lérida'))[0]?.name).toBe('Lleida');
    expect((await cities('Londres'))[0]?.name).toBe('London');
  });

  it('names countries in the language of the user', async () => {
    const user = await server.createUser(admin.agencyId, 'RECRUITER');
    await server.call(updateMe, user, { body: { lang: 'ca' } });
    expect((await cities('girona', user))[0]?.countryName).toBe('Espanya');
    const industries = (await server.call(listIndustries, user)).body.data;
    expect(industries.find((industry) => industry.id === 'food')?.name).toBe('Alimentació i begudes');
  });

  it('[DAY-27] names the regions of Spain in the language of the user, and others as GeoNames does', async () => {
    const address = async (text: string, lang: 'ca' | 'es' | 'en') => {
      const user = await server.createUser(admin.agencyId, 'RECRUITER');
      await server.call(updateMe, user, { body: { lang } });
      return (await cities(text, user))[0]?.address;
    };
    expect(await address('girona', 'ca')).toBe('Girona, Catalunya, Espanya');
    expect(await address('girona', 'es')).toBe('Girona, Cataluña, España');
    expect(await address('girona', 'en')).toBe('Girona, Catalonia, Spain');
    expect(await address('zaragoza', 'ca')).toBe('Zaragoza, Aragó, Espanya');
    expect(await address('toulouse', 'es')).toMatch(/^Toulouse, Occitanie?, Francia$/);
  });

  it('[API-41] lists industries by id and name', async () => {
    const { data } = (await server.call(listIndustries, manager)).body;
    expect(data.length).toBeGreaterThan(30);
    expect(data.find((industry) => industry.id === 'banking')).toEqual({
      id: 'banking',
      name: 'Banking and finance',
    });
    expect(new Set(data.map((industry) => industry.id)).size).toBe(data.length);
  });

  it('[API-43] creates a skill once, whatever its case and accents, and per agency', async () => {
    const create = (name: string, user: TestUser) =>
      server.call(createSkill, user, { body: { name, type: 'HARD_SKILL' } });
    const first = await create('Atención al cliente', recruiter);
    expect(first.status).toBe(200);
    expect((await create('  atencion AL cliente ', recruiter)).body.data).toEqual(first.body.data);
    const other = await create('Atención al cliente', rival);
    expect(other.body.data.id).not.toBe(first.body.data.id);
    expect((await create('Soldadura', manager)).status).toBe(403);
    const many = await Promise.all(Array.from({ length: 5 }, () => create('Fresado', recruiter)));
    expect(new Set(many.map((answer) => answer.body.data.id)).size).toBe(1);
  });

  it('[API-42] finds skills of the agency and the type by any part of the name', async () => {
    await server.call(createSkill, recruiter, { body: { name: 'Negociación', type: 'SOFT_SKILL' } });
    await server.call(createSkill, rival, { body: { name: 'Negociación difícil', type: 'SOFT_SKILL' } });
    const find = async (searchTerm: string, skillType: 'HARD_SKILL' | 'SOFT_SKILL') =>
      (await server.call(autocompleteSkills, recruiter, { query: { searchTerm, skillType } })).body.data;
    expect((await find('gociacion', 'SOFT_SKILL')).map((skill) => skill.name)).toEqual(['Negociación']);
    expect(await find('negociacion', 'HARD_SKILL')).toEqual([]);
    expect(await find('ne', 'SOFT_SKILL')).toEqual([]);
    expect(await find('%%%', 'SOFT_SKILL')).toEqual([]);
  });

  it('offers first the skills that the agency’s positions ask for most', async () => {
    const make = async (name: string, user: TestUser) =>
      (await server.call(createSkill, user, { body: { name, type: 'SOFT_SKILL' } })).body.data;
    const [empathy, rigour] = [await make('Empatia', recruiter), await make('Rigor', recruiter)];
    const foreign = await make('Constància', rival);
    for (const softSkills of [[rigour.id], [rigour.id, empathy.id]]) {
      const id = await draftPosition(server, recruiter);
      await server.call(updatePosition, recruiter, { params: { id }, body: { softSkills } });
    }
    const { body } = await server.call(listCommonSkills, recruiter, { query: { skillType: 'SOFT_SKILL' } });
    expect(body.data.slice(0, 2)).toEqual([rigour, empathy]);
    expect(body.data).not.toContainEqual(foreign);
    expect(body.data.every(({ type }) => type === 'SOFT_SKILL')).toBe(true);
  });

  it('names the wrong fields', async () => {
    const wrong = async (url: string, method: 'GET' | 'POST', payload?: object) =>
      (await server.inject({ method, url, ...(payload ? { payload } : {}) }, recruiter)).json().error.fields;
    expect(await wrong('/api/v1/locations/cities/autocomplete', 'POST', {})).toEqual({
      search_query: 'required',
    });
    expect(
      await wrong('/api/v1/locations/cities/autocomplete', 'POST', { search_query: 'x'.repeat(101) }),
    ).toEqual({ search_query: 'too_long' });
    expect(await wrong('/api/v1/skills/autocomplete?search_term=abc', 'GET')).toEqual({
      skill_type: 'invalid_value',
    });
    expect(await wrong('/api/v1/skills/common', 'GET')).toEqual({ skill_type: 'invalid_value' });
    expect(await wrong('/api/skills', 'POST', { name: ' ', type: 'OTHER' })).toEqual({
      name: 'required',
      type: 'invalid_value',
    });
  });

  it('recognises the city that a text means', async () => {
    const texts = [
      { text: 'Girona, Catalunya' },
      { text: '08001 Barcelona (España)' },
      { text: 'Londres, Reino Unido' },
      { text: 'Córdoba', likelyCountry: 'ES' },
      { text: 'Córdoba, Argentina', likelyCountry: 'ES' },
      { text: "L'Hospitalet de Llobregat" },
      { text: 'Valencia', countryCode: 'ES' },
      { text: 'C/ Major 12, 3r 2a' },
      { text: 'Barcelona', countryCode: 'FR' },
      { text: 'Santa Clara, CA' },
      { text: 'Toledo, OH', likelyCountry: 'ES' },
      { text: 'London, CA' },
      { text: '' },
    ];
    const ids = await server.inTenant(admin.agencyId, (tx) => recogniseCities(tx, texts));
    const names = await server.inTenant(admin.agencyId, (tx) =>
      tx
        .selectFrom('cities')
        .select(['id', 'name', 'country_code'])
        .where(
          'id',
          'in',
          ids.filter((id) => id !== null),
        )
        .execute(),
    );
    const shown = ids.map((id) => {
      const city = names.find((row) => row.id === id);
      return city ? `${city.name} ${city.country_code}` : null;
    });
    expect(shown).toEqual([
      'Girona ES',
      'Barcelona ES',
      'London GB',
      'Córdoba ES',
      'Córdoba AR',
      "L'Hospitalet de Llobregat ES",
      'Valencia ES',
      null,
      null,
      'Santa Clara US',
      'Toledo US',
      'London CA',
      null,
    ]);
  });

  it('finds cities from an index', async () => {
    const { rows } = await server.inTenant(admin.agencyId, (tx) =>
      sql<{ 'QUERY PLAN': string }>`explain ${citiesByPrefix(admin.agencyId, 'san')}`.execute(tx),
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Scan .*city_names_folded/);
  });

  it('knows where cities lie, those of an older database too', async () => {
    const girona = () =>
      server.asOwner<{ latitude: number; longitude: number }>(
        "select latitude, longitude from cities where name = 'Girona' and country_code = 'ES'",
      );
    const near = [{ latitude: expect.closeTo(41.98, 1), longitude: expect.closeTo(2.82, 1) }];
    expect(await girona()).toEqual(near);
    await server.asOwner('update cities set latitude = null, longitude = null');
    await loadCities(server.databaseUrl);
    expect(await girona()).toEqual(near);
  });
});
