import { after, before, describe, it } from 'node:test';
import { deleteHunt, getHunt, listHunts, previewHunt, updateHunt } from '@cantera/shared/contracts/hunts';
import { listNotifications } from '@cantera/shared/contracts/notifications';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { countUnviewedHunts } from '@cantera/shared/contracts/unviewed-hunts';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import {
  askForHunt,
  idsOf,
  insertGirona,
  insertNurse,
  openDesk,
  readHunt,
  readyHunt,
  runHunt,
} from '../../testing/hunt-data.ts';
import { draftPosition, insertApplication, openPosition } from '../../testing/pipeline-data.ts';
import { insertCvPages, refreshSearch } from '../../testing/search-data.ts';
import { storeFile } from '../../testing/stored-file.ts';
import { ensureSkills } from '../lookups/index.ts';
import { huntJobs } from './index.ts';

describe('hunts', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ HUNT_SECONDS: '60' });
    await insertGirona(server);
  });
  after(() => server.close());

  const ask = (user: TestUser, positionId: string, body: object = {}) =>
    askForHunt(server, user, positionId, body);
  const ready = (user: TestUser, positionId: string, body: object = {}) =>
    readyHunt(server, user, positionId, body);
  const mailsTo = (user: TestUser) =>
    server.asOwner<{ subject: string; body: string }>(
      'select subject, body from messages where to_address = $1',
      [user.email],
    );
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

  describe('asked for', () => {
    it('[API-72] [HUNT-44] [HUNT-07] takes both names of each field, and answers both', async () => {
      const { user, positionId } = await openDesk(server);
      const made = await ask(user, positionId, {
        indications: undefined,
        positionId: undefined,
        description: 'Nurses for nights',
        jobId: positionId,
        temperature: 2,
      });
      expect([made.status, made.error]).toEqual([200, undefined]);
      expect(made.body.data).toMatchObject({
        name: 'Night nurses',
        description: 'Nurses for nights',
        indications: 'Nurses for nights',
        precision: 2,
        temperature: 2,
        status: 'SEARCHING',
        viewed: false,
        jobId: positionId,
        total: 0,
        isMine: true,
      });
      const other = await openPosition(server, user);
      for (const [field, body] of [
        ['description', { description: 'Somebody else' }],
        ['temperature', { precision: 0, temperature: 1 }],
        ['job_id', { jobId: newId() }],
        ['client_id', { clientId: newId() }],
        ['name', { name: ' ' }],
        ['indications', { indications: ' ' }],
        ['precision', { precision: 3 }],
        ['clauses', { clauses: [1, 2].map(() => ({ id: 'a', kind: 'YEARS', any: [], atLeast: 1 })) }],
      ] as const) {
        const refused = await ask(user, other, body);
        expect([field, refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([
          field,
          400,
          [field],
        ]);
      }
      const bare = await ask(user, other, { indications: undefined });
      expect(bare.error.fields).toEqual({ indications: 'required' });
      const nowhere = await ask(user, other, { positionId: undefined });
      expect(nowhere.error.fields).toEqual({ position_id: 'required' });
    });

    it('[HUNT-54] [HUNT-56] [CONST-37] is refused while another one searches, and for a position that is not open', async () => {
      const { user, positionId } = await openDesk(server);
      const first = await ask(user, positionId);
      const second = await ask(user, positionId);
      expect([second.status, second.error.code, second.error.details]).toEqual([
        409,
        'HUNT_IN_PROGRESS',
        { hunt_id: first.body.data.id },
      ]);
      const draft = await ask(user, await draftPosition(server, user));
      expect([draft.status, draft.error.code, draft.error.details, draft.error.message]).toEqual([
        409,
        'POSITION_NOT_OPEN',
        { status: 'DRAFT' },
        'It is not possible to create a hunt with a position as a draft.',
      ]);
      const held = await openPosition(server, user);
      await server.call(updatePositionStatus, user, { params: { id: held }, body: { status: 'ON_HOLD' } });
      expect((await ask(user, held)).error.details).toEqual({ status: 'ON_HOLD' });
    });

    it('of two at once one is made', async () => {
      const { user, positionId } = await openDesk(server);
      const answers = await Promise.all([ask(user, positionId), ask(user, positionId)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('is for whoever recruits or manages the position; an administrator alone is not enough', async () => {
      const { user, positionId } = await openDesk(server);
      const admin = await server.createUser(user.agencyId, 'AGENCY_ADMIN');
      const refused = await ask(admin, positionId);
      expect([refused.status, refused.error.code, refused.error.message]).toEqual([
        403,
        'NOT_ON_POSITION',
        'You are not the recruiter for this process, please contact the process recruiter to create an AI hunt.',
      ]);
      const manager = await server.createUser(user.agencyId, 'HIRING_MANAGER');
      expect((await ask(manager, positionId)).status).toBe(404);
      await addMember(positionId, manager, 'HIRING_MANAGER');
      const preview = { body: { positionId } };
      expect((await server.call(previewHunt, admin, preview)).body.data).toMatchObject({
        isMine: false,
        clauses: [],
      });
      expect((await server.call(previewHunt, manager, preview)).body.data).toMatchObject({ isMine: true });
      expect((await ask(manager, positionId)).status).toBe(200);
      expect((await server.call(previewHunt, user, preview)).body.data.searchingHuntId).not.toBeNull();
    });

    it('shows what it would look for, which the clauses that are sent take the place of', async () => {
      const { user, positionId } = await openDesk(server);
      await insertNurse(server, user, { languages: { en: 'C1' } });
      await insertNurse(server, user, { skills: ['Triage'], summary: 'Moonlit rounds' });
      const body = {
        positionId,
        indications: 'someone in Girona, ideally with English C1 and triage, patience, moonlit',
      };
      const shown = (await server.call(previewHunt, user, { body })).body.data;
      expect(shown.clauses.map(({ kind, optional, hits }) => [kind, optional, hits])).toEqual([
        ['TITLE', false, 2],
        ['YEARS', false, 2],
        ['PLACE', false, 2],
        ['LANGUAGE', true, 1],
        ['SKILL', true, 1],
        // A word that nobody knows is only wished for.
        ['WORDS', true, 1],
      ]);
      expect(shown.people).toBe(2);
      // Nobody has it: it orders nobody.
      expect(shown.ignored.map(({ text }) => text)).toContain('patience');
      const clauses = [
        { id: 'a', kind: 'LANGUAGE' as const, any: [{ label: 'English' }], atLeast: 4 },
        { id: 'b', kind: 'TITLE' as const, any: [{ label: 'Nurse' }] },
      ];
      const edited = (await server.call(previewHunt, user, { body: { ...body, precision: 2, clauses } })).body
        .data;
      expect([edited.clauses.map(({ kind }) => kind), edited.people]).toEqual([['LANGUAGE', 'TITLE'], 1]);
      const made = await ready(user, positionId, { clauses, precision: 2 });
      expect([made.clauses.map(({ kind }) => kind), made.total]).toEqual([['LANGUAGE', 'TITLE'], 1]);
    });

    it('[HUNT-60] says how many people were counted while the index is being built', async () => {
      const { user, positionId } = await openDesk(server);
      await insertNurse(server, user);
      await server.asOwner('delete from search_dirty where agency_id = $1', [user.agencyId]);
      const preview = async () => (await server.call(previewHunt, user, { body: { positionId } })).body.data;
      expect(await preview()).toMatchObject({ people: 0, building: { done: 0, total: 1 } });
      await refreshSearch(server, user.agencyId);
      const whole = await preview();
      expect([whole.people, whole.building]).toEqual([1, undefined]);
    });

    it('asks for what the position asks for: title, place and years must be met, skills and languages are wished for', async () => {
      const { user, positionId } = await openDesk(server);
      await server.call(updatePosition, user, {
        params: { id: positionId },
        body: { title: 'Nurse (m/f) - nights', languages: [{ code: 'ca', proficiency: 'B2' }] },
      });
      const read = async () =>
        (await server.call(previewHunt, user, { body: { positionId } })).body.data.clauses;
      expect(await read()).toMatchObject([
        { kind: 'TITLE', any: [{ label: 'Nurse', concept: 'occupation.nurse' }], optional: false },
        { kind: 'PLACE', any: [{ label: 'Girona', concept: 'city:3121456' }], optional: false },
        { kind: 'YEARS', atLeast: 2, optional: false },
        { kind: 'LANGUAGE', any: [{ concept: 'language:ca' }], atLeast: 3, optional: true },
      ]);
      await server.call(updatePosition, user, { params: { id: positionId }, body: { workMode: 'REMOTE' } });
      expect((await read()).map(({ kind }) => kind)).toEqual(['TITLE', 'YEARS', 'LANGUAGE']);
    });
  });

  describe('searching', () => {
    it('[HUNT-52] [CONST-97] begins after a while, in which it can be called off, and is ready then', async () => {
      const { user, positionId } = await openDesk(server);
      const nurse = await insertNurse(server, user);
      const { data } = (await ask(user, positionId)).body;
      const [job] = await server.jobs(`hunt:${data.id}`);
      expect([job?.task, job?.runAt.toISOString()]).toEqual(['hunts.search', data.startsAt]);
      expect(Date.parse(data.startsAt) - Date.parse(data.createdAt)).toBe(60_000);
      await refreshSearch(server, user.agencyId);
      await runHunt(server, user, data.id);
      const hunt = await readHunt(server, user, data.id);
      expect(hunt).toMatchObject({ status: 'READY', hasFailed: false, total: 1, totalPending: 1 });
      expect(idsOf(hunt)).toEqual([nurse]);
      // Done again after a crash, it changes nothing.
      await insertNurse(server, user);
      await runHunt(server, user, data.id);
      expect(await readHunt(server, user, data.id)).toEqual(hunt);
    });

    it('[API-74] [HUNT-06] [HUNT-08] says of each person who they are, what they have of each clause and their score', async () => {
      const { user, positionId } = await openDesk(server);
      const id = await insertNurse(server, user, { name: 'Aina Serra' });
      await insertCvPages(server, user, id, [{ lines: ['Nurse at Hospital Trueta since 2015'], hidden: [] }]);
      const hunt = await ready(user, positionId);
      expect(hunt).toMatchObject({
        requestBy: { id: user.userId, email: user.email },
        job: { id: positionId, title: 'Nurse', status: 'OPEN', workMode: 'HYBRID' },
        feedback: null,
        totalPending: 1,
        totalRejected: 0,
        totalAddedToProcess: 0,
      });
      expect(hunt.clauses.map(({ kind, hits }) => [kind, hits])).toEqual([
        ['TITLE', 1],
        ['PLACE', 1],
        ['YEARS', 1],
      ]);
      const [one] = hunt.poolCandidates;
      expect(one).toMatchObject({
        id,
        firstName: 'Aina',
        lastName: 'Serra',
        jobTitle: 'Nurse',
        location: { name: 'Girona' },
        status: 'NONE',
        kept: false,
        reason: null,
        viewed: false,
        percent: 80,
      });
      const title = hunt.clauses.find(({ kind }) => kind === 'TITLE')?.id;
      expect(one?.clauses.find((clause) => clause.id === title)).toMatchObject({
        met: true,
        evidence: [{ field: 'JOB_TITLE', quote: 'Nurse' }],
      });
      expect(one?.scoringLax?.finalScore).toBeGreaterThan(0);
      expect(one?.scoringLax?.positiveAspects.join()).toContain('Nurse');
    });

    it('[CONST-99] keeps whom the precision lets through: how much of it all, and how many required things may be lacking', async () => {
      const { user, positionId } = await openDesk(server);
      // Points of 5: the title 4 now and 2 before, looking for a job 1.
      const whole = await insertNurse(server, user, { status: 'ACTIVE' });
      const now = await insertNurse(server, user);
      const lacksPlace = await insertNurse(server, user, { city: undefined as never });
      const formerly = await insertNurse(server, user, {
        title: 'Receptionist',
        jobs: [{ position: 'Nurse', company: 'Clinic', from: '2010-01', to: '2019-01' }],
        status: 'ACTIVE',
      });
      // Both the place and the years.
      await insertNurse(server, user, { city: undefined as never, jobs: [] });
      await insertNurse(server, user, { title: 'Cook', jobs: [], status: 'ACTIVE' });
      const found = async (precision: number) => {
        const hunt = await ready(user, positionId, { precision });
        return idsOf(hunt);
      };
      expect(await found(0)).toEqual([whole, lacksPlace, now, formerly]);
      expect(await found(1)).toEqual([whole, lacksPlace, now, formerly]);
      expect(await found(2)).toEqual([whole, now]);
    });

    it('never finds whom a clause with not means, however lax', async () => {
      const { user, positionId } = await openDesk(server);
      const nurse = await insertNurse(server, user);
      await insertNurse(server, user, { skills: ['Triage'] });
      const hunt = await ready(user, positionId, { indications: 'not triage' });
      expect(idsOf(hunt)).toEqual([nurse]);
    });

    it('[HUNT-64] finds nobody who refused consent, is closed to offers, is in an open process or was in the position', async () => {
      const { user, positionId } = await openDesk(server);
      const elsewhere = await openPosition(server, user, { title: 'Cook' });
      const nurse = await insertNurse(server, user);
      const discarded = await insertNurse(server, user);
      await insertNurse(server, user, { consent: 'REJECTED' });
      await insertNurse(server, user, { status: 'CLOSED' });
      const busy = await insertNurse(server, user);
      const formerHere = await insertNurse(server, user);
      await insertApplication(server, user.agencyId, elsewhere, 'Inbox', busy);
      await insertApplication(server, user.agencyId, elsewhere, 'Discarded', discarded);
      await insertApplication(server, user.agencyId, positionId, 'Discarded', formerHere);
      const hunt = await ready(user, positionId);
      expect(new Set(idsOf(hunt))).toEqual(new Set([nurse, discarded]));
      // A clause counts nobody who refused or is closed.
      expect(hunt.clauses[0]?.hits).toBe(4);
    });

    it('does not write whom somebody took into a process, or who closed, while it was under way', async () => {
      const { user, positionId } = await openDesk(server);
      const [free, taken, closed] = await Promise.all([1, 2, 3].map(() => insertNurse(server, user)));
      const { id } = (await ask(user, positionId)).body.data;
      await refreshSearch(server, user.agencyId);
      const elsewhere = await openPosition(server, user, { title: 'Cook' });
      const cv = { name: 'cv.pdf', contentType: 'application/pdf', access: 'private' as const };
      await server.inTenant(user.agencyId, async (tx) => {
        const bytes = Buffer.from('%PDF-1.7');
        const file = await storeFile(tx, server.deps.files, user.agencyId, {
          ...cv,
          bytes,
          createdBy: user.userId,
        });
        await tx
          .updateTable('candidates')
          .set({ cv_file_id: file.id })
          .where('id', '=', free ?? '')
          .execute();
      });
      // They are chosen already when a CV that nobody has read is fetched.
      const { files } = server.deps;
      const get = async (key: string) => {
        await insertApplication(server, user.agencyId, elsewhere, 'Inbox', taken);
        await server.asOwner("update candidates set job_search_status = 'CLOSED' where id = $1", [closed]);
        return files.get(key);
      };
      const deps = { ...server.deps, files: Object.create(files, { get: { value: get } }) as typeof files };
      await huntJobs['hunts.search']?.(
        { agencyId: user.agencyId, huntId: id },
        { deps, attempt: 1, isLastAttempt: false },
      );
      expect(idsOf(await readHunt(server, user, id))).toEqual([free]);
    });

    it('[HUNT-64] finds 100 at most, and looks on past those who are in a process', async () => {
      const { user, positionId } = await openDesk(server);
      const elsewhere = await openPosition(server, user, { title: 'Cook' });
      const free = await Promise.all(Array.from({ length: 3 }, () => insertNurse(server, user)));
      const insertMany = (count: number) =>
        server.asOwner<{ id: string }>(
          `insert into candidates (agency_id, id, first_name, last_name, job_title, city_id, job_search_status, created_at, updated_at)
           select $1, gen_random_uuid(), 'Mar', 'Pi', 'Nurse', 3121456, 'ACTIVE', now(), now() from generate_series(1, $2::int) returning id`,
          [user.agencyId, count],
        );
      await insertMany(450);
      await server.asOwner(
        `insert into applications (agency_id, id, position_id, step_id, candidate_id, source, created_at, moved_at)
         select c.agency_id, gen_random_uuid(), s.position_id, s.id, c.id, 'INTERNAL', now(), now()
         from candidates c, steps s where c.agency_id = $1 and c.first_name = 'Mar' and s.position_id = $2 and s.type = 'INBOX'`,
        [user.agencyId, elsewhere],
      );
      const few = await ready(user, positionId);
      expect(new Set(idsOf(few))).toEqual(new Set(free));
      await insertMany(120);
      const hunt = await ready(user, positionId);
      expect([hunt.total, hunt.poolCandidates.length]).toEqual([100, 100]);
    });

    it('[HUNT-61] with nobody says how many fit and are not free', async () => {
      const { user, positionId } = await openDesk(server);
      const elsewhere = await openPosition(server, user, { title: 'Cook' });
      const [busy, formerHere] = [await insertNurse(server, user), await insertNurse(server, user)];
      await insertApplication(server, user.agencyId, elsewhere, 'Inbox', busy);
      await insertApplication(server, user.agencyId, positionId, 'Discarded', formerHere);
      const hunt = await ready(user, positionId);
      expect([hunt.total, hunt.leftOut]).toEqual([0, 2]);
      expect(hunt.clauses.map(({ without }) => without)).toEqual([0, 0, 0]);
      const [mail] = await mailsTo(user);
      expect(mail?.body).toContain(
        '2 candidates of your database fit the position Nurse, but are in a process',
      );
    });

    it('[HUNT-61] with nobody says which condition alone leaves people out, by what the precision lets through', async () => {
      const { user, positionId } = await openDesk(server);
      // They lack the place and the years: lax lets one of the two be lacking, very precise none.
      await insertNurse(server, user, { city: undefined as never, jobs: [], status: 'ACTIVE' });
      const without = async (precision: number) => {
        const hunt = await ready(user, positionId, { precision });
        expect([hunt.total, hunt.leftOut]).toEqual([0, 0]);
        return hunt.clauses.map(({ kind, without: count }) => [kind, count]);
      };
      expect(await without(0)).toEqual([
        ['TITLE', 0],
        ['PLACE', 1],
        ['YEARS', 1],
      ]);
      expect(await without(2)).toEqual([
        ['TITLE', 0],
        ['PLACE', 0],
        ['YEARS', 0],
      ]);
    });

    it('[HUNT-53] tells who asked for it, in the bell and by mail in their language, and naming nobody', async () => {
      const { user, positionId } = await openDesk(server);
      await server.asOwner("update users set lang = 'ca' where id = $1", [user.userId]);
      await insertNurse(server, user, { name: 'Aina Serra' });
      const { id } = (await ask(user, positionId)).body.data;
      const told = () =>
        server.asOwner("select 1 from live_events where event->>'topic' = $1", [`hunts/${id}`]);
      const before = (await told()).length;
      await refreshSearch(server, user.agencyId);
      await runHunt(server, user, id);
      const hunt = await readHunt(server, user, id);
      // Open screens hear of its creation, and that it is ready.
      expect([before, (await told()).length]).toEqual([1, 2]);
      const { items } = (await server.call(listNotifications, user, { query: {} })).body.data;
      expect(items).toMatchObject([
        {
          kind: 'HUNT_READY',
          hunt: { id: hunt.id, name: 'Night nurses' },
          position: { id: positionId, name: 'Nurse' },
          count: 1,
          hasFailed: false,
        },
      ]);
      const [mail, ...more] = await mailsTo(user);
      expect([mail?.subject, more]).toEqual(['La teva cerca activa està a punt: Night nurses', []]);
      expect(mail?.body).toContain(`/talent-pools?talentPoolId=${hunt.id}`);
      expect(mail?.body).not.toMatch(/Aina|Serra/);
    });

    it('[HUNT-66] is ready with nobody when it failed five times, and says so', async () => {
      const { user, positionId } = await openDesk(server);
      const { id } = (await ask(user, positionId)).body.data;
      await server.asOwner("update hunts set clauses = '[{}]' where id = $1", [id]);
      await refreshSearch(server, user.agencyId);
      for (const attempt of [1, 4]) await expect(runHunt(server, user, id, { attempt })).rejects.toThrow();
      await server.asOwner('update hunts set clauses = \'[{"any": null, "kind": "TITLE"}]\' where id = $1', [
        id,
      ]);
      await expect(runHunt(server, user, id, { attempt: 5, isLastAttempt: true })).rejects.toThrow();
      await server.asOwner("update hunts set clauses = '[]' where id = $1", [id]);
      expect(await readHunt(server, user, id)).toMatchObject({ status: 'READY', hasFailed: true, total: 0 });
      const [mail] = await mailsTo(user);
      expect(mail?.body).toContain('could not be finished');
      const { items } = (await server.call(listNotifications, user, { query: {} })).body.data;
      expect(items).toMatchObject([{ kind: 'HUNT_READY', count: 0, hasFailed: true }]);
      // Another one can be asked for.
      expect((await ask(user, positionId)).status).toBe(200);
    });

    it('waits for an index that is not whole', async () => {
      const { user, positionId } = await openDesk(server);
      const nurse = await insertNurse(server, user);
      await refreshSearch(server, user.agencyId);
      const { id } = (await ask(user, positionId)).body.data;
      // Of a lexicon of before, as after an update of the product: the index is built anew.
      await server.asOwner('update search_state set lexicon = lexicon - 1 where agency_id = $1', [
        user.agencyId,
      ]);
      await runHunt(server, user, id);
      expect((await readHunt(server, user, id)).status).toBe('SEARCHING');
      expect((await server.jobs(`hunt:${id}`)).length).toBe(1);
      await refreshSearch(server, user.agencyId);
      await runHunt(server, user, id);
      expect(idsOf(await readHunt(server, user, id))).toEqual([nurse]);
    });
  });

  describe('read', () => {
    it('[API-73] lists the newest first, by words of the name, of one position, page by page', async () => {
      const { user, positionId } = await openDesk(server);
      const other = await openPosition(server, user);
      const first = (await ask(user, positionId, { name: 'Càlida nit' })).body.data.id;
      const second = (await ask(user, other, { name: 'Day shift' })).body.data.id;
      const list = async (query: object = {}) => (await server.call(listHunts, user, { query })).body.data;
      expect((await list()).items.map(({ id }) => id)).toEqual([second, first]);
      expect((await list({ query: 'calida' })).items.map(({ id }) => id)).toEqual([first]);
      expect((await list({ jobId: other })).items.map(({ id }) => id)).toEqual([second]);
      expect(await list({ perPage: 1, page: 2 })).toMatchObject({
        items: [{ id: first, job: { title: 'Nurse' } }],
        pagination: { page: 2, pageSize: 1, totalItems: 2 },
      });
    });

    it('[API-75] is viewed once it was opened, and not when it becomes ready', async () => {
      const { user, positionId } = await openDesk(server);
      const unviewed = async (query: object = {}) =>
        (await server.call(countUnviewedHunts, user, { query })).body.data.unviewed;
      const { id } = (await ask(user, positionId)).body.data;
      expect([
        await unviewed(),
        await unviewed({ jobId: positionId }),
        await unviewed({ jobId: newId() }),
      ]).toEqual([1, 1, 0]);
      const view = () => server.call(updateHunt, user, { params: { id }, body: { viewed: true } });
      expect((await view()).body.data.viewed).toBe(true);
      expect(await unviewed()).toBe(0);
      await refreshSearch(server, user.agencyId);
      await runHunt(server, user, id);
      expect(await unviewed()).toBe(1);
      await view();
      expect((await readHunt(server, user, id)).viewed).toBe(true);
    });

    it('[API-143] keeps one feedback a hunt, of who is on the position', async () => {
      const { user, positionId } = await openDesk(server);
      const { id } = await ready(user, positionId);
      const say = (body: object, by = user) => server.call(updateHunt, by, { params: { id }, body });
      expect((await say({ feedback: 'BAD', feedbackText: 'Too far away' })).body.data).toMatchObject({
        feedback: 'BAD',
        feedbackText: 'Too far away',
        viewed: false,
      });
      expect((await say({ feedback: 'DISMISSED' })).body.data.feedback).toBe('DISMISSED');
      expect((await say({ feedback: null, feedbackText: null })).body.data).toMatchObject({
        feedback: null,
        feedbackText: null,
      });
      const admin = await server.createUser(user.agencyId, 'AGENCY_ADMIN');
      expect((await say({ feedback: 'GOOD' }, admin)).error.code).toBe('NOT_ON_POSITION');
      expect((await say({ viewed: true }, admin)).status).toBe(200);
    });

    it('[API-76] [HUNT-55] is called off while it searches, and stays once it is ready', async () => {
      const { user, positionId } = await openDesk(server);
      const { id } = (await ask(user, positionId)).body.data;
      const end = (by = user, of = id) => server.call(deleteHunt, by, { params: { id: of } });
      const admin = await server.createUser(user.agencyId, 'AGENCY_ADMIN');
      expect((await end(admin)).error.code).toBe('NOT_ON_POSITION');
      expect((await end()).status).toBe(200);
      expect([(await end()).status, await server.jobs(`hunt:${id}`)]).toEqual([404, []]);
      // A worker that had begun finds it gone.
      await runHunt(server, user, id);
      const hunt = await ready(user, positionId);
      const refused = await end(user, hunt.id);
      expect([refused.status, refused.error.code, refused.error.message]).toEqual([
        409,
        'CANNOT_DELETE_READY_POOL',
        'cannot delete a talent pool that is ready',
      ]);
    });

    it('[HUNT-67] shows a hiring manager the hunts of their positions alone, without contact data and salaries', async () => {
      const { user, positionId } = await openDesk(server);
      const id = await insertNurse(server, user, { name: 'Aina Serra', expects: 30_000 });
      await insertCvPages(server, user, id, [
        { lines: ['Triage in the emergency room of Trueta'], hidden: [] },
      ]);
      const skills = await server.inTenant(user.agencyId, (tx) =>
        ensureSkills(tx, user.agencyId, 'HARD_SKILL', ['Triage']),
      );
      const params = { id: positionId };
      expect(
        (
          await server.call(updatePosition, user, {
            params,
            body: { hardSkills: skills.map(({ id: one }) => one) },
          })
        ).status,
      ).toBe(200);
      await server.asOwner("update candidates set linkedin = 'https://linkedin.com/in/aina' where id = $1", [
        id,
      ]);
      const clauses = [
        { id: 'a', kind: 'TITLE', any: [{ label: 'Nurse' }] },
        { id: 'b', kind: 'SALARY', any: [], atMost: 35_000, optional: true },
        { id: 'c', kind: 'WORDS', any: [{ label: 'triage' }], optional: true },
      ];
      const hunt = await ready(user, positionId, { clauses });
      expect(hunt.poolCandidates[0]).toMatchObject({
        linkedin: 'https://linkedin.com/in/aina',
        clauses: [{ met: true }, { met: true }, { met: true, evidence: [{ field: 'CV' }] }],
      });
      const manager = await server.createUser(user.agencyId, 'HIRING_MANAGER');
      const get = () => server.call(getHunt, manager, { params: { id: hunt.id } });
      expect((await get()).status).toBe(404);
      expect((await server.call(listHunts, manager, { query: {} })).body.data.items).toEqual([]);
      await addMember(positionId, manager, 'HIRING_MANAGER');
      const { data } = (await get()).body;
      expect(data.clauses.map(({ kind }) => kind)).toEqual(['TITLE', 'WORDS']);
      expect(data.poolCandidates[0]).toMatchObject({ firstName: 'Aina', linkedin: null });
      // The score stands without the lines of the CV that it rests on.
      const scores = [hunt, data].map(({ poolCandidates: [one] }) => one?.scoringLax);
      expect(scores[0]?.finalScore).toBe(scores[1]?.finalScore);
      expect(JSON.stringify(scores[0])).toContain('Trueta');
      expect(JSON.stringify(data)).not.toContain('Trueta');
      expect(data.poolCandidates[0]?.clauses.map(({ id: one, evidence }) => [one, evidence.length])).toEqual([
        ['a', 1],
        ['c', 0],
      ]);
      const salary = await ask(manager, positionId, { clauses });
      expect([salary.status, salary.error.fields]).toEqual([400, { clauses: 'not_allowed' }]);
    });
  });
});
