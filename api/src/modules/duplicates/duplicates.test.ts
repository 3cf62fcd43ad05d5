import { after, before, describe, it } from 'node:test';
import { deleteCandidate, updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import {
  dismissDuplicate,
  getDuplicateScan,
  listDuplicates,
  restoreDuplicate,
  startDuplicateScan,
} from '@cantera/shared/contracts/duplicates';
import { expect } from 'expect';
import { inSeconds } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';
import { keyOf } from './features.ts';
import { checkCandidate } from './find.service.ts';
import { readFrequencies } from './keys.repository.ts';
import { comparableCompany, comparableEmail, comparablePhone, nameTokens } from './normalise.ts';
import { scanNow } from './scan.service.ts';
import { likeness } from './similar-words.ts';

const SURNAMES =
  'Soler Vidal Roca Serra Pons Riera Mas Font Costa Bosch Sala Prat Camps Oliva Farré Coll Riba Pujol Grau Bonet'.split(
    ' ',
  );
const NAMES = 'Joan Marta Pere Laia Oriol Gemma Arnau Judit Roger Berta'.split(' ');

describe('who looks like one person', () => {
  let server: TestServer;
  let admin: TestUser;
  let worker: RunningWorker;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    // A crowd, so that words have their commonness.
    for (let index = 0; index < 60; index += 1)
      await insertCandidate(server, admin.agencyId, {
        first_name: NAMES[index % NAMES.length] ?? '',
        last_name: `${SURNAMES[index % SURNAMES.length]} ${SURNAMES[(index * 7 + 3) % SURNAMES.length]}`,
      });
    worker = startWorker(server.deps, server.databaseUrl);
  });
  after(async () => {
    await worker.stop();
    await server.close();
  });

  const list = async (candidateId?: string) =>
    (
      await server.call(listDuplicates, admin, {
        query: { perPage: 100, ...(candidateId ? { candidateId } : {}) },
      })
    ).body.data.items;
  const employ = (id: string, company: string) =>
    server.asOwner(
      "insert into candidate_experiences (agency_id, id, candidate_id, company_name, position, ordinal) values ($1, $2, $3, $4, 'x', 0)",
      [admin.agencyId, newId(), id, company],
    );
  const change = (id: string, columns: Record<string, string>) =>
    Promise.all(
      Object.entries(columns).map(([name, value]) =>
        server.asOwner(`update candidates set ${name} = $1 where id = $2`, [value, id]),
      ),
    );
  const otherOf = (id: string, pair: Awaited<ReturnType<typeof list>>[number] | undefined) =>
    pair && (pair.first.id === id ? pair.second.id : pair.first.id);

  it('[MERGE-01] folds what people write in several ways', () => {
    expect(comparableEmail('Joan.Roca+jobs@GMail.com')).toBe('joanroca@gmail.com');
    expect(comparableEmail('joan.roca@posta.example')).toBe('joan.roca@posta.example');
    expect([comparablePhone('+34 612 34 56 78'), comparablePhone('612345678')]).toEqual([
      '612345678',
      '612345678',
    ]);
    expect(comparablePhone('1234')).toBeNull();
    expect(nameTokens('María José', 'Gonçalves de la Peña')).toEqual(['maria', 'jose', 'goncalves', 'pena']);
    expect(comparableCompany('Forn Sant Jordi, S.L.')).toBe('forn sant jordi');
    expect([likeness('gonzalez', 'gonzales'), likeness('roca', 'font'), likeness('j', 'joan')]).toEqual([
      0.7, 0, 0.3,
    ]);
  });

  it('[MERGE-02] finds one with the same phone and a mistyped, swapped name when he is changed, and forgets the pair when nothing is left of it', async () => {
    const one = await insertCandidate(server, admin.agencyId, {
      first_name: 'Ramon',
      last_name: 'Castellví Puig',
    });
    const two = await insertCandidate(server, admin.agencyId, { first_name: 'Castelvi', last_name: 'Ramón' });
    await change(one, { phone_number: '+34 612 345 678' });
    const saved = await server.call(updateCandidate, admin, {
      params: { id: two },
      body: { phoneNumber: '612 34 56 78' },
    });
    expect(saved.status).toBe(200);
    await server.inTenant(admin.agencyId, (tx) => checkCandidate(tx, admin.agencyId, one));
    const [pair] = await until('the pair', async () => {
      const pairs = await list(two);
      return pairs.length > 0 ? pairs : undefined;
    });
    expect(otherOf(two, pair)).toBe(one);
    expect(pair?.reasons).toEqual(['PHONE', 'SIMILAR_NAME']);
    expect(pair?.probability).toBeGreaterThan(0.98);
    await change(two, { phone_number: '699 999 999', first_name: 'Walter', last_name: 'Klein' });
    await server.inTenant(admin.agencyId, (tx) => checkCandidate(tx, admin.agencyId, two));
    expect(await list(two)).toEqual([]);
  });

  it('[MERGE-02] finds people who came in twice at the same moment', async () => {
    const people: [string, string][] = [];
    for (const last_name of ['Escrigas Noll', 'Tubau Clapés', 'Gallissà Reixach', 'Fluvià Ordeig'])
      people.push([
        await insertCandidate(server, admin.agencyId, { first_name: 'Eudald', last_name }),
        await insertCandidate(server, admin.agencyId, { first_name: 'Eudald', last_name }),
      ]);
    const saved = await Promise.all(
      people.flatMap((pair, index) =>
        pair.map((id) =>
          server.call(updateCandidate, admin, {
            params: { id },
            body: { phoneNumber: `688 00 00 0${index}` },
          }),
        ),
      ),
    );
    expect(saved.map(({ status }) => status)).toEqual(people.flatMap(() => [200, 200]));
    for (const [one, two] of people)
      await until('the pair', async () => (await list(one)).some((pair) => otherOf(one, pair) === two));
  });

  it('[MERGE-03] does not take a family that shares a telephone for one person', async () => {
    const [mother, son] = [
      await insertCandidate(server, admin.agencyId, { first_name: 'Elisenda', last_name: 'Capdevila Tort' }),
      await insertCandidate(server, admin.agencyId, { first_name: 'Biel', last_name: 'Mestres Capdevila' }),
    ];
    for (const id of [mother, son]) await change(id, { phone_number: '972 11 22 33' });
    await scanNow(server.deps, admin.agencyId);
    expect((await list(mother)).map((pair) => otherOf(mother, pair))).toEqual([]);
  });

  it('[MERGE-04] finds old doubles in a scan, tells how far it is, and starts one at a time', async () => {
    const one = await insertCandidate(server, admin.agencyId, {
      first_name: 'Agnès',
      last_name: 'Rovira Dalmau',
    });
    const two = await insertCandidate(server, admin.agencyId, { first_name: 'Agnes', last_name: 'Rovira' });
    for (const id of [one, two]) await employ(id, 'Adobería Llobet S.L.');
    const started = await server.call(startDuplicateScan, admin, {});
    const again = await server.call(startDuplicateScan, admin, {});
    expect([started.body.data.status, again.body.data.startedAt]).toEqual([
      'RUNNING',
      started.body.data.startedAt,
    ]);
    const scan = await until('the end of the scan', async () => {
      const { data } = (await server.call(getDuplicateScan, admin, {})).body;
      return data?.status === 'DONE' ? data : undefined;
    });
    expect([scan.done, scan.found]).toEqual([scan.total, (await list()).length]);
    const [pair] = await list(one);
    expect([otherOf(one, pair), pair?.reasons]).toEqual([two, ['SIMILAR_NAME', 'EMPLOYER']]);
    const lost = inSeconds(-3 * 3600);
    await server.asOwner("update duplicate_scans set status = 'RUNNING', started_at = $1", [lost]);
    const anew = await server.call(startDuplicateScan, admin, {});
    expect(new Date(anew.body.data.startedAt).getTime()).toBeGreaterThan(lost.getTime() + 3_600_000);
  });

  it('counts what is common once for many checks, and what is rare each time', async () => {
    const { agencyId } = await server.createAgency('Large');
    const put = (city: string, count: number) =>
      server.asOwner(
        `insert into candidate_keys (agency_id, kind, key, candidate_id)
         select $1, 2, $2, gen_random_uuid() from generate_series(1, $3)`,
        [agencyId, keyOf('city', city), count],
      );
    const count = (city: string) =>
      server.inTenant(agencyId, async (tx) =>
        (await readFrequencies(tx, agencyId, [keyOf('city', city)])).city(city),
      );
    await put('1', 1_000);
    await put('2', 999);
    expect([await count('1'), await count('2')]).toEqual([1_000, 999]);
    await put('1', 5);
    await put('2', 1);
    expect([await count('1'), await count('2')]).toEqual([1_000, 1_000]);
  });

  it('lets nothing of a deleted candidate stay among the keys', async () => {
    const id = await insertCandidate(server, admin.agencyId, {
      first_name: 'Llorenç',
      last_name: 'Massagué Ventós',
    });
    await scanNow(server.deps, admin.agencyId);
    const keys = () => server.asOwner('select 1 from candidate_keys where candidate_id = $1', [id]);
    expect((await keys()).length).toBeGreaterThan(0);
    await server.call(deleteCandidate, admin, { params: { id } });
    expect(await keys()).toEqual([]);
  });

  it('[MERGE-05] keeps a pair away that someone dismissed until something of what was compared changes', async () => {
    const one = await insertCandidate(server, admin.agencyId, {
      first_name: 'Quirze',
      last_name: 'Bassols Trias',
    });
    const two = await insertCandidate(server, admin.agencyId, {
      first_name: 'Quirze',
      last_name: 'Bassols Trias',
    });
    for (const id of [one, two]) await change(id, { phone_number: '633 000 111' });
    await scanNow(server.deps, admin.agencyId);
    const [pair] = await list(one);
    const id = pair?.id ?? '';
    expect((await server.call(dismissDuplicate, admin, { params: { id } })).status).toBe(200);
    expect(await list(one)).toEqual([]);
    await scanNow(server.deps, admin.agencyId);
    expect(await list(one)).toEqual([]);
    await server.call(restoreDuplicate, admin, { params: { id } });
    expect(await list(one)).toHaveLength(1);
    await server.call(dismissDuplicate, admin, { params: { id } });
    await change(two, { email: 'quirze@posta.example' });
    await server.inTenant(admin.agencyId, (tx) => checkCandidate(tx, admin.agencyId, two));
    expect(await list(one)).toHaveLength(1);
  });

  it('[MERGE-06] is another agency’s business to no one, nor a hiring manager’s', async () => {
    const stranger = await server.createAgency('Rival');
    const [pair] = await list();
    const id = pair?.id ?? '';
    expect((await server.call(listDuplicates, stranger, { query: {} })).body.data.items).toEqual([]);
    const [theirs, none] = [
      await server.call(dismissDuplicate, stranger, { params: { id } }),
      await server.call(dismissDuplicate, stranger, { params: { id: newId() } }),
    ];
    expect([theirs.status, theirs.error.code, none.status, none.error.code]).toEqual([
      404,
      'NOT_FOUND',
      404,
      'NOT_FOUND',
    ]);
    const manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    expect((await server.call(listDuplicates, manager, { query: {} })).status).toBe(403);
    const known = (await list()).find((each) => each.id === id);
    expect((await server.call(dismissDuplicate, manager, { params: { id } })).status).toBe(403);
    expect((await list()).find((each) => each.id === id)).toEqual(known);
    const recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    expect((await server.call(startDuplicateScan, recruiter, {})).status).toBe(403);
    const seen = (await server.call(listDuplicates, recruiter, { query: {} })).body.data.items;
    expect(seen.map((each) => each.id)).toContain(id);
    expect((await server.call(dismissDuplicate, recruiter, { params: { id } })).status).toBe(200);
    expect((await list()).map((each) => each.id)).not.toContain(id);
    expect((await server.call(listDuplicates, null, { query: {} })).status).toBe(401);
    const wrong = await server.inject({
      url: '/api/v1/candidates/duplicates?per_page=5000',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([400, { per_page: expect.any(String) }]);
  });
});
