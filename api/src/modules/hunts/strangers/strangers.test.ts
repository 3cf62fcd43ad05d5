import { after, before, describe, it } from 'node:test';
import { addCandidates } from '@cantera/shared/contracts/applications';
import { getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import { addPoolStranger, getPoolProfile } from '@cantera/shared/contracts/hunt-profiles';
import { deleteHunt, type Hunt, type PoolCandidate } from '@cantera/shared/contracts/hunts';
import {
  addPoolCandidates,
  setPoolStatus,
  updatePoolCandidate,
} from '@cantera/shared/contracts/pool-decisions';
import { updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { newId } from '../../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/harness.ts';
import {
  askForHunt,
  insertGirona,
  insertNurse,
  openDesk,
  readHunt,
  readyHunt,
  runHunt,
  sendProfiles,
  uploadProfiles,
} from '../../../testing/hunt-data.ts';
import { refreshSearch } from '../../../testing/search-data.ts';
import { foreseeNow } from '../../assessment/index.ts';
import { eraseCandidate } from '../../candidates/index.ts';
import { expireStrangers } from '../index.ts';

const HEAD = 'First name,Last name,Email,LinkedIn,Job title,Company,Since,City,Skills,Languages';
const nurse = (name: string, { since = '2015-01', city = 'Girona', title = 'Nurse' } = {}) =>
  `${name},Serra,${name.toLowerCase()}@example.test,,${title},Hospital,${since},${city},Triage,Catalan C1`;
const csv = (...rows: readonly string[]) => [HEAD, ...rows].join('\n');

const namesOf = ({ poolCandidates }: Pick<Hunt, 'poolCandidates'>) =>
  poolCandidates.map(({ firstName, source }) => `${firstName}${source ? ` of ${source.name}` : ''}`);

describe('people of an uploaded file', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await insertGirona(server);
  });
  after(() => server.close());

  const huntIn = async (user: TestUser, positionId: string, content: string, body: object = {}) => {
    const { id } = await uploadProfiles(server, user, content);
    return readyHunt(server, user, positionId, { profileFileIds: [id], ...body });
  };
  /** A hunt that found Anna in a file. */
  async function found(row = nurse('Anna')) {
    const { user, positionId } = await openDesk(server);
    const hunt = await huntIn(user, positionId, csv(row));
    const person = hunt.poolCandidates[0] as PoolCandidate;
    expect(person).toBeDefined();
    return { user, positionId, hunt, person, params: { id: hunt.id, strangerId: person.id } };
  }
  const addMember = (
    positionId: string,
    { agencyId, userId }: TestUser,
    role: 'RECRUITER' | 'HIRING_MANAGER',
  ) =>
    server.inTenant(agencyId, (tx) =>
      tx
        .insertInto('position_members')
        .values({ agency_id: agencyId, position_id: positionId, user_id: userId, role, ordinal: 9 })
        .execute(),
    );
  const candidatesOf = async (user: TestUser) =>
    (await server.call(listCandidates, user, { query: {} })).body.data.items;
  const strangersOf = async ({ agencyId }: TestUser) =>
    (
      await server.asOwner<{ count: number }>(
        'select count(*)::int as count from hunt_strangers where agency_id = $1',
        [agencyId],
      )
    )[0]?.count;

  describe('uploaded', () => {
    it('[HUNT-70] [HUNT-71] [HUNT-72] answers who was read, who is a candidate already, and what is wrong', async () => {
      const { user } = await openDesk(server);
      const known = await insertNurse(server, user);
      await server.asOwner('update candidates set email = $2 where id = $1', [known, 'ANNA@example.test']);
      const answer = await sendProfiles(
        server,
        user,
        `${HEAD},Shoe size\n${nurse('Anna')},39\n${nurse('Berta')},40\n,,,,,,,,,,41\n`,
        'C:\\people\\Girona nurses.CSV',
      );
      expect(answer.json().data).toEqual({
        id: expect.any(String),
        name: 'Girona nurses.csv',
        encoding: 'UTF-8',
        people: 2,
        known: 1,
        unknown_columns: ['Shoe size'],
        problems: [{ row: 4, reason: 'NO_NAME', field: null, other_row: null, is_used: false }],
        problem_count: 1,
        left_out: 1,
      });
    });

    it('[HUNT-72] are refused in words where nothing can be read, and nothing is kept', async () => {
      const { user } = await openDesk(server);
      const refused = await sendProfiles(server, user, 'Shoe size,City\n39,Girona\n');
      expect([refused.statusCode, refused.json().error.code, refused.json().error.details]).toEqual([
        400,
        'PROFILES_NOT_READABLE',
        { reason: 'NO_NAME_COLUMN', columns: ['Shoe size', 'City'], problems: [] },
      ]);
      const tooLarge = await sendProfiles(server, user, Buffer.alloc(5_000_001, 'a'));
      expect(tooLarge.json().error.fields).toEqual({ file: 'file_too_large' });
      const [row] = await server.asOwner<{ count: number }>(
        'select count(*)::int as count from hunt_files where agency_id = $1',
        [user.agencyId],
      );
      expect(row?.count).toBe(0);
    });

    it('[HUNT-72] with an emoji where a value is cut are taken, each place by itself', async () => {
      const { user } = await openDesk(server);
      const answer = await sendProfiles(
        server,
        user,
        csv(nurse(`${'A'.repeat(49)}😀`), nurse('Berta', { city: `${'b'.repeat(199)}😀` }), nurse('Carla')),
      );
      expect([answer.statusCode, answer.json().data?.people]).toEqual([200, 3]);
      const places = await server.asOwner<{ name: string; place: boolean }>(
        "select profile ->> 'firstName' as name, profile ->> 'cityId' is not null as place from hunt_strangers where agency_id = $1 order by row_number",
        [user.agencyId],
      );
      expect(places).toEqual([
        { name: 'A'.repeat(49), place: true },
        { name: 'Berta', place: false },
        { name: 'Carla', place: true },
      ]);
    });

    it('[HUNT-69] are five of one hunt at most', async () => {
      const { user, positionId } = await openDesk(server);
      const ids: string[] = [];
      for (const name of ['Anna', 'Berta', 'Carla', 'Dora', 'Eva', 'Fina'])
        ids.push((await uploadProfiles(server, user, csv(nurse(name)))).id);
      const refused = await askForHunt(server, user, positionId, { profileFileIds: ids });
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['profile_file_ids']]);
      const hunt = await readyHunt(server, user, positionId, { profileFileIds: ids.slice(0, 5) });
      expect(namesOf(hunt)).toHaveLength(5);
    });

    it('[HUNT-69] are taken by recruiters alone, each upload by one hunt of who sent it; which one cannot be is said', async () => {
      const { user, positionId } = await openDesk(server);
      const manager = await server.createUser(user.agencyId, 'HIRING_MANAGER');
      expect((await sendProfiles(server, manager, csv(nurse('Anna')))).statusCode).toBe(403);
      const other = await server.createUser(user.agencyId, 'RECRUITER');
      const theirs = await uploadProfiles(server, other, csv(nurse('Anna')));
      const own = await uploadProfiles(server, user, csv(nurse('Anna')));
      for (const [ids, gone] of [
        [[theirs.id], [0]],
        [[newId()], [0]],
        [[own.id, theirs.id], [1]],
        [
          [theirs.id, own.id, newId()],
          [0, 2],
        ],
      ] as const) {
        const refused = await askForHunt(server, user, positionId, { profileFileIds: ids });
        const fields = Object.fromEntries(gone.map((at) => [`profile_file_ids.${at}`, 'not_found']));
        expect([refused.status, refused.error.fields]).toEqual([400, fields]);
      }
      // What was refused took nothing.
      const hunt = await readyHunt(server, user, positionId, { profileFileIds: [own.id, own.id] });
      expect(namesOf(hunt)).toEqual(['Anna of people.csv']);
      const again = await askForHunt(server, user, positionId, { profileFileIds: [own.id] });
      expect(again.error.fields).toEqual({ 'profile_file_ids.0': 'not_found' });
    });
  });

  describe('in a hunt', () => {
    it('[HUNT-73] stand among candidates by the same clauses, precision and score, with the file that they come from', async () => {
      const { user, positionId } = await openDesk(server);
      const jordi = await insertNurse(server, user, { status: 'ACTIVE' });
      const hunt = await huntIn(
        user,
        positionId,
        csv(
          nurse('Anna'),
          nurse('Lacking', { since: '', city: 'Paris' }),
          nurse('Cook', { title: 'Cook' }),
          nurse('Berta', { city: '' }),
        ),
      );
      expect(namesOf(hunt)).toEqual(['Jordi', 'Anna of people.csv', 'Berta of people.csv']);
      expect(hunt).toMatchObject({ total: 3, totalPending: 3, totalViewed: 0, leftOut: 0 });
      const [own, anna] = hunt.poolCandidates;
      expect(own?.id).toBe(jordi);
      expect(anna).toMatchObject({
        source: { kind: 'FILE', name: 'people.csv' },
        jobTitle: 'Nurse',
        location: { name: 'Girona' },
        percent: 80,
        status: 'NONE',
      });
      const title = hunt.clauses.find(({ kind }) => kind === 'TITLE')?.id;
      expect(anna?.clauses.find(({ id }) => id === title)).toMatchObject({
        met: true,
        evidence: [{ quote: 'Nurse' }],
      });
      expect(anna?.scoringLax?.finalScore).toBeGreaterThan(0);
      // Whom it did not find is not kept.
      expect(await strangersOf(user)).toBe(2);
    });

    it('[HUNT-73] are left out where they are candidates, whatever those refused, and where they were discarded for the position', async () => {
      const { user, positionId } = await openDesk(server);
      const refused = await insertNurse(server, user, { consent: 'REJECTED' });
      await server.asOwner('update candidates set email = $2 where id = $1', [refused, 'anna@example.test']);
      const rows = [nurse('Anna'), nurse('Berta'), nurse('Carla')];
      const first = await huntIn(user, positionId, csv(...rows));
      expect(namesOf(first)).toEqual(['Berta of people.csv', 'Carla of people.csv']);
      await server.call(setPoolStatus, user, {
        params: { id: first.id },
        body: { candidateId: first.poolCandidates[0]?.id ?? '', status: 'REJECTED' },
      });
      expect(namesOf(await huntIn(user, positionId, csv(...rows)))).toEqual(['Carla of people.csv']);
      // For another position they are as good as before.
      const second = await openDesk(server);
      expect(namesOf(await huntIn(second.user, second.positionId, csv(...rows)))).toHaveLength(3);
    });

    it('[HUNT-73] are not found by a hunt that asks for nothing, as nobody of the database is', async () => {
      const { user, positionId } = await openDesk(server);
      await insertNurse(server, user, { status: 'ACTIVE' });
      await refreshSearch(server, user.agencyId);
      const file = await uploadProfiles(server, user, csv(nurse('Anna')));
      const { id } = (await askForHunt(server, user, positionId, { profileFileIds: [file.id] })).body.data;
      await server.asOwner("update hunts set clauses = '[]' where id = $1", [id]);
      await runHunt(server, user, id);
      expect(await readHunt(server, user, id)).toMatchObject({
        status: 'READY',
        found: 0,
        poolCandidates: [],
      });
    });

    it('stand there once, even of two files', async () => {
      const { user, positionId } = await openDesk(server);
      const one = await uploadProfiles(server, user, csv(nurse('Anna'), nurse('Berta')), 'one.csv');
      const two = await uploadProfiles(server, user, csv(nurse('Carla'), nurse('Anna')), 'two.csv');
      const hunt = await readyHunt(server, user, positionId, { profileFileIds: [one.id, two.id] });
      expect(namesOf(hunt)).toEqual(['Anna of one.csv', 'Berta of one.csv', 'Carla of two.csv']);
    });

    it('are in the mail beside those of the database, and go with a hunt that is called off', async () => {
      const { user, positionId } = await openDesk(server);
      await insertNurse(server, user);
      await huntIn(user, positionId, csv(nurse('Anna'), nurse('Berta')));
      const [mail] = await server.asOwner<{ body: string }>(
        'select body from messages where to_address = $1',
        [user.email],
      );
      expect(mail?.body).toContain('One candidate of your database fits the position Nurse.');
      expect(mail?.body).toContain('2 people of the files that you uploaded fit the position Nurse.');
      const { id } = await uploadProfiles(server, user, csv(nurse('Carla')));
      const asked = await askForHunt(server, user, positionId, { profileFileIds: [id] });
      expect(await strangersOf(user)).toBe(3);
      await server.call(deleteHunt, user, { params: { id: asked.body.data.id } });
      expect(await strangersOf(user)).toBe(2);
    });

    it('are not kept by a hunt that fails', async () => {
      const { user, positionId } = await openDesk(server);
      const { id } = await uploadProfiles(server, user, csv(nurse('Anna')));
      const asked = await askForHunt(server, user, positionId, { profileFileIds: [id] });
      await server.asOwner("update hunts set clauses = '7' where id = $1", [asked.body.data.id]);
      await refreshSearch(server, user.agencyId);
      await expect(
        runHunt(server, user, asked.body.data.id, { attempt: 5, isLastAttempt: true }),
      ).rejects.toThrow();
      expect(await strangersOf(user)).toBe(0);
    });

    it('[HUNT-74] are kept, discarded with a reason and put back as candidates are', async () => {
      const { user, hunt, person } = await found();
      const params = { id: hunt.id };
      const discarded = await server.call(setPoolStatus, user, {
        params,
        body: { candidateId: person.id, status: 'REJECTED', reason: 'PLACE' },
      });
      expect(discarded.body.data).toMatchObject({
        person: { id: person.id, status: 'REJECTED', reason: 'PLACE', source: { name: 'people.csv' } },
        counts: { total: 1, totalPending: 0, totalRejected: 1 },
      });
      await server.call(setPoolStatus, user, { params, body: { candidateId: person.id, status: 'NONE' } });
      const kept = await server.call(updatePoolCandidate, user, {
        params: { id: hunt.id, candidateId: person.id },
        body: { kept: true, viewed: true },
      });
      expect(kept.body.data).toMatchObject({
        person: { status: 'NONE', reason: null, kept: true, viewed: true },
        counts: { totalPending: 1, totalViewed: 1 },
      });
      const admin = await server.createUser(user.agencyId, 'AGENCY_ADMIN');
      const notTheirs = await server.call(setPoolStatus, admin, {
        params,
        body: { candidateId: person.id, status: 'REJECTED' },
      });
      expect(notTheirs.error.code).toBe('NOT_ON_POSITION');
    });

    it('[HUNT-75] show all that the file says, without contact data to a hiring manager', async () => {
      const { user, positionId } = await openDesk(server);
      const hunt = await huntIn(
        user,
        positionId,
        `${HEAD},Phone,Summary\nAnna,Serra,anna@example.test,https://www.linkedin.com/in/anna,Nurse,Hospital,2015-01,Girona,Triage,Catalan C1,600 11 22 33,Moonlit rounds: 600 11 22 33\n`,
        {
          clauses: [
            { id: 'a', kind: 'TITLE', any: [{ label: 'Nurse' }] },
            { id: 'b', kind: 'WORDS', any: [{ label: 'moonlit' }] },
          ],
        },
      );
      const params = { id: hunt.id, strangerId: hunt.poolCandidates[0]?.id ?? '' };
      const whole = (await server.call(getPoolProfile, user, { params })).body.data;
      expect(whole).toMatchObject({
        fileName: 'people.csv',
        profile: {
          email: 'anna@example.test',
          linkedin: 'https://www.linkedin.com/in/anna',
          phoneNumber: '600 11 22 33',
          summary: 'Moonlit rounds: 600 11 22 33',
          jobs: [{ companyName: 'Hospital', position: 'Nurse', startDate: '2015-01', endDate: null }],
          languages: [{ code: 'ca', proficiency: 'C1' }],
          skills: ['Triage'],
        },
        possibleDuplicates: [],
      });
      const days = (Date.parse(whole.deletedAt) - Date.parse(hunt.createdAt)) / 86_400_000;
      expect(Math.round(days)).toBe(30);
      const manager = await server.createUser(user.agencyId, 'HIRING_MANAGER');
      expect((await server.call(getPoolProfile, manager, { params })).status).toBe(404);
      await addMember(positionId, manager, 'HIRING_MANAGER');
      const shown = (await server.call(getPoolProfile, manager, { params })).body.data;
      expect(shown.profile).toMatchObject({ email: null, linkedin: null, phoneNumber: null, summary: null });
      const quotes = ({ poolCandidates: [one] }: Pick<Hunt, 'poolCandidates'>) =>
        JSON.stringify(one?.clauses.map(({ evidence }) => evidence));
      expect(quotes(hunt)).toContain('Moonlit');
      const seen = await readHunt(server, manager, hunt.id);
      expect(seen.poolCandidates[0]).toMatchObject({ linkedin: null });
      expect(quotes(seen)).not.toContain('Moonlit');
      expect((await server.call(addPoolStranger, manager, { params, body: {} })).status).toBe(403);
    });
  });

  describe('added', () => {
    const add = (user: TestUser, params: { id: string; strangerId: string }, body: object = {}) =>
      server.call(addPoolStranger, user, { params, body: body as { sendConsent?: boolean } });

    it('[HUNT-76] become candidates with all that the file says, in the position, with the score that they had', async () => {
      const { user, positionId, hunt, person, params } = await found();
      const done = await add(user, params);
      expect([done.status, done.error]).toEqual([200, undefined]);
      const { candidateId, counts } = done.body.data;
      expect(counts).toMatchObject({ total: 1, totalPending: 0, totalAddedToProcess: 1 });
      const candidate = (await server.call(getCandidate, user, { params: { id: candidateId } })).body.data;
      expect(candidate).toMatchObject({
        firstName: 'Anna',
        lastName: 'Serra',
        email: 'anna@example.test',
        jobTitle: 'Nurse',
        location: { name: 'Girona' },
        gdpr: { status: 'NOT_SENT' },
        languages: [{ code: 'ca', proficiency: 'C1' }],
      });
      expect(candidate.hardSkills.map(({ name }) => name)).toEqual(['Triage']);
      expect(candidate.workExperiences).toMatchObject([{ position: 'Nurse', startDate: '2015-01' }]);
      const rows = await server.asOwner(
        'select c.origin, a.source from candidates c join applications a on a.candidate_id = c.id where c.id = $1 and a.position_id = $2',
        [candidateId, positionId],
      );
      expect(rows).toEqual([{ origin: 'HUNT', source: 'INTERNAL_TALENT_POOL' }]);
      const now = (await readHunt(server, user, hunt.id)).poolCandidates;
      expect(now).toMatchObject([
        { id: candidateId, source: null, status: 'ADDED_TO_JOB', percent: person.percent },
      ]);
      expect(now[0]?.scoringLax).toEqual(person.scoringLax);
      const score = await server.inTenant(user.agencyId, (tx) =>
        foreseeNow(tx, user.agencyId, { positionId, candidateId }),
      );
      expect(score?.lax).toBe(person.scoringLax?.finalScore);
      // Nobody was mailed, and a second click finds nobody to add.
      expect(
        await server.asOwner('select id from consent_requests where candidate_id = $1', [candidateId]),
      ).toEqual([]);
      expect((await add(user, params)).status).toBe(404);
      expect(await strangersOf(user)).toBe(0);
    });

    it('[HUNT-76] are asked for consent where that is said', async () => {
      const { user, params } = await found();
      const { candidateId } = (await add(user, params, { sendConsent: true })).body.data;
      const candidate = (await server.call(getCandidate, user, { params: { id: candidateId } })).body.data;
      expect(candidate.gdpr.status).toBe('PENDING');
      const bare = await found('Berta,Puig,,,Nurse,Hospital,2015-01,Girona,,');
      const refused = await add(bare.user, bare.params, { sendConsent: true });
      expect(refused.error.fields).toEqual({ send_consent: 'not_allowed' });
      expect(await candidatesOf(bare.user)).toEqual([]);
    });

    it('[HUNT-77] name the candidates who look like them, one of whom is added in their place', async () => {
      const { user, positionId } = await openDesk(server);
      const twin = await insertNurse(server, user, {
        name: 'Anna Serra',
        company: 'Hospital',
        status: 'CLOSED',
      });
      await server.asOwner("update candidates set phone_number = '600112233' where id = $1", [twin]);
      const hunt = await huntIn(
        user,
        positionId,
        'First name,Last name,Email,Phone,Job title,Company,Since,City\nAnna,Serra,anna@example.test,600 11 22 33,Nurse,Hospital,2015-01,Girona\n',
      );
      const params = { id: hunt.id, strangerId: hunt.poolCandidates[0]?.id ?? '' };
      const { inTenant } = server;
      const { rememberCandidate } = await import('../../duplicates/index.ts');
      await inTenant(user.agencyId, (tx) => rememberCandidate(tx, user.agencyId, twin));
      const { possibleDuplicates } = (await server.call(getPoolProfile, user, { params })).body.data;
      expect(possibleDuplicates.map(({ candidate }) => candidate.id)).toEqual([twin]);
      const refused = await add(user, params, { existingCandidateId: twin, sendConsent: true });
      expect(refused.error.fields).toEqual({ send_consent: 'not_allowed' });
      const done = await add(user, params, { existingCandidateId: twin });
      expect([done.status, done.body?.data?.candidateId]).toEqual([200, twin]);
      expect((await candidatesOf(user)).map(({ id }) => id)).toEqual([twin]);
      // They stay as they are; what the file says beside is offered.
      const offered = await server.asOwner(
        'select field, value from candidate_suggestions where candidate_id = $1',
        [twin],
      );
      expect(offered).toEqual([{ field: 'email', value: 'anna@example.test' }]);
      expect((await readHunt(server, user, hunt.id)).poolCandidates).toMatchObject([
        { id: twin, status: 'ADDED_TO_JOB', source: null },
      ]);
    });

    it('[HUNT-77] are refused as somebody who is not there, or who refused consent', async () => {
      const { user, params } = await found();
      const refused = await insertNurse(server, user, { consent: 'REJECTED' });
      expect((await add(user, params, { existingCandidateId: newId() })).error.fields).toEqual({
        existing_candidate_id: 'not_found',
      });
      expect((await add(user, params, { existingCandidateId: refused })).error.fields).toEqual({
        existing_candidate_id: 'not_allowed',
      });
    });

    it('[HUNT-78] are refused where somebody has their address now, the plan is full or the position is closed, with nothing half made', async () => {
      const { user, positionId, hunt, params } = await found();
      const later = await insertNurse(server, user);
      await server.asOwner('update candidates set email = $2 where id = $1', [later, 'anna@example.test']);
      const known = await add(user, params);
      expect([known.status, known.error.code, known.error.details]).toEqual([
        409,
        'CANDIDATE_EXISTS',
        { existing_candidate_id: later },
      ]);
      await server.asOwner('update candidates set email = null where id = $1', [later]);
      await server.asOwner('update agencies set max_candidates = 1 where id = $1', [user.agencyId]);
      const full = await add(user, params);
      expect([full.status, full.error.code]).toEqual([409, 'CANDIDATE_LIMIT']);
      await server.asOwner('update agencies set max_candidates = 100 where id = $1', [user.agencyId]);
      await server.call(updatePositionStatus, user, {
        params: { id: positionId },
        body: { status: 'ON_HOLD' },
      });
      expect((await add(user, params)).error.code).toBe('POSITION_NOT_OPEN');
      expect((await candidatesOf(user)).map(({ id }) => id)).toEqual([later]);
      expect((await readHunt(server, user, hunt.id)).totalPending).toBe(1);
    });

    it('[HUNT-78] are refused as a candidate who is in the position already, and stay', async () => {
      const { user, positionId, hunt, params } = await found();
      const known = await insertNurse(server, user);
      const body = { candidateIds: [known], sendWelcome: false };
      expect((await server.call(addCandidates, user, { params: { id: positionId }, body })).status).toBe(200);
      const refused = await add(user, params, { existingCandidateId: known });
      expect([refused.status, refused.error.code, refused.error.details]).toEqual([
        409,
        'CANDIDATE_ALREADY_APPLIED',
        { candidate_ids: [known] },
      ]);
      expect(namesOf(await readHunt(server, user, hunt.id))).toEqual(['Anna of people.csv']);
    });

    it('[HUNT-76] stay viewed where they were', async () => {
      const { user, hunt, params } = await found();
      await server.call(updatePoolCandidate, user, {
        params: { id: hunt.id, candidateId: params.strangerId },
        body: { viewed: true },
      });
      expect((await add(user, params)).body.data.counts).toMatchObject({ totalViewed: 1 });
      expect((await readHunt(server, user, hunt.id)).poolCandidates).toMatchObject([{ viewed: true }]);
    });

    it('[HUNT-78] by two at once become one candidate', async () => {
      const { user, params } = await found();
      const answers = await Promise.all([add(user, params), add(user, params)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await candidatesOf(user)).toHaveLength(1);
    });

    it('are no candidates to the calls that add candidates', async () => {
      const { user, positionId, hunt, person } = await found();
      const one = await server.call(addPoolCandidates, user, {
        params: { id: positionId, poolId: hunt.id },
        body: { candidateIds: [person.id] },
      });
      const other = await server.call(setPoolStatus, user, {
        params: { id: hunt.id },
        body: { candidateId: person.id, status: 'ADDED_TO_JOB' },
      });
      expect([one.error.code, other.error.code]).toEqual(['NOT_A_CANDIDATE', 'NOT_A_CANDIDATE']);
    });
  });

  describe('after a while', () => {
    it('[HUNT-79] are deleted after 30 days unless they were added, uploads without a hunt after a day', async () => {
      const { user, positionId } = await openDesk(server);
      const hunt = await huntIn(user, positionId, csv(nurse('Anna'), nurse('Berta')));
      await server.call(addPoolStranger, user, {
        params: { id: hunt.id, strangerId: hunt.poolCandidates[0]?.id ?? '' },
        body: {},
      });
      await uploadProfiles(server, user, csv(nurse('Carla')));
      const age = (days: number) =>
        server.asOwner(
          `update hunt_files set created_at = now() - interval '${days} days' where agency_id = $1`,
          [user.agencyId],
        );
      await expireStrangers(server.deps, user.agencyId);
      expect(await strangersOf(user)).toBe(2);
      await age(2);
      await expireStrangers(server.deps, user.agencyId);
      expect(namesOf(await readHunt(server, user, hunt.id))).toEqual(['Anna', 'Berta of people.csv']);
      expect(await strangersOf(user)).toBe(1);
      await age(31);
      await expireStrangers(server.deps, user.agencyId);
      const left = await readHunt(server, user, hunt.id);
      expect([namesOf(left), left.total]).toEqual([['Anna'], 1]);
    });

    it('[HUNT-90] a hunt knows how many it found, whoever of them is still there', async () => {
      const { user, positionId } = await openDesk(server);
      await insertNurse(server, user);
      const hunt = await huntIn(
        user,
        positionId,
        csv(nurse('Anna'), nurse('Berta'), nurse('Cook', { title: 'Cook' })),
      );
      expect([hunt.found, hunt.total]).toEqual([3, 3]);
      await server.asOwner(
        "update hunt_files set created_at = now() - interval '31 days' where agency_id = $1",
        [user.agencyId],
      );
      await expireStrangers(server.deps, user.agencyId);
      const [own] = (await readHunt(server, user, hunt.id)).poolCandidates;
      await server.asOwner("update candidates set gdpr_status = 'REJECTED' where id = $1", [own?.id]);
      const left = await readHunt(server, user, hunt.id);
      expect([left.found, left.total, left.stopped]).toEqual([3, 0, null]);
    });

    it('[HUNT-90] a hunt from before its number was kept counts who is still there, and a number that is kept stays', async () => {
      const { user, positionId } = await openDesk(server);
      await insertNurse(server, user);
      const { id } = await huntIn(user, positionId, csv(nurse('Anna'), nurse('Berta')));
      for (const [before, after] of [
        [0, 3],
        [7, 7],
      ]) {
        await server.asOwner('update hunts set found = $2 where id = $1', [id, before]);
        await server.asOwner('call app.fill_hunts_found()');
        expect((await readHunt(server, user, id)).found).toBe(after);
      }
    });

    it('[HUNT-73] [HUNT-79] who were discarded stay out as long as they are kept, and a file that names them then brings them back', async () => {
      const { user, positionId, hunt, person } = await found();
      await server.call(setPoolStatus, user, {
        params: { id: hunt.id },
        body: { candidateId: person.id, status: 'REJECTED' },
      });
      expect(namesOf(await huntIn(user, positionId, csv(nurse('Anna'))))).toEqual([]);
      await server.asOwner(
        "update hunt_files set created_at = now() - interval '31 days' where agency_id = $1",
        [user.agencyId],
      );
      await expireStrangers(server.deps, user.agencyId);
      expect(namesOf(await huntIn(user, positionId, csv(nurse('Anna'))))).toEqual(['Anna of people.csv']);
    });

    it('[HUNT-79] are gone with the candidate who is deleted and has an address of theirs', async () => {
      const { user, positionId } = await openDesk(server);
      const hunt = await huntIn(user, positionId, csv(nurse('Anna'), nurse('Berta')));
      const anna = await insertNurse(server, user);
      await server.asOwner('update candidates set email = $2 where id = $1', [anna, 'ANNA@example.test']);
      await server.inTenant(user.agencyId, (tx) =>
        eraseCandidate(tx, user.agencyId, anna, { reason: 'BY_HAND', deletedBy: user.userId }),
      );
      expect(namesOf(await readHunt(server, user, hunt.id))).toEqual(['Berta of people.csv']);
      const filesOf = () =>
        server.asOwner<{ name: string }>('select name from hunt_files where agency_id = $1', [user.agencyId]);
      expect(await filesOf()).toHaveLength(1);
      // The name of a file without anybody may be theirs.
      const berta = await insertNurse(server, user);
      await server.asOwner('update candidates set email = $2 where id = $1', [berta, 'berta@example.test']);
      await server.inTenant(user.agencyId, (tx) =>
        eraseCandidate(tx, user.agencyId, berta, { reason: 'BY_HAND', deletedBy: user.userId }),
      );
      expect(await filesOf()).toEqual([]);
    });
  });
});
