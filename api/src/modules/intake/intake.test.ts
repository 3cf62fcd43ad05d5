import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { deleteCandidate, updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import { searchCandidates } from '@cantera/shared/contracts/candidate-search';
import { getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import {
  acceptCleanItems,
  createIntake,
  decideIntakeItem,
  findIntakeItems,
  getIntake,
  getIntakeItem,
  type IntakeItem,
  type IntakeItemStatus,
  listIntakes,
  readIntakeItemAgain,
  skipRestOfIntake,
  undoIntake,
} from '@cantera/shared/contracts/intakes';
import { listSteps } from '@cantera/shared/contracts/pipeline';
import { updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { inSeconds } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { type CvPerson, cvPdf } from '../../testing/cv-pdf.ts';
import { multipart, PNG, tinyPdf } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { unsureCv } from '../../testing/unsure-cv.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';
import { unread } from '../cv-reading/index.ts';
import { HIDDEN, pageOf, WAYS_TO_HIDE } from '../cv-reading/testing/hidden-text.ts';
import { column, textPdf } from '../cv-reading/testing/make-pdf.ts';
import { expireIntakes } from './expiry.service.ts';
import { readItem } from './reading.service.ts';
import { tellIntake } from './tell.ts';

const DAY = 86_400;
const PATIENCE_MS = 60_000;
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const ONA = { name: 'Ona Ferrer', email: 'ona@example.test', phone: '+34 612 345 678' };
const PAU = {
  name: 'Pau Casadevall',
  email: 'pau@example.test',
  phone: '+34 622 345 678',
  company: 'Fusta Nova',
};
const LIA = {
  name: 'Lia Montaner',
  email: 'lia@example.test',
  phone: '+34 632 345 678',
  company: 'Llibres Sol',
};

describe('taking in CVs', () => {
  let server: TestServer;
  let worker: RunningWorker | undefined;
  before(async () => {
    server = await startTestServer({ UNDO_SECONDS: '0' });
    worker = startWorker(server.deps, server.databaseUrl);
    await worker.started;
  });
  after(async () => {
    await worker?.stop();
    await server.close();
  });

  const begin = async (user: TestUser, positionId?: string) => {
    const answer = await server.call(createIntake, user, { body: positionId ? { positionId } : {} });
    expect(answer.status).toBe(200);
    return answer.body.data.id;
  };
  const send = async (
    user: TestUser,
    intakeId: string,
    content: Buffer,
    hash = sha256(content),
    name = 'cv.pdf',
  ) => {
    const form = multipart({}, [{ field: 'file', name, content }]);
    const answer = await server.inject(
      {
        method: 'POST',
        url: `/api/v1/candidates/intakes/${intakeId}/items`,
        ...form,
        headers: { ...form.headers, 'idempotency-key': hash },
      },
      user,
    );
    const { data, error } = answer.json();
    return { status: answer.statusCode, id: String(data?.id), data, error };
  };
  const read = async (
    user: TestUser,
    intakeId: string,
    query: { status?: string; page?: number; perPage?: number } = {},
  ) =>
    (await server.call(getIntake, user, { params: { id: intakeId }, query: { perPage: 100, ...query } })).body
      .data;
  const item = async (user: TestUser, intakeId: string, itemId: string) =>
    (await server.call(getIntakeItem, user, { params: { id: intakeId, itemId } })).body.data;
  /** Takes in the CVs of people in their order, waits until all are read, and gives the items. */
  const takeIn = async (user: TestUser, people: readonly (CvPerson | Buffer)[], positionId?: string) => {
    const intakeId = await begin(user, positionId);
    for (const person of people) {
      const { status } = await send(user, intakeId, Buffer.isBuffer(person) ? person : await cvPdf(person));
      expect(status).toBe(200);
    }
    const items = await allRead(user, intakeId);
    return { intakeId, items, ids: items.map(({ id }) => id) };
  };
  const allRead = (user: TestUser, intakeId: string): Promise<IntakeItem[]> =>
    until(
      'all CVs to be read',
      async () => {
        const { items } = await read(user, intakeId);
        return items.every(({ cvStatus }) => cvStatus !== 'PENDING') && items;
      },
      PATIENCE_MS,
    );
  type DecideBody = NonNullable<Parameters<typeof server.call<typeof decideIntakeItem>>[2]>['body'];
  const decide = (user: TestUser, intakeId: string, itemId: string, body: DecideBody) =>
    server.call(decideIntakeItem, user, { params: { id: intakeId, itemId }, body });
  const count = async (user: TestUser) =>
    (await server.call(listCandidates, user, { query: {} })).body.data.pagination.totalItems;
  const files = (agencyId: string) =>
    server.asOwner<{ id: string }>('select id from files where agency_id = $1', [agencyId]);
  const statuses = (items: readonly { status: IntakeItemStatus }[]) => items.map(({ status }) => status);

  it('is refused without a session and to a hiring manager, and is nobody else’s', async () => {
    const user = await server.createAgency();
    const manager = await server.createUser(user.agencyId, 'HIRING_MANAGER');
    const colleague = await server.createUser(user.agencyId, 'RECRUITER');
    expect((await server.call(createIntake, null, { body: {} })).status).toBe(401);
    expect((await server.call(createIntake, manager, { body: {} })).status).toBe(403);
    const { intakeId, ids } = await takeIn(user, [ONA]);
    const [itemId = ''] = ids;
    for (const other of [colleague, await server.createAgency()]) {
      const params = { id: intakeId, itemId };
      const answers = [
        await server.call(getIntake, other, { params, query: {} }),
        await server.call(getIntakeItem, other, { params }),
        await server.call(decideIntakeItem, other, { params, body: { decision: 'SKIP' } }),
        await server.call(acceptCleanItems, other, { params }),
        await server.call(skipRestOfIntake, other, { params }),
        await server.call(undoIntake, other, { params }),
        await server.call(readIntakeItemAgain, other, { params }),
        await server.call(findIntakeItems, other, { params, body: { hashes: [] } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404));
      expect((await send(other, intakeId, tinyPdf())).status).toBe(404);
      expect((await server.call(listIntakes, other)).body.data.items).toEqual([]);
    }
    expect((await server.call(listIntakes, user)).body.data.items.map(({ id }) => id)).toEqual([intakeId]);
  });

  it('[INTAKE-01] [INTAKE-02] knows a file by its hash, which it checks itself', async () => {
    const user = await server.createAgency();
    const intakeId = await begin(user);
    const cv = await cvPdf(ONA);
    const [first, twin] = await Promise.all([send(user, intakeId, cv), send(user, intakeId, cv)]);
    const again = await send(user, intakeId, cv, sha256(cv).toUpperCase(), 'renamed.pdf');
    expect([first.status, twin.status, again.status]).toEqual([200, 200, 200]);
    expect(new Set([first.id, twin.id, again.id]).size).toBe(1);
    expect((await read(user, intakeId)).pagination.totalItems).toBe(1);
    expect(await files(user.agencyId)).toHaveLength(1);
    const known = await server.call(findIntakeItems, user, {
      params: { id: intakeId },
      body: { hashes: [sha256(cv), sha256(PNG)] },
    });
    expect(known.body.data.hashes).toEqual([sha256(cv)]);

    const wrong = await send(user, intakeId, tinyPdf(), sha256(PNG));
    expect([wrong.status, wrong.error.fields]).toEqual([400, { file: 'invalid_value' }]);
    const shapeless = await send(user, intakeId, tinyPdf(), 'abc');
    expect([shapeless.status, shapeless.error.fields]).toEqual([400, { idempotency_key: 'invalid_format' }]);
    const picture = await send(user, intakeId, PNG);
    expect([picture.status, picture.error.fields]).toEqual([400, { file: 'not_a_cv' }]);
    expect((await read(user, intakeId)).pagination.totalItems).toBe(1);
    expect(await files(user.agencyId)).toHaveLength(1);
  });

  it('[INTAKE-35] says which other list of the same user and position has a file, unless it was skipped there', async () => {
    const user = await server.createAgency();
    const colleague = await server.createUser(user.agencyId, 'RECRUITER');
    const [ona, pau, lia] = await Promise.all([cvPdf(ONA), cvPdf(PAU), cvPdf(LIA)]);
    const { intakeId, ids } = await takeIn(user, [ona, pau, lia]);
    const [onaItem = '', , liaItem = ''] = ids;
    const hashes = [ona, pau, lia].map(sha256);
    const ask = async (who: TestUser, id: string) =>
      (await server.call(findIntakeItems, who, { params: { id }, body: { hashes } })).body.data;
    const foundIn = async (who: TestUser, id: string) =>
      ((await ask(who, id)).elsewhere ?? []).map(({ hash, intake }) => [hash, intake.id]).sort();
    const there = hashes.map((hash) => [hash, intakeId]).sort();
    const again = await begin(user);
    const { createdAt } = await read(user, intakeId);
    expect((await ask(user, again)).elsewhere?.[0]?.intake.createdAt).toBe(createdAt);
    expect(await foundIn(user, again)).toEqual(there);
    // What the list itself has is no other's.
    await send(user, again, pau);
    const rest = [hashes[0], hashes[2]].map((hash) => [hash, intakeId]).sort();
    expect([(await ask(user, again)).hashes, await foundIn(user, again)]).toEqual([[hashes[1]], rest]);
    // Nobody else's list is told of, and for a position a file is looked at anew.
    expect(await foundIn(colleague, await begin(colleague))).toEqual([]);
    const positionId = await openPosition(server, user);
    expect(await foundIn(user, await begin(user, positionId))).toEqual([]);
    const third = await begin(user);
    const made = await decide(user, intakeId, onaItem, { decision: 'CREATE' });
    await decide(user, intakeId, liaItem, { decision: 'SKIP' });
    expect(await foundIn(user, third)).toEqual(
      [
        [hashes[0], intakeId],
        [hashes[1], again],
      ].sort(),
    );
    // Nobody has the CV of somebody who was deleted.
    await server.call(deleteCandidate, user, { params: { id: made.body.data.candidateId ?? '' } });
    expect(await foundIn(user, third)).toEqual([[hashes[1], again]]);
  });

  it('[INTAKE-03] reads each CV and says where it stands, what was read, what is doubtful and why not', async () => {
    const user = await server.createAgency();
    const { intakeId, items } = await takeIn(user, [
      ONA,
      { email: 'nobody@example.test' },
      tinyPdf('1'),
      Buffer.from('%PDF-1.7 and then nothing'),
    ]);
    expect(items.map(({ status, cvStatus, isClean }) => [status, cvStatus, isClean])).toEqual([
      ['READY', 'READ', true],
      ['NEEDS_NAME', 'READ', false],
      ['UNREADABLE', 'NO_TEXT', false],
      ['UNREADABLE', 'BROKEN', false],
    ]);
    expect(items[0]).toMatchObject({
      fileName: 'cv.pdf',
      firstName: 'Ona',
      lastName: 'Ferrer',
      email: 'ona@example.test',
      phoneNumber: '+34612345678',
      candidateId: null,
      decidedAt: null,
    });
    const intake = await read(user, intakeId, { status: 'UNREADABLE,NEEDS_NAME', perPage: 2 });
    expect([intake.items.length, intake.pagination.totalItems, intake.cleanCount]).toEqual([2, 3, 1]);
    expect(intake.counts).toMatchObject({ READY: 1, NEEDS_NAME: 1, UNREADABLE: 2, CREATED: 0 });
    const whole = await item(user, intakeId, items[0]?.id ?? '');
    expect(whole.reading).toMatchObject({
      firstName: 'Ona',
      workExperiences: [{ companyName: 'Forn Vell' }],
    });
    expect(whole.reading?.extracted.email).toMatchObject({ page: 1 });
    expect(whole.doubtful).toEqual([]);
    const link = await server.inject({ url: whole.cvUrl ?? '' });
    expect([link.statusCode, link.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(await count(user)).toBe(0);
    const wrong = await server.inject({ url: `/api/v1/candidates/intakes/${intakeId}?status=GONE` }, user);
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([400, { 'status.0': 'invalid_value' }]);
  });

  it('[INTAKE-34] tells the words that people cannot see by their page until the CV is decided', async () => {
    const user = await server.createAgency();
    const sly = Buffer.from(pageOf(WAYS_TO_HIDE['white on white'] ?? ''));
    const { intakeId, ids } = await takeIn(user, [ONA, sly]);
    const [honest = '', id = ''] = ids;
    expect((await item(user, intakeId, honest)).hidden).toEqual([]);
    const { hidden, reading } = await item(user, intakeId, id);
    expect(hidden).toEqual([{ page: 1, text: HIDDEN }]);
    expect(JSON.stringify(reading)).not.toContain(HIDDEN);
    // The words that a scanner laid over its picture hide nothing.
    const scanIs = (scan: 'READ' | null) =>
      server.asOwner("update cv_pages set scan = $2 where agency_id = $1 and hidden <> '{}'", [
        user.agencyId,
        scan,
      ]);
    await scanIs('READ');
    expect((await item(user, intakeId, id)).hidden).toEqual([]);
    await scanIs(null);
    expect((await item(user, intakeId, id)).hidden).toHaveLength(1);
    expect((await decide(user, intakeId, id, { decision: 'SKIP' })).status).toBe(200);
    expect((await item(user, intakeId, id)).hidden).toEqual([]);
  });

  it('[INTAKE-36] leaves a CV with words that people cannot see to a person, however sure its fields are', async () => {
    const user = await server.createAgency();
    const { intakeId, ids } = await takeIn(user, [ONA, { ...PAU, unseen: HIDDEN }]);
    const { items, cleanCount } = await read(user, intakeId);
    expect((await item(user, intakeId, ids[1] ?? '')).hidden).toEqual([{ page: 1, text: HIDDEN }]);
    expect([statuses(items), items.map(({ isClean }) => isClean), cleanCount]).toEqual([
      ['READY', 'READY'],
      [true, false],
      1,
    ]);
    const { body } = await server.call(acceptCleanItems, user, { params: { id: intakeId } });
    expect(body.data).toEqual({ created: 1, left: 0, isPlanFull: false });
    expect(statuses((await read(user, intakeId)).items)).toEqual(['CREATED', 'READY']);
    expect((await decide(user, intakeId, ids[1] ?? '', { decision: 'CREATE' })).status).toBe(200);
  });

  it('[INTAKE-23] keeps what it was unsure of beside the reading until the CV is decided', async () => {
    const user = await server.createAgency();
    const { intakeId, ids, items } = await takeIn(user, [unsureCv()]);
    const [id = ''] = ids;
    expect(statuses(items)).toEqual(['NEEDS_NAME']);
    const { reading } = await item(user, intakeId, id);
    expect(reading?.firstName).toBeNull();
    expect(reading?.unsure[0]).toMatchObject({ field: 'firstName', value: 'Xarpell', page: 1 });
    // A reading that was stored before there were such values has none.
    await server.asOwner(`update intake_items set reading = reading - 'unsure' where id = $1`, [id]);
    expect((await item(user, intakeId, id)).reading?.unsure).toEqual([]);
  });

  it('[INTAKE-31] makes a candidate with the jobs and degrees that are taken as they were offered, and with no others', async () => {
    const user = await server.createAgency();
    const { intakeId, ids } = await takeIn(user, [unsureCv()]);
    const [id = ''] = ids;
    const { reading } = await item(user, intakeId, id);
    const read = (reading?.workExperiences ?? []).map(({ position }) => position);
    expect([read.includes('Baker'), reading?.educations]).toEqual([false, []]);
    const stage = { what: 'Baker', where: '', startDate: null, endDate: null };
    const baker = { field: 'workExperiences', stage } as const;
    expect(reading?.unsure).toEqual(expect.arrayContaining([expect.objectContaining(baker)]));
    const changes = { firstName: 'Xarpell' };
    const invented = { ...baker, stage: { ...stage, where: 'Bank' } };
    const moved = { ...baker, field: 'educations' } as const;
    const refused = await decide(user, intakeId, id, {
      decision: 'CREATE',
      changes,
      entries: [baker, invented, moved],
    });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { error: { fields: { 'entries.1': 'not_found', 'entries.2': 'not_found' } } },
    ]);
    expect(await count(user)).toBe(0);
    const made = await decide(user, intakeId, id, { decision: 'CREATE', changes, entries: [baker, baker] });
    expect(made.status).toBe(200);
    const params = { id: made.body.data.candidateId ?? '' };
    const { data } = (await server.call(getCandidate, user, { params })).body;
    expect(data.workExperiences.map(({ position }) => position).sort()).toEqual([...read, 'Baker'].sort());
    expect(data.educations).toEqual([]);
  });

  it('[INTAKE-03] reads a CV again that could not be read, and no other', async () => {
    const user = await server.createAgency();
    const { intakeId, ids } = await takeIn(user, [ONA]);
    const params = { id: intakeId, itemId: ids[0] ?? '' };
    const untouched = await server.call(readIntakeItemAgain, user, { params });
    expect([untouched.status, untouched.body.data.status]).toEqual([200, 'READY']);
    await server.asOwner(
      `update intake_items set cv_status = 'BROKEN', reading = null, person = null, is_sure = false where id = $1`,
      [params.itemId],
    );
    expect(statuses((await read(user, intakeId)).items)).toEqual(['UNREADABLE']);
    const again = await server.call(readIntakeItemAgain, user, { params });
    expect([again.status, again.body.data.cvStatus]).toEqual([200, 'PENDING']);
    expect(statuses(await allRead(user, intakeId))).toEqual(['READY']);
    // One whose reading never ended: the queue has nothing of it any more.
    await server.asOwner(
      `update intake_items set cv_status = 'PENDING', reading_since = now(), reading = null, person = null where id = $1`,
      [params.itemId],
    );
    expect((await server.call(readIntakeItemAgain, user, { params })).status).toBe(200);
    expect(statuses(await allRead(user, intakeId))).toEqual(['READY']);
  });

  it('[INTAKE-37] a reading that ran out of time is tried twice more before the CV is called unreadable', async () => {
    const user = await server.createAgency();
    const { intakeId, ids } = await takeIn(user, [ONA]);
    const itemId = ids[0] ?? '';
    await server.asOwner(
      `update intake_items set cv_status = 'PENDING', reading = null, person = null, is_sure = false where id = $1`,
      [itemId],
    );
    const tryAt = (attempt: number) =>
      readItem(server.deps, { agencyId: user.agencyId, itemId }, attempt, async () =>
        unread('TIMEOUT', 'TIME_LIMIT'),
      );
    for (const attempt of [1, 2]) {
      await expect(tryAt(attempt)).rejects.toThrow('cut off');
      expect(statuses((await read(user, intakeId)).items)).toEqual(['READING']);
    }
    await tryAt(3);
    const { items } = await read(user, intakeId);
    expect(items.map(({ status, cvStatus }) => [status, cvStatus])).toEqual([['UNREADABLE', 'TIMEOUT']]);
  });

  it('[INTAKE-04] goes on after its worker was cut off in the middle, without losing or doubling a CV', async () => {
    const user = await server.createAgency();
    await worker?.stop();
    const intakeId = await begin(user);
    for (const person of [ONA, PAU, LIA]) await send(user, intakeId, await cvPdf(person));
    expect(statuses((await read(user, intakeId)).items)).toEqual(['UPLOADED', 'UPLOADED', 'UPLOADED']);
    // As a worker leaves it that is killed while it reads.
    await server.asOwner(
      `update intake_items set reading_since = now() where id = (select min(id::text)::uuid from intake_items where intake_id = $1)`,
      [intakeId],
    );
    await server.asOwner(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead' where key = (
        select 'intake_read:' || min(id::text) from intake_items where intake_id = $1)`,
      [intakeId],
    );
    expect(statuses((await read(user, intakeId)).items)).toEqual(['READING', 'UPLOADED', 'UPLOADED']);
    worker = startWorker(server.deps, server.databaseUrl);
    expect(statuses(await allRead(user, intakeId))).toEqual(['READY', 'READY', 'READY']);
  });

  describe('whom a CV may be of', () => {
    it('[INTAKE-05] finds candidates with the same address, and those who look like the person, with why', async () => {
      const user = await server.createAgency();
      const same = await insertCandidate(server, user.agencyId, {
        first_name: 'Someone',
        last_name: 'Else',
        email: 'ONA@example.test',
      });
      const similar = await insertCandidate(server, user.agencyId, {
        first_name: 'Pau',
        last_name: 'Casadevall',
      });
      await server.call(updateCandidate, user, {
        params: { id: similar },
        body: { phoneNumber: '622345678' },
      });
      await until('the candidate to be found', async () => {
        const keys = await server.asOwner('select 1 from candidate_keys where candidate_id = $1', [similar]);
        return keys.length > 0;
      });
      const { intakeId, items } = await takeIn(user, [ONA, PAU, LIA]);
      expect(items.map(({ status, duplicateCount, isClean }) => [status, duplicateCount, isClean])).toEqual([
        ['LIKELY_DOUBLE', 1, false],
        ['LIKELY_DOUBLE', 1, false],
        ['READY', 0, true],
      ]);
      const [ona, pau] = items.map(({ id }) => id);
      const found = await item(user, intakeId, ona ?? '');
      expect(found.possibleDuplicates).toMatchObject([
        {
          kind: 'CANDIDATE',
          candidate: { id: same, firstName: 'Someone' },
          isSamePerson: true,
          reasons: ['EMAIL'],
        },
      ]);
      const alike = await item(user, intakeId, pau ?? '');
      expect(alike.possibleDuplicates).toMatchObject([
        { kind: 'CANDIDATE', candidate: { id: similar }, isSamePerson: false, reasons: ['PHONE', 'NAME'] },
      ]);
      const refused = await decide(user, intakeId, ona ?? '', { decision: 'CREATE' });
      expect([refused.status, refused.error.code, refused.error.details]).toEqual([
        409,
        'CANDIDATE_EXISTS',
        { existing_candidate_id: same },
      ]);
      const made = await decide(user, intakeId, pau ?? '', { decision: 'CREATE' });
      expect([made.status, made.body.data.status]).toEqual([200, 'CREATED']);
    });

    it('[INTAKE-06] finds other CVs of the intake, and judges them again once one has become a candidate', async () => {
      const user = await server.createAgency();
      const { intakeId, items } = await takeIn(user, [
        ONA,
        { ...ONA, phone: '+34 699 999 999', company: 'Forn Nou' },
        { name: 'Ona Ferrer', phone: '+34 612 345 678' },
        LIA,
      ]);
      expect(items.map(({ status, duplicateCount }) => [status, duplicateCount])).toEqual([
        ['LIKELY_DOUBLE', 2],
        ['LIKELY_DOUBLE', 2],
        ['LIKELY_DOUBLE', 2],
        ['READY', 0],
      ]);
      const [first = '', second = '', third = ''] = items.map(({ id }) => id);
      const before = await item(user, intakeId, first);
      expect(
        before.possibleDuplicates.map((one) => [
          one.kind,
          one.kind === 'ITEM' && one.itemId,
          one.isSamePerson,
        ]),
      ).toEqual([
        ['ITEM', second, true],
        ['ITEM', third, false],
      ]);
      expect(before.possibleDuplicates[0]).toMatchObject({ name: 'Ona Ferrer', fileName: 'cv.pdf' });
      const made = await decide(user, intakeId, first, { decision: 'CREATE' });
      const candidateId = made.body.data.candidateId;
      for (const [id, isSamePerson] of [
        [second, true],
        [third, false],
      ] as const) {
        const { possibleDuplicates } = await item(user, intakeId, id);
        const own = possibleDuplicates.filter(({ kind }) => kind === 'CANDIDATE');
        expect(own).toMatchObject([{ candidate: { id: candidateId }, isSamePerson }]);
        expect(possibleDuplicates.filter((one) => one.kind === 'ITEM' && one.itemId === first)).toEqual([]);
      }
      expect((await decide(user, intakeId, second, { decision: 'CREATE' })).error.code).toBe(
        'CANDIDATE_EXISTS',
      );
    });

    it('[INTAKE-06] leaves nobody a double of a CV that was skipped', async () => {
      const user = await server.createAgency();
      const { intakeId, ids } = await takeIn(user, [ONA, { ...ONA, company: 'Forn Nou' }]);
      await decide(user, intakeId, ids[0] ?? '', { decision: 'SKIP' });
      const { items } = await read(user, intakeId);
      expect(items.map(({ status, isClean }) => [status, isClean])).toEqual([
        ['SKIPPED', false],
        ['READY', true],
      ]);
    });
  });

  describe('deciding', () => {
    it('[INTAKE-07] makes a candidate of what was read with what was typed over it, and the CV theirs', async () => {
      const user = await server.createAgency();
      const { intakeId, ids } = await takeIn(user, [ONA]);
      const [itemId = ''] = ids;
      const wrong = await decide(user, intakeId, itemId, {
        decision: 'CREATE',
        changes: { expectedSalary: { amountFrom: 2, amountTo: 1 } },
      });
      expect([wrong.status, wrong.error.fields]).toEqual([
        400,
        { 'changes.expected_salary.amount_from': 'too_big' },
      ]);
      const { status, body } = await decide(user, intakeId, itemId, {
        decision: 'CREATE',
        changes: { lastName: 'Ferrer Soler', phoneNumber: null },
      });
      expect([status, body.data]).toMatchObject([
        200,
        { status: 'CREATED', firstName: 'Ona', lastName: 'Ferrer Soler', fileName: 'cv.pdf', isClean: false },
      ]);
      const id = body.data.candidateId ?? '';
      const { data } = (await server.call(getCandidate, user, { params: { id } })).body;
      expect(data).toMatchObject({
        firstName: 'Ona',
        lastName: 'Ferrer Soler',
        email: 'ona@example.test',
        phoneNumber: null,
        hasCv: true,
        cvStatus: 'READ',
        cvFileName: 'cv.pdf',
        workExperiences: [{ companyName: 'Forn Vell' }],
      });
      expect(Object.keys(data.extracted)).toEqual(
        expect.arrayContaining(['firstName', 'email', 'hardSkills']),
      );
      expect(data.extracted.lastName).toBeUndefined();
      const [row] = await server.asOwner('select origin, created_by from candidates where id = $1', [id]);
      expect(row).toEqual({ origin: 'CV', created_by: user.userId });
    });

    it('[INTAKE-32] finds whom it made by every word of their CV, and says how much of it was read', async () => {
      const user = await server.createAgency();
      const cv = Buffer.from(
        textPdf([
          [
            { text: 'Ona Ferrer', x: 50, y: 800, size: 22, bold: true },
            ...column(['ona@example.test'], 50, 775),
            { text: 'Interests', x: 50, y: 720, size: 14, bold: true },
            ...column(['Watching the quetzalfish'], 50, 700),
          ],
        ]),
      );
      const search = async () =>
        (await server.call(searchCandidates, user, { body: { queryTerm: 'quetzalfish' } })).body.data.items;
      // The same once more, as another file.
      const twin = Buffer.concat([cv, Buffer.from(' ')]);
      const { intakeId, ids } = await takeIn(user, [cv, tinyPdf('1'), twin]);
      const [first = '', blank = '', older = ''] = ids;
      const create = async (itemId: string, email: string) => {
        const changes = { firstName: 'Ona', email };
        const made = await decide(user, intakeId, itemId, { decision: 'CREATE', changes });
        return made.body.data.candidateId ?? '';
      };
      const pagesOf = async (id: string) =>
        (await server.call(getCandidate, user, { params: { id } })).body.data.cvPages;
      expect(await search()).toEqual([]);
      const ona = await create(first, 'ona@example.test');
      expect((await search()).map(({ id }) => id)).toEqual([ona]);
      expect(await pagesOf(ona)).toEqual({ read: 1, total: 1, scanned: 0, unread: 0 });
      expect((await pagesOf(await create(blank, 'blank@example.test')))?.total).toBe(1);
      // One that was read when only its fields were kept.
      await server.asOwner(
        'delete from cv_pages where file_id = (select file_id from intake_items where id = $1)',
        [older],
      );
      const late = await create(older, 'late@example.test');
      const found = await until(
        'the pages to be read',
        async () => {
          const people = (await search()).map(({ id }) => id);
          return people.includes(late) && people;
        },
        PATIENCE_MS,
      );
      expect(found.sort()).toEqual([ona, late].sort());
      expect(await pagesOf(late)).toMatchObject({ read: 1, total: 1 });
    });

    it('[INTAKE-07] takes a CV that could not be read with what is typed, and wants a first name', async () => {
      const user = await server.createAgency();
      const { intakeId, ids } = await takeIn(user, [tinyPdf('1')]);
      const nameless = await decide(user, intakeId, ids[0] ?? '', { decision: 'CREATE' });
      expect([nameless.status, nameless.error.fields]).toEqual([400, { 'changes.first_name': 'required' }]);
      const made = await decide(user, intakeId, ids[0] ?? '', {
        decision: 'CREATE',
        changes: { firstName: 'Berta', email: 'berta@example.test' },
      });
      const id = made.body.data.candidateId ?? '';
      const { data } = (await server.call(getCandidate, user, { params: { id } })).body;
      expect(data).toMatchObject({ firstName: 'Berta', hasCv: true, cvStatus: 'NO_TEXT', extracted: {} });
    });

    it('[INTAKE-08] offers what differs to the candidate it is attached to, the CV too, and changes nothing', async () => {
      const user = await server.createAgency();
      const known = await insertCandidate(server, user.agencyId, {
        first_name: 'Ona',
        last_name: 'Ferrer Vila',
        email: 'ona@example.test',
      });
      await server.call(updateCandidate, user, { params: { id: known }, body: { phoneNumber: '612345678' } });
      const { data: before } = (await server.call(getCandidate, user, { params: { id: known } })).body;
      const { intakeId, ids } = await takeIn(user, [{ ...ONA, linkedin: 'linkedin.com/in/ona-ferrer' }]);
      const [itemId = ''] = ids;
      for (const [candidateId, problem] of [
        [undefined, 'required'],
        [newId(), 'not_found'],
      ] as const) {
        const refused = await decide(user, intakeId, itemId, {
          decision: 'ATTACH',
          ...(candidateId ? { candidateId } : {}),
        });
        expect([refused.status, refused.error.fields]).toEqual([400, { candidate_id: problem }]);
      }
      const done = await decide(user, intakeId, itemId, { decision: 'ATTACH', candidateId: known });
      expect([done.status, done.body.data.status, done.body.data.candidateId]).toEqual([
        200,
        'ATTACHED',
        known,
      ]);
      const { data: after } = (await server.call(getCandidate, user, { params: { id: known } })).body;
      expect(after.suggestions.map(({ field, value }) => [field, value]).sort()).toEqual([
        ['cv', 'cv.pdf'],
        ['lastName', 'Ferrer'],
        ['linkedin', 'https://www.linkedin.com/in/ona-ferrer'],
      ]);
      expect({ ...after, suggestions: [] }).toEqual({ ...before, suggestions: [] });
      expect(await count(user)).toBe(1);
    });

    it('[INTAKE-09] keeps nothing of a decided CV but hash, decision and candidate, and of a skipped one its file', async () => {
      const user = await server.createAgency();
      const cv = await cvPdf(PAU);
      const { intakeId, ids } = await takeIn(user, [ONA, cv]);
      const [first = '', second = ''] = ids;
      await decide(user, intakeId, first, { decision: 'CREATE' });
      const skipped = await decide(user, intakeId, second, { decision: 'SKIP' });
      expect(skipped.body.data).toMatchObject({ status: 'SKIPPED', firstName: 'Pau', candidateId: null });
      const rows = await server.asOwner(
        'select file_id, reading, person, reading_since, is_sure from intake_items where intake_id = $1 order by id',
        [intakeId],
      );
      const nothing = { file_id: null, reading: null, person: null, reading_since: null, is_sure: false };
      expect(rows).toEqual([
        nothing,
        {
          ...nothing,
          file_id: expect.any(String),
          person: expect.objectContaining({ firstName: 'Pau', email: PAU.email }),
        },
      ]);
      expect(await files(user.agencyId)).toHaveLength(2);
      expect((await item(user, intakeId, second)).cvUrl).toBeNull();
      const whole = await item(user, intakeId, first);
      expect([whole.reading, whole.cvUrl, whole.possibleDuplicates]).toEqual([null, null, []]);
      // The folder dropped again takes in nobody twice.
      const again = await send(user, intakeId, cv);
      expect([again.status, again.data.id, again.data.status]).toEqual([200, second, 'SKIPPED']);
    });

    it('[INTAKE-10] is done once, also by two at the same moment', async () => {
      const user = await server.createAgency();
      const { intakeId, ids } = await takeIn(user, [ONA]);
      const [itemId = ''] = ids;
      const answers = await Promise.all(
        [1, 2].map(() => decide(user, intakeId, itemId, { decision: 'CREATE' })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.error.code).toBe('ITEM_DECIDED');
      expect(await count(user)).toBe(1);
    });

    it('[INTAKE-10] lets one of two recruiters have the same person; the second gets their candidate named', async () => {
      const user = await server.createAgency();
      const other = await server.createUser(user.agencyId, 'RECRUITER');
      const [mine, theirs] = [await takeIn(user, [ONA]), await takeIn(other, [ONA])];
      const answers = await Promise.all([
        decide(user, mine.intakeId, mine.ids[0] ?? '', { decision: 'CREATE' }),
        decide(other, theirs.intakeId, theirs.ids[0] ?? '', { decision: 'CREATE' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const made = answers.find(({ status }) => status === 200)?.body.data.candidateId;
      expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
        code: 'CANDIDATE_EXISTS',
        details: { existing_candidate_id: made },
      });
    });

    it('[INTAKE-10] takes whoever became a candidate by another way for a double once accepting is refused, and can be attached', async () => {
      const user = await server.createAgency();
      const { intakeId, ids } = await takeIn(user, [ONA]);
      const [itemId = ''] = ids;
      const made = await server.call(createCandidate, user, {
        body: { firstName: 'O.', lastName: 'F.', email: 'ONA@example.test' },
      });
      const { id: candidateId } = made.body.data;
      expect((await item(user, intakeId, itemId)).possibleDuplicates).toEqual([]);
      const told = () =>
        server.asOwner(`select 1 from live_events where agency_id = $1 and event ->> 'topic' = $2`, [
          user.agencyId,
          `intake/${intakeId}`,
        ]);
      // What reading still had to tell.
      await until('all to be told', async () => (await server.jobs(`intake_tell:${intakeId}`)).length === 0);
      const before = (await told()).length;
      const refused = await decide(user, intakeId, itemId, { decision: 'CREATE' });
      expect([refused.status, refused.error.code]).toEqual([409, 'CANDIDATE_EXISTS']);
      await until('open screens to be told', async () => (await told()).length > before);
      expect(await item(user, intakeId, itemId)).toMatchObject({
        status: 'LIKELY_DOUBLE',
        isClean: false,
        possibleDuplicates: [
          { kind: 'CANDIDATE', candidate: { id: candidateId }, isSamePerson: true, reasons: ['EMAIL'] },
        ],
      });
      const attached = await decide(user, intakeId, itemId, { decision: 'ATTACH', candidateId });
      expect([attached.status, attached.body.data]).toMatchObject([200, { status: 'ATTACHED', candidateId }]);
      expect(await count(user)).toBe(1);
    });

    it('[INTAKE-10] finds whose address was typed, also over a CV that could not be read, and takes nobody for them', async () => {
      const user = await server.createAgency();
      const { intakeId, ids } = await takeIn(user, [ONA, tinyPdf('1')]);
      const id = await insertCandidate(server, user.agencyId, {
        first_name: 'Pau',
        last_name: 'Casadevall',
        email: PAU.email,
      });
      for (const itemId of ids) {
        const changes = { firstName: 'Ona', email: PAU.email };
        const refused = await decide(user, intakeId, itemId, { decision: 'CREATE', changes });
        expect([refused.status, refused.error.details]).toEqual([409, { existing_candidate_id: id }]);
        expect((await item(user, intakeId, itemId)).possibleDuplicates).toMatchObject([
          { kind: 'CANDIDATE', candidate: { id }, isSamePerson: false, reasons: ['EMAIL'] },
        ]);
      }
      const made = await decide(user, intakeId, ids[0] ?? '', { decision: 'CREATE' });
      expect([made.status, made.body.data.email]).toEqual([200, ONA.email]);
    });

    it('waits for the reader, but for a CV that is skipped', async () => {
      const user = await server.createAgency();
      await worker?.stop();
      const intakeId = await begin(user);
      const sent = await send(user, intakeId, await cvPdf(ONA));
      const early = await decide(user, intakeId, sent.id, { decision: 'CREATE' });
      expect([early.status, early.error.code]).toEqual([409, 'ITEM_NOT_READ']);
      expect((await decide(user, intakeId, sent.id, { decision: 'SKIP' })).status).toBe(200);
      worker = startWorker(server.deps, server.databaseUrl);
      await until(
        'the job to find nothing to do',
        async () => (await server.jobs(`intake_read:${sent.id}`)).length === 0,
      );
      expect(statuses((await read(user, intakeId)).items)).toEqual(['SKIPPED']);
      const late = await server.call(readIntakeItemAgain, user, {
        params: { id: intakeId, itemId: sent.id },
      });
      expect([late.status, late.error.code]).toEqual([409, 'ITEM_DECIDED']);
    });
  });

  describe('many at once', () => {
    it('[INTAKE-11] accepts the clean ones in order of arrival, and leaves the others', async () => {
      const user = await server.createAgency();
      const { intakeId, ids } = await takeIn(user, [ONA, { name: 'Berta Soler' }, PAU, tinyPdf('1')]);
      // Somebody comes in by another way after the CV was read.
      await insertCandidate(server, user.agencyId, { first_name: 'P.', last_name: 'C.', email: PAU.email });
      const { body } = await server.call(acceptCleanItems, user, { params: { id: intakeId } });
      expect(body.data).toEqual({ created: 1, left: 1, isPlanFull: false });
      const { items, cleanCount } = await read(user, intakeId);
      expect([statuses(items), cleanCount]).toEqual([['CREATED', 'READY', 'LIKELY_DOUBLE', 'UNREADABLE'], 0]);
      expect(items.map(({ id }) => id)).toEqual(ids);
      const rest = await server.call(skipRestOfIntake, user, { params: { id: intakeId } });
      expect(rest.body.data).toEqual({ skipped: 3 });
      expect(statuses((await read(user, intakeId)).items)).toEqual([
        'CREATED',
        'SKIPPED',
        'SKIPPED',
        'SKIPPED',
      ]);
      expect(await files(user.agencyId)).toHaveLength(1);
    });

    it('[INTAKE-12] fills the plan, leaves the rest as it is and says so', async () => {
      const user = await server.createAgency();
      const { intakeId, ids } = await takeIn(user, [ONA, PAU, LIA]);
      await server.asOwner('update agencies set max_candidates = 2 where id = $1', [user.agencyId]);
      const { body } = await server.call(acceptCleanItems, user, { params: { id: intakeId } });
      expect(body.data).toEqual({ created: 2, left: 1, isPlanFull: true });
      expect(statuses((await read(user, intakeId)).items)).toEqual(['CREATED', 'CREATED', 'READY']);
      const refused = await decide(user, intakeId, ids[2] ?? '', { decision: 'CREATE' });
      expect([refused.status, refused.error.code, refused.error.details]).toEqual([
        409,
        'CANDIDATE_LIMIT',
        { max_candidates: 2 },
      ]);
      expect(await count(user)).toBe(2);
    });

    it('[INTAKE-11] says how many were created before one failed', async () => {
      const user = await server.createAgency();
      const { intakeId } = await takeIn(user, [ONA, PAU, LIA]);
      await server.asOwner(
        `alter table candidates add constraint no_pau check (agency_id <> '${user.agencyId}' or first_name <> 'Pau') not valid`,
      );
      const accept = () => server.call(acceptCleanItems, user, { params: { id: intakeId } });
      const { body } = await accept();
      const failed = await accept();
      await server.asOwner('alter table candidates drop constraint no_pau');
      expect(body.data).toEqual({ created: 1, left: 2, isPlanFull: false });
      expect([failed.status, (await accept()).body.data.created]).toEqual([500, 2]);
    });

    it('[INTAKE-13] takes back within half an hour those whom nobody touched, and their CVs are read again', async () => {
      const user = await server.createAgency();
      const { intakeId } = await takeIn(user, [ONA, PAU, LIA]);
      await server.call(acceptCleanItems, user, { params: { id: intakeId } });
      const { items, undoableCount } = await read(user, intakeId);
      expect(undoableCount).toBe(3);
      const [ona, pau, lia] = items;
      await server.call(updateCandidate, user, {
        params: { id: pau?.candidateId ?? '' },
        body: { summary: 'Carpenter.' },
      });
      await server.asOwner('update intake_items set decided_at = $1 where id = $2', [
        inSeconds(-31 * 60),
        lia?.id,
      ]);
      expect((await read(user, intakeId)).undoableCount).toBe(1);
      const { body } = await server.call(undoIntake, user, { params: { id: intakeId } });
      expect(body.data).toEqual({ undone: 1, kept: 1 });
      const gone = await server.call(getCandidate, user, { params: { id: ona?.candidateId ?? '' } });
      expect([gone.status, await count(user)]).toEqual([404, 2]);
      const after = await allRead(user, intakeId);
      expect(after.map(({ status, isClean }) => [status, isClean])).toEqual([
        ['READY', true],
        ['CREATED', false],
        ['CREATED', false],
      ]);
      const again = await server.call(acceptCleanItems, user, { params: { id: intakeId } });
      expect(again.body.data).toEqual({ created: 1, left: 0, isPlanFull: false });
    });
  });

  it('[INTAKE-13] loses no other CV of the person who is taken back', async () => {
    const user = await server.createAgency();
    const { intakeId, ids } = await takeIn(user, [ONA, { ...ONA, company: 'Forn Nou' }]);
    await decide(user, intakeId, ids[0] ?? '', { decision: 'CREATE' });
    const { body } = await server.call(undoIntake, user, { params: { id: intakeId } });
    expect(body.data).toEqual({ undone: 1, kept: 0 });
    const items = await allRead(user, intakeId);
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      [ids[0], 'LIKELY_DOUBLE'],
      [ids[1], 'LIKELY_DOUBLE'],
    ]);
  });

  it('[INTAKE-13] takes back within half an hour what was skipped by itself, and no rest', async () => {
    const user = await server.createAgency();
    const { intakeId, ids } = await takeIn(user, [ONA, PAU, LIA]);
    const [ona = '', pau = ''] = ids;
    for (const id of [ona, pau]) await decide(user, intakeId, id, { decision: 'SKIP' });
    await server.asOwner('update intake_items set decided_at = $1 where id = $2', [inSeconds(-31 * 60), pau]);
    await server.call(skipRestOfIntake, user, { params: { id: intakeId } });
    const { undoableCount } = await read(user, intakeId);
    const listed = (await server.call(listIntakes, user, {})).body.data.items;
    expect([undoableCount, listed.map(({ id }) => id)]).toEqual([1, [intakeId]]);
    const { body } = await server.call(undoIntake, user, { params: { id: intakeId } });
    expect(body.data).toEqual({ undone: 1, kept: 0 });
    const items = await allRead(user, intakeId);
    expect(items.map(({ status, firstName }) => [status, firstName])).toEqual([
      ['READY', 'Ona'],
      ['SKIPPED', 'Pau'],
      ['SKIPPED', null],
    ]);
  });

  it('[INTAKE-14] [AUTOD-60] adds who is created to the intake’s position, without a welcome, while it is open and one’s own', async () => {
    const user = await server.createAgency();
    const colleague = await server.createUser(user.agencyId, 'RECRUITER');
    const positionId = await openPosition(server, user, { title: 'Forner' });
    const foreign = await server.call(createIntake, colleague, { body: { positionId } });
    expect([foreign.status, foreign.error.code]).toEqual([403, 'NOT_A_RECRUITER']);
    const nowhere = await server.call(createIntake, user, { body: { positionId: newId() } });
    expect([nowhere.status, nowhere.error.fields]).toEqual([400, { position_id: 'not_found' }]);
    const { intakeId, ids } = await takeIn(user, [ONA, PAU], positionId);
    const made = await decide(user, intakeId, ids[0] ?? '', { decision: 'CREATE' });
    const { items } = (await server.call(listSteps, user, { params: { id: positionId } })).body.data;
    expect(items.flatMap(({ applications }) => applications.map(({ candidate }) => candidate.id))).toEqual([
      made.body.data.candidateId,
    ]);
    expect(
      await server.asOwner('select auto_exempt from applications where position_id = $1', [positionId]),
    ).toEqual([{ auto_exempt: false }]);
    expect(await read(user, intakeId)).toMatchObject({
      positionId,
      positionName: 'Forner',
      undoableCount: 1,
    });
    await server.call(updatePositionStatus, user, {
      params: { id: positionId },
      body: { status: 'ON_HOLD' },
    });
    const late = await decide(user, intakeId, ids[1] ?? '', { decision: 'CREATE' });
    const all = await server.call(acceptCleanItems, user, { params: { id: intakeId } });
    expect([late.error.code, all.error.code]).toEqual(['POSITION_NOT_OPEN', 'POSITION_NOT_OPEN']);
    expect(statuses((await read(user, intakeId)).items)).toEqual(['CREATED', 'READY']);
  });

  it('[INTAKE-15] tells open screens at most a few times a second, and of the last change', async () => {
    const user = await server.createAgency();
    const intakeId = await begin(user);
    const told = () =>
      server.asOwner<{ created_at: Date }>(
        `select created_at from live_events where agency_id = $1 and event ->> 'topic' = $2 order by id`,
        [user.agencyId, `intake/${intakeId}`],
      );
    const begun = performance.now();
    for (let index = 0; index < 20; index += 1)
      await server.inTenant(user.agencyId, (tx) => tellIntake(tx, user.agencyId, intakeId));
    const last = new Date();
    await server.inTenant(user.agencyId, (tx) => tellIntake(tx, user.agencyId, intakeId));
    const seconds = (performance.now() - begun) / 1000;
    // Five a second at most: one every 0.4 s, and the last one of those that were held back.
    expect((await told()).length).toBeLessThanOrEqual(2 + seconds * 5);
    await until('the last change', async () => (await told()).some((event) => event.created_at >= last));
  });

  it('[INTAKE-16] [DAY-34] warns the user a week before, in their language, and deletes then what nobody decided', async () => {
    const user = await server.createAgency();
    await server.asOwner(`update users set lang = 'ca' where id = $1`, [user.userId]);
    // Where it is another day than in UTC.
    const timeZone = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
    await server.asOwner('update agencies set time_zone = $1 where id = $2', [timeZone, user.agencyId]);
    const { intakeId, ids } = await takeIn(user, [ONA, PAU]);
    await decide(user, intakeId, ids[0] ?? '', { decision: 'CREATE' });
    const mails = () =>
      server.asOwner<{ subject: string; to_address: string; body: string }>(
        'select subject, to_address, body from messages where agency_id = $1',
        [user.agencyId],
      );
    await expireIntakes(server.deps, user.agencyId);
    expect(await mails()).toEqual([]);
    // A month is over, and the product was off: the week is theirs all the same.
    await server.asOwner('update intakes set expires_at = $1 where id = $2', [inSeconds(-DAY), intakeId]);
    await expireIntakes(server.deps, user.agencyId);
    await expireIntakes(server.deps, user.agencyId);
    const [mail, ...more] = await mails();
    expect([mail?.subject, mail?.to_address, more]).toEqual(['Hi ha un CV pendent', user.email, []]);
    expect(mail?.body).toContain(`/candidates/intakes/${intakeId}`);
    const { expiresAt, items } = await read(user, intakeId);
    const date = new Intl.DateTimeFormat('ca', { dateStyle: 'long', timeZone }).format(new Date(expiresAt));
    expect(mail?.body).toContain(date);
    expect(statuses(items)).toEqual(['CREATED', 'READY']);
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(inSeconds(6.9 * DAY).getTime());
    // Whoever adds a CV works with it: all the days begin anew, and so does the warning.
    await send(user, intakeId, await cvPdf(LIA));
    const renewed = await read(user, intakeId);
    expect(new Date(renewed.expiresAt).getTime()).toBeGreaterThan(inSeconds(29.9 * DAY).getTime());
    const lia = (await allRead(user, intakeId)).at(-1);
    await decide(user, intakeId, lia?.id ?? '', { decision: 'SKIP' });
    await server.asOwner('update intakes set expires_at = $1 where id = $2', [inSeconds(DAY), intakeId]);
    await expireIntakes(server.deps, user.agencyId);
    expect([(await mails()).length, (await files(user.agencyId)).length]).toEqual([2, 3]);
    await server.asOwner('update intakes set expires_at = $1 where id = $2', [inSeconds(-1), intakeId]);
    await expireIntakes(server.deps, user.agencyId);
    expect((await read(user, intakeId)).items.map(({ status, firstName }) => [status, firstName])).toEqual([
      ['CREATED', 'Ona'],
      ['SKIPPED', null],
    ]);
    expect(await files(user.agencyId)).toHaveLength(1);
  });

  it('[INTAKE-17] forgets who is erased: their undecided CVs go, a decided one no longer says who', async () => {
    const user = await server.createAgency();
    // In an intake of their own, read before there was a candidate.
    const { intakeId: earlier, ids: earlierIds } = await takeIn(user, [
      { ...ONA, company: 'Forn Vell' },
      { ...ONA, company: 'Forn Antic' },
      LIA,
    ]);
    await decide(user, earlier, earlierIds[0] ?? '', { decision: 'SKIP' });
    const { intakeId, ids } = await takeIn(user, [ONA, { ...ONA, company: 'Forn Nou' }, PAU]);
    const made = await decide(user, intakeId, ids[0] ?? '', { decision: 'CREATE' });
    await server.call(deleteCandidate, user, { params: { id: made.body.data.candidateId ?? '' } });
    const { items } = await read(user, intakeId);
    expect(
      items.map(({ id, status, candidateId, firstName, fileName }) => [
        id,
        status,
        candidateId,
        firstName,
        fileName,
      ]),
    ).toEqual([
      [ids[0], 'CREATED', null, null, ''],
      [ids[2], 'READY', null, 'Pau', 'cv.pdf'],
    ]);
    expect((await read(user, earlier)).items.map(({ firstName }) => firstName)).toEqual(['Lia']);
    expect(await files(user.agencyId)).toHaveLength(2);
  });
});
