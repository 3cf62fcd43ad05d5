import { after, before, describe, it } from 'node:test';
import { deleteCandidate, updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { updateCvUrl } from '@cantera/shared/contracts/candidate-cvs';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { createComment } from '@cantera/shared/contracts/comments';
import { dismissDuplicate, listDuplicates, restoreDuplicate } from '@cantera/shared/contracts/duplicates';
import { listMerges, mergeCandidates, previewMerge, undoMerge } from '@cantera/shared/contracts/merges';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { mail, saveWorkflow } from '../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { storeFile } from '../../testing/stored-file.ts';
import { LIST_NAMES, LISTS } from '../candidates/snapshot.repository.ts';
import { recordConsent } from '../consents/index.ts';
import { scanNow } from '../duplicates/index.ts';
import { privateUrl, sweepFiles } from '../files/index.ts';
import { queueMessage } from '../messages/index.ts';
import { MOVED_WHOLE, ON_APPLICATION } from './moving.repository.ts';

type Row = Record<string, unknown>;
/** Columns that a merge and its undo may change: how often and when the candidate was written, and what search goes by. */
const WRITTEN = ['version', 'updated_at', 'search_folded', 'search_starts'];
const BY_CANDIDATE = [
  ...Object.keys(MOVED_WHOLE),
  ...LIST_NAMES.map((name) => LISTS[name].table),
  'messages',
];

describe('merging candidates', () => {
  let server: TestServer;
  let admin: TestUser;
  let agencyId: string;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    agencyId = admin.agencyId;
  });
  after(() => server.close());

  const change = (id: string, columns: Row) =>
    Promise.all(
      Object.entries(columns).map(([name, value]) =>
        server.asOwner(`update candidates set ${name} = $1 where id = $2`, [value, id]),
      ),
    );
  const candidate = async (columns: Row = {}) => {
    const id = await insertCandidate(server, agencyId);
    await change(id, columns);
    return id;
  };
  const rowOf = async (id: string) =>
    (await server.asOwner<Row>('select * from candidates where id = $1', [id]))[0];
  const versionOf = async (id: string) => Number((await rowOf(id))?.version);
  const merge = async (
    survivorId: string,
    otherId: string,
    given: Partial<Parameters<typeof body>[2]> = {},
  ) => server.call(mergeCandidates, admin, { body: await body(survivorId, otherId, given) });
  type Body = NonNullable<Parameters<typeof server.call<typeof mergeCandidates>>[2]>['body'];
  const body = async (survivorId: string, otherId: string, given: Partial<Body>): Promise<Body> => ({
    survivorId,
    otherId,
    survivorVersion: await versionOf(survivorId),
    otherVersion: await versionOf(otherId),
    ...given,
  });
  const undo = (id: string) => server.call(undoMerge, admin, { params: { id } });
  const comment = (id: string, text: string) =>
    server.call(createComment, admin, {
      params: { id },
      body: { type: 'note', text: '', comment: `<p>${text}</p>` },
    });
  const experience = async (id: string, company: string, ordinal: number, start: string | null = '2020') => {
    const stage = newId();
    await server.asOwner(
      "insert into candidate_experiences (agency_id, id, candidate_id, company_name, position, start_date, ordinal) values ($1, $2, $3, $4, 'Baker', $5, $6)",
      [agencyId, stage, id, company, start, ordinal],
    );
    return stage;
  };
  const language = (id: string, code: string, proficiency: string, ordinal: number) =>
    server.asOwner(
      'insert into candidate_languages (agency_id, candidate_id, code, proficiency, ordinal) values ($1, $2, $3, $4, $5)',
      [agencyId, id, code, proficiency, ordinal],
    );
  const file = (name: string) =>
    server.inTenant(agencyId, (tx) =>
      storeFile(tx, server.deps.files, agencyId, {
        access: 'private',
        bytes: Buffer.from(name),
        contentType: 'application/pdf',
        name,
        createdBy: admin.userId,
      }),
    );
  const document = async (candidateId: string, title: string) => {
    const id = newId();
    await server.asOwner(
      `insert into candidate_documents (agency_id, id, candidate_id, file_id, title, description, created_by, created_at, updated_at)
       values ($1, $2, $3, $4, $5, '', $6, now(), now())`,
      [agencyId, id, candidateId, (await file(title)).id, title, admin.userId],
    );
    return id;
  };
  const message = (candidateId: string, applicationId: string | null, toAddress: string) =>
    server.inTenant(agencyId, (tx) =>
      queueMessage(tx, {
        agencyId,
        candidateId,
        ...(applicationId ? { applicationId } : {}),
        channel: 'EMAIL',
        senderName: 'Agency',
        fromAddress: 'agency@posta.example',
        toAddress,
        subject: 'Hello',
        body: '<p>Hello</p>',
      }),
    );
  /** All rows of some candidates, to be compared. */
  const dump = async (...ids: string[]) => {
    const found: Record<string, Row[]> = {};
    const read = async (table: string, column: string, keys: readonly string[]) =>
      (
        await server.asOwner<{ row: Row }>(
          `select to_jsonb(t) as row from ${table} t where ${column} = any ($1::uuid[]) order by to_jsonb(t)::text`,
          [keys],
        )
      ).map(({ row }) => row);
    found.candidates = (await read('candidates', 'id', ids)).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !WRITTEN.includes(name))),
    );
    for (const table of BY_CANDIDATE) found[table] = await read(table, 'candidate_id', ids);
    const applications = (found.applications ?? []).map((row) => String(row.id));
    for (const table of ON_APPLICATION) found[table] = await read(table, 'application_id', applications);
    return found;
  };
  const moveOf = (applicationId: string) =>
    server.asOwner(
      `insert into application_moves (agency_id, id, application_id, from_step_id, to_step_id, from_step_name, to_step_name, moved_by, created_at)
       select agency_id, $1, id, step_id, step_id, 'Inbox', 'Screening', $2, now() from applications where id = $3`,
      [newId(), admin.userId, applicationId],
    );

  it('[MERGE-10] [MERGE-11] gives the survivor the chosen fields, his own where none was chosen and the other’s where he has none', async () => {
    const [one, two] = [
      await candidate({
        email: 'one@posta.example',
        job_title: 'Baker',
        phone_number: null,
        salary_amount: 100,
      }),
      await candidate({
        email: 'two@posta.example',
        job_title: 'Chef',
        phone_number: '600',
        salary_amount: 200,
        salary_currency: 'USD',
      }),
    ];
    const answer = await merge(one, two, { fields: { email: 'OTHER', salary: 'OTHER' } });
    expect([answer.status, answer.body.data.survivor.id]).toEqual([200, one]);
    expect(await rowOf(one)).toMatchObject({
      email: 'two@posta.example',
      job_title: 'Baker',
      phone_number: '600',
      salary_amount: '200.00',
      salary_currency: 'USD',
    });
    expect(await rowOf(two)).toBeUndefined();
    const led = await server.call(getCandidate, admin, { params: { id: two } });
    expect([led.status, led.body.data.id]).toEqual([200, one]);
  });

  it('[MERGE-12] keeps the lists of both with what is the same once, or exactly the entries that were chosen', async () => {
    const [one, two] = [await candidate(), await candidate()];
    const [mine, also] = [
      await experience(one, 'Forn Pujol', 0),
      await experience(two, 'FORN PUJOL', 0, null),
    ];
    const theirs = await experience(two, 'Cal Met', 1);
    await language(one, 'es', 'B2', 0);
    await language(two, 'es', 'C1', 0);
    await language(two, 'ca', 'C2', 1);
    const shown = async (id: string) => {
      const { data } = (await server.call(getCandidate, admin, { params: { id } })).body;
      return [data.workExperiences.map((stage) => stage.id), data.languages];
    };
    const { id } = (await merge(one, two)).body.data;
    expect(await shown(one)).toEqual([
      [mine, theirs],
      [
        { code: 'es', proficiency: 'B2' },
        { code: 'ca', proficiency: 'C2' },
      ],
    ]);
    await undo(id);
    const chosen = await merge(one, two, {
      lists: { workExperiences: [theirs, also], languages: [{ code: 'es', proficiency: 'C1' }] },
    });
    expect(chosen.status).toBe(200);
    expect(await shown(one)).toEqual([[theirs, also], [{ code: 'es', proficiency: 'C1' }]]);
  });

  it('[MERGE-13] the latest answer about consent holds, a refusal before it is told of, and all answers are kept', async () => {
    const refused = await candidate({ gdpr_status: 'REJECTED', gdpr_status_at: '2024-01-01T00:00:00Z' });
    const agreed = await candidate({ gdpr_status: 'ACCEPTED', gdpr_status_at: '2025-01-01T00:00:00Z' });
    const asked = await candidate({ gdpr_status: 'PENDING', gdpr_status_at: '2026-01-01T00:00:00Z' });
    const seen = async (survivorId: string, otherId: string) => {
      const { data } = (await server.call(previewMerge, admin, { query: { survivorId, otherId } })).body;
      return [data.gdprStatus, data.isRefusalOverruled];
    };
    expect(await seen(asked, refused)).toEqual(['REJECTED', false]);
    expect(await seen(refused, agreed)).toEqual(['ACCEPTED', true]);
    await merge(asked, refused);
    expect(await rowOf(asked)).toMatchObject({ gdpr_status: 'REJECTED' });
    await merge(asked, agreed);
    expect(await rowOf(asked)).toMatchObject({ gdpr_status: 'ACCEPTED' });
  });

  it('[MERGE-13] a refusal that came after the agreement of the other holds, whoever survives', async () => {
    const answered = (status: string, year: number) =>
      candidate({ gdpr_status: status, gdpr_status_at: `${year}-01-01T00:00:00Z` });
    for (const isRefusalSurvivor of [true, false]) {
      const [agreed, refused] = [await answered('ACCEPTED', 2024), await answered('REJECTED', 2025)];
      const [survivorId, otherId] = isRefusalSurvivor ? [refused, agreed] : [agreed, refused];
      const { data } = (await server.call(previewMerge, admin, { query: { survivorId, otherId } })).body;
      expect([data.gdprStatus, data.isRefusalOverruled]).toEqual(['REJECTED', false]);
      expect((await merge(survivorId, otherId)).status).toBe(200);
      const { gdpr_status, gdpr_status_at } = (await rowOf(survivorId)) ?? {};
      expect([gdpr_status, new Date(String(gdpr_status_at)).getUTCFullYear()]).toEqual(['REJECTED', 2025]);
    }
  });

  it('[MERGE-14] [MERGE-15] of two applications to one position the further one stays, and the other comes back with its moves', async () => {
    const position = await openPosition(server, admin);
    const [one, two] = [
      await candidate({ email: 'a@posta.example' }),
      await candidate({ email: 'b@posta.example' }),
    ];
    const early = await insertApplication(server, agencyId, position, 'Inbox', one);
    const steps = await server.asOwner<{ name: string }>(
      "select name from steps where position_id = $1 and type = 'STEP' order by ordinal",
      [position],
    );
    const late = await insertApplication(server, agencyId, position, steps[0]?.name ?? '', two);
    await moveOf(early);
    const double = await message(one, early, 'a@posta.example');
    const other = await message(two, late, 'b@posta.example');
    const stood = await dump(one, two);
    const { data: seen } = (
      await server.call(previewMerge, admin, { query: { survivorId: one, otherId: two } })
    ).body;
    expect([seen.doubleApplications, seen.cancelledMessages, seen.counts.messages]).toEqual([
      [
        {
          positionId: position,
          positionTitle: 'Backend developer',
          stays: 'OTHER',
          survivorStep: 'Inbox',
          otherStep: steps[0]?.name,
        },
      ],
      1,
      1,
    ]);
    const { data } = (await merge(one, two)).body;
    expect(data.setAside).toMatchObject([
      { of: 'SURVIVOR', stepName: 'Inbox', moves: [{ toStepName: 'Screening' }] },
    ]);
    const standing = await dump(one);
    expect((standing.applications ?? []).map((row) => row.id)).toEqual([late]);
    const mails = new Map((standing.messages ?? []).map((row) => [row.id, [row.status, row.to_address]]));
    expect([mails.get(double), mails.get(other)]).toEqual([
      ['CANCELLED', 'a@posta.example'],
      ['WAITING', 'a@posta.example'],
    ]);
    expect((await undo(data.id)).status).toBe(200);
    expect(await dump(one, two)).toEqual(stood);
    expect(await server.jobs(`message:${double}`)).toHaveLength(1);
  });

  it('[MERGE-14] [SCORE-18] applications are scored anew after a merge and after its undo', async () => {
    const [survivor, other] = [await candidate(), await candidate()];
    const open = async (candidateId: string) =>
      insertApplication(server, agencyId, await openPosition(server, admin), 'Inbox', candidateId);
    const [mine, theirs] = [await open(survivor), await open(other)];
    const toScore = async () =>
      (
        await server.asOwner<{ key: string }>(
          'select key from graphile_worker._private_jobs where key = any ($1) order by key',
          [[`score:${mine}`, `score:${theirs}`]],
        )
      ).map(({ key }) => key);
    const both = [`score:${mine}`, `score:${theirs}`].sort();
    await server.asOwner('delete from graphile_worker._private_jobs');
    const { id } = (await merge(survivor, other)).body.data;
    expect(await toScore()).toEqual(both);
    await server.asOwner('delete from graphile_worker._private_jobs');
    expect((await undo(id)).status).toBe(200);
    expect(await toScore()).toEqual(both);
  });

  it('[MERGE-16] refuses to merge candidates who were changed meanwhile, and writes nothing', async () => {
    const [one, two] = [await candidate(), await candidate()];
    const read = await body(one, two, {});
    await server.call(updateCandidate, admin, { params: { id: two }, body: { jobTitle: 'Changed' } });
    const answer = await server.call(mergeCandidates, admin, { body: read });
    expect([answer.status, answer.error.code, answer.error.details]).toEqual([
      409,
      'CANDIDATE_CHANGED',
      { version: 2, candidate_id: two },
    ]);
    expect(await rowOf(two)).toMatchObject({ job_title: 'Changed' });
    const twice = await Promise.all([merge(one, two), merge(one, two)]);
    expect(twice.map((done) => done.status).sort()).toEqual([200, 400]);
  });

  it('[MERGE-17] leaves with the survivor what was changed or added since, and gives all else back', async () => {
    const [cv, other] = [await file('cv'), await file('other')];
    const one = await candidate({
      first_name: 'Anna',
      job_title: 'Baker',
      cv_file_id: cv.id,
      cv_status: 'READ',
    });
    const two = await candidate({
      first_name: 'Ana',
      job_title: 'Chef',
      cv_file_id: other.id,
      cv_status: 'READ',
    });
    await comment(two, 'before');
    const theirs = await experience(two, 'Cal Met', 0);
    const { id } = (await merge(one, two, { fields: { firstName: 'OTHER', cv: 'OTHER' } })).body.data;
    await server.call(updateCandidate, admin, { params: { id: one }, body: { jobTitle: 'Head chef' } });
    await comment(one, 'since');
    await server.asOwner("update candidate_experiences set position = 'Owner' where id = $1", [theirs]);
    expect((await undo(id)).status).toBe(200);
    expect(await rowOf(one)).toMatchObject({ first_name: 'Anna', job_title: 'Head chef', cv_file_id: cv.id });
    expect(await rowOf(two)).toMatchObject({ first_name: 'Ana', job_title: 'Chef', cv_file_id: other.id });
    const [mine, given] = [await dump(one), await dump(two)];
    expect(
      [mine.candidate_comments, given.candidate_comments].map((rows) => rows?.map((row) => row.comment)),
    ).toEqual([['<p>since</p>'], ['<p>before</p>']]);
    expect(
      [mine.candidate_experiences, given.candidate_experiences].map((rows) =>
        rows?.map((row) => row.position),
      ),
    ).toEqual([['Owner'], ['Baker']]);
  });

  it('[MERGE-18] refuses an undo while a later merge stands, names it, and refuses a second undo', async () => {
    const [one, two, three] = [
      await candidate({ first_name: 'Ada', last_name: '' }),
      await candidate({ first_name: 'Bru', last_name: '' }),
      await candidate({ first_name: 'Cim', last_name: '' }),
    ];
    const stood = await dump(one, two, three);
    const first = (await merge(two, one)).body.data.id;
    const second = (await merge(three, two)).body.data.id;
    const led = await server.call(getCandidate, admin, { params: { id: one } });
    expect(led.body.data.id).toBe(three);
    const refused = await undo(first);
    expect([refused.status, refused.error.code, refused.error.details]).toMatchObject([
      409,
      'MERGE_FOLLOWED',
      { merge_id: second, survivor: 'Cim', other: 'Bru' },
    ]);
    const { items } = (await server.call(listMerges, admin, { query: { candidateId: three } })).body.data;
    expect(items).toMatchObject([
      { id: second, blockedBy: null, other: { id: two, name: 'Bru' } },
      {
        id: first,
        survivor: { id: two, name: 'Bru' },
        other: { id: one, name: 'Ada' },
        blockedBy: { id: second, survivor: { id: three, name: 'Cim' }, other: { id: two, name: 'Bru' } },
      },
    ]);
    await undo(second);
    expect((await undo(first)).status).toBe(200);
    expect(await dump(one, two, three)).toEqual(stood);
    expect((await undo(first)).error.code).toBe('MERGE_UNDONE');
    const third = (await merge(one, two)).body.data.id;
    const seen = (await server.call(listMerges, admin, { query: { candidateId: one } })).body.data.items;
    // Who vanished by another merge since is still called by their name.
    expect(seen.map((item) => [item.id, item.survivor.name, item.other.name])).toEqual([
      [third, 'Ada', 'Bru'],
      [first, 'Bru', 'Ada'],
    ]);
  });

  it('[MERGE-16] [MERGE-18] [MERGE-27] of people who merge and undo at once, one is heard after the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two, three] = [await candidate(), await candidate(), await candidate()];
      const stood = await dump(one, two, three);
      const both = await Promise.all([merge(one, two), merge(two, one)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      const done = both.find(({ status }) => status === 200)?.body.data;
      const [id, survivor] = [done?.id ?? '', done?.survivor.id ?? ''];
      const apart = await Promise.all([undo(id), undo(id)]);
      expect(apart.map(({ status }) => status).sort()).toEqual([200, 409]);
      const again = (await merge(survivor, survivor === one ? two : one)).body.data.id;
      const [parted, followed] = await Promise.all([undo(again), merge(three, survivor)]);
      // Whoever came second may find versions that are others, or a merge that must be undone before; neither fails.
      expect([parted.status, followed.status].filter((status) => status !== 200 && status !== 409)).toEqual(
        [],
      );
      if (followed.status === 200) expect((await undo(followed.body.data.id)).status).toBe(200);
      if (parted.status === 409) expect((await undo(again)).status).toBe(200);
      expect(await dump(one, two, three)).toEqual(stood);
    }
  });

  it('[MERGE-15] [MERGE-17] what was written since about an application goes back with it, other rows made since stay', async () => {
    const [mine, theirs] = [await openPosition(server, admin), await openPosition(server, admin)];
    const [one, two] = [
      await candidate({ email: 'gemma@posta.example' }),
      await candidate({ email: 'gemma.b@posta.example', gdpr_status: 'PENDING' }),
    ];
    const application = await insertApplication(server, agencyId, theirs, 'Inbox', two);
    const before = await document(two, 'before');
    const { id } = (await merge(one, two)).body.data;
    const told = await message(one, application, 'gemma@posta.example');
    const since = await document(one, 'since');
    const own = await insertApplication(server, agencyId, mine, 'Inbox', one);
    await server.inTenant(agencyId, (tx) =>
      recordConsent(tx, { agencyId, candidateId: one, status: 'REJECTED', origin: 'LINK', locale: 'ca' }),
    );
    await moveOf(application);
    expect((await undo(id)).status).toBe(200);
    const [kept, given] = [await dump(one), await dump(two)];
    const ids = (rows: Row[] | undefined) => rows?.map((row) => row.id);
    expect([ids(kept.applications), ids(given.applications)]).toEqual([[own], [application]]);
    expect([ids(kept.candidate_documents), ids(given.candidate_documents)]).toEqual([[since], [before]]);
    expect([kept.consents?.length, given.consents?.length, given.application_moves?.length]).toEqual([
      1, 0, 1,
    ]);
    expect([kept.candidates?.[0]?.gdpr_status, given.candidates?.[0]?.gdpr_status]).toEqual([
      'REJECTED',
      'PENDING',
    ]);
    expect(given.messages).toMatchObject([{ id: told, to_address: 'gemma.b@posta.example' }]);
  });

  it('[MERGE-14] [MERGE-17] automations of an application that was set aside go on once it is back', async () => {
    const position = await openPosition(server, admin);
    const [one, two] = [await candidate(), await candidate()];
    const steps = await server.asOwner<{ name: string }>(
      "select name from steps where position_id = $1 and type = 'STEP' order by ordinal",
      [position],
    );
    await insertApplication(server, agencyId, position, steps[0]?.name ?? '', one);
    const early = await insertApplication(server, agencyId, position, 'Inbox', two);
    const workflow = await saveWorkflow(server, agencyId, []);
    const [heard, unheard, old, run] = [newId(), newId(), newId(), newId()];
    for (const [event, age] of [
      [heard, '1 minute'],
      [unheard, '1 second'],
      [old, '1 day'],
    ])
      await server.asOwner(
        `insert into domain_events (agency_id, id, type, position_id, application_id, created_at)
         values ($1, $2, 'APPLICATION_CREATED', $3, $4, now() - $5::interval)`,
        [agencyId, event, position, early, age],
      );
    await server.asOwner(
      `insert into workflow_runs (agency_id, id, workflow_id, event_id, application_id, reason, actions, status, due_at, created_at)
       values ($1, $2, $3, $4, $5, 'WELCOME', '[]', 'RUNNING', now() + interval '1 day', now())`,
      [agencyId, run, workflow, heard, early],
    );
    const stood = await dump(one, two);
    const { id } = (await merge(one, two)).body.data;
    expect((await dump(one)).workflow_runs).toEqual([]);
    await undo(id);
    expect(await dump(one, two)).toEqual(stood);
    const waiting = await Promise.all(
      [`run:${run}`, `event:${unheard}`, `event:${heard}`, `event:${old}`].map(
        async (key) => (await server.jobs(key)).length,
      ),
    );
    expect(waiting).toEqual([1, 1, 0, 0]);
  });

  it('what a run that was set aside says is clean once it is back, whatever the rules were when it was set aside', async () => {
    const position = await openPosition(server, admin);
    const [one, two] = [await candidate(), await candidate()];
    const steps = await server.asOwner<{ name: string }>(
      "select name from steps where position_id = $1 and type = 'STEP' order by ordinal",
      [position],
    );
    await insertApplication(server, agencyId, position, steps[0]?.name ?? '', one);
    const application = await insertApplication(server, agencyId, position, 'Inbox', two);
    const action = mail('Hello', '<p>Hello</p><script>alert(1)</script>');
    const later = { id: newId(), type: 'OF_A_LATER_VERSION', value: { note: '<b>as it is</b>' } };
    const run = newId();
    await server.asOwner(
      `insert into workflow_runs (agency_id, id, workflow_id, event_id, application_id, reason, actions, status, due_at, created_at)
       values ($1, $2, $3, $4, $5, 'WELCOME', $6, 'RUNNING', now() + interval '1 day', now())`,
      [
        agencyId,
        run,
        await saveWorkflow(server, agencyId, []),
        newId(),
        application,
        JSON.stringify([action, later]),
      ],
    );
    await undo((await merge(one, two)).body.data.id);
    expect(await server.asOwner('select actions from workflow_runs where id = $1', [run])).toEqual([
      { actions: [{ ...action, value: { ...action.value, message: '<p>Hello</p>' } }, later] },
    ]);
  });

  it('[MERGE-19] a CV that was replaced since is there again for whose it was', async () => {
    const [cv, other] = [await file('mine'), await file('theirs')];
    const one = await candidate({ cv_file_id: cv.id, cv_status: 'READ' });
    const two = await candidate({ cv_file_id: other.id, cv_status: 'READ' });
    const { id } = (await merge(one, two, { fields: { cv: 'OTHER' } })).body.data;
    const newer = await file('newer');
    const saved = await server.call(updateCvUrl, admin, {
      params: { id: one },
      body: { cvUrl: privateUrl(server.deps.config, agencyId, newer.id) },
    });
    expect(saved.status).toBe(200);
    expect((await undo(id)).status).toBe(200);
    expect([(await rowOf(one))?.cv_file_id, (await rowOf(two))?.cv_file_id]).toEqual([newer.id, other.id]);
    const left = await server.asOwner('select id from files where id = any ($1::uuid[])', [
      [newer.id, other.id],
    ]);
    expect(left).toHaveLength(2);
  });

  it('[MERGE-05] [MERGE-20] who was marked as possibly another is not called so once someone has said that they are two', async () => {
    const one = await candidate({ phone_number: '633 000 333', last_name: 'Ventura Sitjà' });
    const two = await candidate({ phone_number: '633 000 333', last_name: 'Ventura Sitjà' });
    await change(two, { possible_duplicate_of: one });
    await scanNow(server.deps, agencyId);
    const [pair] = (await server.call(listDuplicates, admin, { query: { candidateId: two } })).body.data
      .items;
    const mark = async () =>
      (await server.call(getCandidate, admin, { params: { id: two } })).body.data.possibleDuplicateOfId;
    expect(await mark()).toBe(one);
    const params = { id: pair?.id ?? '' };
    await server.call(dismissDuplicate, admin, { params });
    expect(await mark()).toBeNull();
    await server.call(restoreDuplicate, admin, { params });
    expect(await mark()).toBe(one);
  });

  it('[MERGE-11] [MERGE-17] a hiring manager sees the survivor while an application of his position is there, and no longer', async () => {
    const position = await openPosition(server, admin);
    const manager = await server.createUser(agencyId, 'HIRING_MANAGER');
    await server.asOwner(
      "insert into position_members (agency_id, position_id, user_id, role, ordinal) values ($1, $2, $3, 'HIRING_MANAGER', 1)",
      [agencyId, position, manager.userId],
    );
    const [one, two] = [await candidate(), await candidate()];
    await insertApplication(server, agencyId, position, 'Inbox', two);
    const seen = async (id: string) => (await server.call(getCandidate, manager, { params: { id } })).status;
    expect([await seen(one), await seen(two)]).toEqual([404, 200]);
    const { id } = (await merge(one, two)).body.data;
    expect([await seen(one), await seen(two)]).toEqual([200, 200]);
    expect(await server.jobs(`retention:${agencyId}`)).toHaveLength(1);
    await undo(id);
    expect([await seen(one), await seen(two)]).toEqual([404, 200]);
  });

  it('[MERGE-19] erasing the survivor erases what the merge kept, files too', async () => {
    const [cv, other] = [await file('mine'), await file('theirs')];
    const one = await candidate({ cv_file_id: cv.id, cv_status: 'READ' });
    const two = await candidate({ first_name: 'Unrepeatable', cv_file_id: other.id, cv_status: 'READ' });
    const { id } = (await merge(one, two)).body.data;
    await server.asOwner("update files set created_at = now() - interval '2 days' where id = $1", [other.id]);
    await sweepFiles(server.deps, agencyId);
    const left = () =>
      server.asOwner('select id from files where id = any ($1::uuid[])', [[cv.id, other.id]]);
    expect(await left()).toHaveLength(2);
    expect((await server.call(deleteCandidate, admin, { params: { id: one } })).status).toBe(200);
    expect(await left()).toEqual([]);
    expect(await server.asOwner('select 1 from candidate_merges where id = $1', [id])).toEqual([]);
    expect((await undo(id)).status).toBe(404);
  });

  it('[MERGE-20] a merge ends the pairs of the two, marks of the vanished one pass on, and an undo brings a dismissal back', async () => {
    const [one, two, three] = [
      await candidate({ phone_number: '633 000 222', last_name: 'Bassols Trias' }),
      await candidate({ phone_number: '633 000 222', last_name: 'Bassols Trias' }),
      await candidate({ phone_number: '633 000 222', last_name: 'Bassols Trias' }),
    ];
    await change(three, { possible_duplicate_of: two, email: 'same@posta.example' });
    await change(two, { email: 'same@posta.example' });
    await scanNow(server.deps, agencyId);
    const pairs = async (candidateId: string) =>
      (await server.call(listDuplicates, admin, { query: { candidateId } })).body.data.items.length;
    expect(await pairs(two)).toBe(2);
    await server.asOwner(
      'update duplicate_pairs set dismissed_at = $1 where $2 in (first_id, second_id) and $3 in (first_id, second_id)',
      [now(), two, three],
    );
    const { id } = (await merge(one, two, { fields: { email: 'OTHER' } })).body.data;
    expect([await pairs(two), await rowOf(three)]).toMatchObject([0, { possible_duplicate_of: one }]);
    expect(await server.jobs(`duplicates:${one}`)).toHaveLength(1);
    await undo(id);
    expect([await pairs(two), await rowOf(three)]).toMatchObject([1, { possible_duplicate_of: two }]);
  });

  it('[MERGE-21] is no one’s business outside the agency, nor a hiring manager’s, and names what is wrong', async () => {
    const [one, two] = [await candidate(), await candidate()];
    const stranger = await server.createAgency('Rival');
    const given = await body(one, two, {});
    const theirs = await server.call(mergeCandidates, stranger, { body: given });
    expect([theirs.status, theirs.error.fields]).toEqual([
      400,
      { [one < two ? 'survivor_id' : 'other_id']: 'not_found' },
    ]);
    const { id } = (await server.call(mergeCandidates, admin, { body: given })).body.data;
    expect((await server.call(undoMerge, stranger, { params: { id } })).status).toBe(404);
    expect((await server.call(listMerges, stranger, { query: {} })).body.data.items).toEqual([]);
    expect((await server.call(getCandidate, stranger, { params: { id: two } })).status).toBe(404);
    const manager = await server.createUser(agencyId, 'HIRING_MANAGER');
    expect((await server.call(undoMerge, manager, { params: { id } })).status).toBe(403);
    expect((await server.call(undoMerge, null, { params: { id } })).status).toBe(401);
    const same = await server.call(mergeCandidates, admin, { body: { ...given, otherId: one } });
    expect([same.status, same.error.fields]).toEqual([400, { other_id: 'invalid_value' }]);
    const alien = await merge(one, await candidate(), { lists: { educations: [newId()] } });
    expect([alien.status, alien.error.fields]).toEqual([400, { 'lists.educations': 'not_found' }]);
  });

  it('knows every table that belongs to a candidate or an application', async () => {
    const rows = await server.asOwner<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and conparentid = 0 and confrelid in ('candidates'::regclass, 'applications'::regclass)`,
    );
    const known = [
      ...BY_CANDIDATE,
      ...ON_APPLICATION,
      'candidates',
      'candidate_merges',
      // Derived; what people decided of them is kept with the merge.
      'duplicate_pairs',
      'deletion_warnings',
      'intake_duplicates',
      // Derived, and written with the candidate.
      'candidate_words',
      // Derived from applications and their moves, and written back with them.
      'application_facts',
      // Answers a call that is sent again within a day; a candidate who is merged away is nobody's answer.
      'creation_keys',
    ];
    expect(rows.map((row) => row.name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('[MERGE-22] any merges, edits and undos end as the model of them says', async () => {
    // A generator of its own: the same run every time.
    let seed = 20_261_121;
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return (seed >>> 8) % below;
    };
    const FIELDS = {
      firstName: 'first_name',
      jobTitle: 'job_title',
      phoneNumber: 'phone_number',
      summary: 'summary',
    } as const;
    const position = await openPosition(server, admin);
    for (let round = 0; round < 6; round += 1) {
      const people: string[] = [];
      for (let index = 0; index < 3; index += 1) {
        const id = await candidate({
          first_name: `Name ${random(3)}`,
          job_title: random(2) ? `Title ${random(3)}` : null,
          phone_number: random(2) ? `60${random(9)}` : null,
          email: `${newId()}@posta.example`,
        });
        people.push(id);
        for (let stage = 0; stage < random(3); stage += 1)
          await experience(id, `Company ${random(4)}`, stage);
        if (random(2)) await language(id, 'es', ['B1', 'C1'][random(2)] ?? 'B1', 0);
        if (random(2)) await moveOf(await insertApplication(server, agencyId, position, 'Inbox', id));
        if (random(2)) await message(id, null, `${id}@posta.example`);
        if (random(2)) await comment(id, `of ${index}`);
      }
      const stood = await dump(...people);
      const merges: string[] = [];
      let alive = [...people];
      while (alive.length > 1 && (merges.length === 0 || random(3) > 0)) {
        const [survivor = '', other = ''] = random(2) ? alive : [...alive].reverse();
        const fields = Object.fromEntries(
          Object.keys(FIELDS).map((name) => [name, random(2) ? 'OTHER' : 'SURVIVOR']),
        );
        const done = await merge(survivor, other, { fields });
        expect(done.status).toBe(200);
        merges.push(done.body.data.id);
        alive = alive.filter((id) => id !== other);
      }
      // The last survivor is edited; of a merge before that, everything returns.
      const last = await server.asOwner<{ survivor_id: string }>(
        'select survivor_id from candidate_merges where id = $1',
        [merges.at(-1)],
      );
      const edited = last[0]?.survivor_id ?? '';
      const edits: Record<string, string> = {};
      for (const [name, column] of Object.entries(FIELDS))
        if (random(3) === 0) {
          edits[column] = `6${random(9)}${random(9)}`;
          await server.call(updateCandidate, admin, {
            params: { id: edited },
            body: { [name]: edits[column] },
          });
        }
      const added = random(2) ? await comment(edited, 'since') : undefined;
      for (const id of merges.reverse()) expect((await undo(id)).status).toBe(200);
      const ended = await dump(...people);
      const expected = structuredClone(stood);
      expected.candidates = (expected.candidates ?? []).map((row) =>
        row.id === edited ? { ...row, ...edits } : row,
      );
      const since = added?.body.data.id;
      ended.candidate_comments = (ended.candidate_comments ?? []).filter((row) => row.id !== since);
      // What was edited since stays with whom it was edited of.
      const isOfEdited = ended.candidate_edits?.every((row) => row.candidate_id === edited);
      expect([isOfEdited, expected.candidate_edits]).toEqual([true, []]);
      ended.candidate_edits = [];
      expect(ended).toEqual(expected);
    }
  });
});
