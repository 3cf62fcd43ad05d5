import { after, before, beforeEach, describe, it } from 'node:test';
import {
  ACTIVITY_KINDS,
  type ActivityEntry,
  type ActivityEntryOf,
  type ActivityKind,
  listActivity,
  listProcesses,
} from '@cantera/shared/contracts/activity';
import {
  updateCandidate,
  updateCandidateSalary,
  updateJobSearchStatus,
} from '@cantera/shared/contracts/candidate-changes';
import { createComment } from '@cantera/shared/contracts/comments';
import { mergeCandidates } from '@cantera/shared/contracts/merges';
import { moveApplications, undoMove } from '@cantera/shared/contracts/pipeline';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition, stepNamed } from '../../testing/pipeline-data.ts';
import { recordConsent } from '../consents/index.ts';
import { queueMessage } from '../messages/index.ts';
import { cleanStoredTexts } from '../upkeep/clean-texts.service.ts';
import { pageOfKeys } from './keys.repository.ts';

describe('what happened with a person', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let manager: TestUser;
  let agencyId: string;
  let candidateId: string;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());
  beforeEach(async () => {
    admin = await server.createAgency();
    agencyId = admin.agencyId;
    recruiter = await server.createUser(agencyId, 'RECRUITER');
    manager = await server.createUser(agencyId, 'HIRING_MANAGER');
    candidateId = await insertCandidate(server, agencyId, { email: 'jordi@posta.example' });
  });

  const page = async (
    query: { before?: string; kinds?: ActivityKind[]; applicationId?: string } = {},
    user = recruiter,
  ) => {
    const answer = await server.call(listActivity, user, { params: { id: candidateId }, query });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const kindsOf = (items: readonly ActivityEntry[]) => items.map(({ kind }) => kind);
  const only = async <K extends ActivityKind>(kind: K, user = recruiter) =>
    (await page({ kinds: [kind] }, user)).items.filter(
      (entry): entry is ActivityEntryOf<K> => entry.kind === kind,
    );
  const processes = async (user = recruiter) => {
    const answer = await server.call(listProcesses, user, { params: { id: candidateId } });
    expect(answer.status).toBe(200);
    return answer.body.data.items;
  };
  const moveTo = async (positionId: string, applicationId: string, step: string, reason?: string) => {
    const answer = await server.call(moveApplications, recruiter, {
      params: { id: positionId },
      body: {
        stepId: await stepNamed(server, agencyId, positionId, step),
        applicationIds: [applicationId],
        ...(reason ? { rejectedReasonId: reason } : {}),
      },
    });
    expect(answer.status).toBe(200);
  };
  const write = (given: {
    applicationId?: string;
    senderId?: string;
    subject?: string;
    body?: string;
    failure?: string;
  }) =>
    server.inTenant(agencyId, (tx) =>
      queueMessage(tx, {
        agencyId,
        candidateId,
        channel: 'EMAIL',
        senderName: 'Núria Castellví',
        fromAddress: 'nuria@agency.example',
        toAddress: 'jordi@posta.example',
        subject: 'Hello',
        body: '<p>Bon dia</p>',
        ...given,
      }),
    );
  const comment = (text: string) =>
    server.call(createComment, recruiter, {
      params: { id: candidateId },
      body: { text: '', comment: `<p>${text}</p>`, type: 'call' },
    });
  const manages = async (positionId: string) => {
    const answer = await server.call(updatePosition, recruiter, {
      params: { id: positionId },
      body: { hiringManagersIds: [manager.userId] },
    });
    expect(answer.status).toBe(200);
  };
  const nameOf = async (user: TestUser) => {
    const [row] = await server.asOwner<{ name: string }>(
      "select trim(concat(first_name, ' ', last_name)) as name from users where id = $1",
      [user.userId],
    );
    return row?.name ?? '';
  };
  const versionOf = async (id: string) => {
    const [row] = await server.asOwner<{ version: number }>('select version from candidates where id = $1', [
      id,
    ]);
    return row?.version ?? 0;
  };
  /** An application, a move, a message, a comment, a consent, a mail that asks for one, a document, an edit and a merge, in this order. */
  const happen = async () => {
    const positionId = await openPosition(server, recruiter, { title: 'Fustera' });
    const applicationId = await insertApplication(server, agencyId, positionId, 'Inbox', candidateId);
    const [step] = await server.asOwner<{ name: string }>(
      "select name from steps where position_id = $1 and type = 'STEP' order by ordinal limit 1",
      [positionId],
    );
    await moveTo(positionId, applicationId, step?.name ?? '');
    const messageId = await write({ applicationId, senderId: recruiter.userId, failure: 'NO_CHANNEL' });
    await comment('She <b>called</b> back');
    await server.inTenant(agencyId, (tx) =>
      recordConsent(tx, { agencyId, candidateId, status: 'ACCEPTED', origin: 'LINK', locale: 'ca' }),
    );
    await server.asOwner(
      `insert into consent_requests (agency_id, id, candidate_id, token_hash, locale, requested_by, delivery, created_at, expires_at)
       values ($1, $2, $3, sha256(gen_random_uuid()::text::bytea), 'ca', $4, 'FAILED', clock_timestamp(), now() + interval '1 day')`,
      [agencyId, newId(), candidateId, recruiter.userId],
    );
    const fileId = newId();
    await server.asOwner(
      `insert into files (agency_id, id, access, storage_key, content_type, bytes, name, sha256, created_at)
       values ($1, $2::uuid, 'private', ($2::uuid)::text, 'application/pdf', 3, 'carta.pdf', sha256('x'), now())`,
      [agencyId, fileId],
    );
    await server.asOwner(
      `insert into candidate_documents (agency_id, id, candidate_id, file_id, title, description, created_by, created_at, updated_at)
       values ($1, $2, $3, $4, 'Carta', '', $5, clock_timestamp(), now())`,
      [agencyId, newId(), candidateId, fileId, recruiter.userId],
    );
    const edited = await server.call(updateCandidate, recruiter, {
      params: { id: candidateId },
      body: { jobTitle: 'Fustera', firstName: 'Jordi', hardSkills: [] },
    });
    expect(edited.status).toBe(200);
    const other = await insertCandidate(server, agencyId, { first_name: 'Jorge', last_name: 'P.' });
    const merged = await server.call(mergeCandidates, recruiter, {
      body: {
        survivorId: candidateId,
        otherId: other,
        survivorVersion: await versionOf(candidateId),
        otherVersion: await versionOf(other),
      },
    });
    expect(merged.status).toBe(200);
    return { positionId, applicationId, messageId, stepName: step?.name ?? '' };
  };

  it('[ACT-02] is told whole, the newest first, each with its words and who did it', async () => {
    const { positionId, applicationId, messageId, stepName } = await happen();
    const { items, next } = await page();
    expect(next).toBeNull();
    const by = { id: recruiter.userId, name: await nameOf(recruiter) };
    const at = expect.any(String);
    const id = expect.any(String);
    const position = { id: positionId, title: 'Fustera', applicationId };
    expect(items).toEqual([
      { kind: 'MERGE', id, at, by, otherName: 'Jorge P.', undoneAt: null },
      // Only what is another than it was.
      { kind: 'EDIT', id, at, by, fields: ['jobTitle'] },
      { kind: 'DOCUMENT', id, at, by, title: 'Carta' },
      { kind: 'CONSENT', id, at, by, what: 'ASKED', delivery: 'FAILED' },
      { kind: 'CONSENT', id, at, by: null, what: 'ACCEPTED', delivery: null },
      {
        kind: 'COMMENT',
        id,
        at,
        by,
        type: 'call',
        authorName: by.name,
        text: '',
        html: expect.stringContaining('called'),
        isEdited: false,
      },
      {
        kind: 'MESSAGE',
        id: messageId,
        at,
        by: { id: recruiter.userId, name: 'Núria Castellví' },
        position,
        message: expect.objectContaining({ id: messageId, status: 'FAILED', failure: 'NO_CHANNEL' }),
        html: '<p>Bon dia</p>',
        to: 'jordi@posta.example',
      },
      {
        kind: 'MOVE',
        id,
        at,
        by,
        position,
        fromStepName: 'Inbox',
        toStepName: stepName,
        reason: null,
        undoneAt: null,
        isByFormerMember: false,
      },
      { kind: 'APPLICATION', id: applicationId, at, by: null, position, source: 'INTERNAL' },
    ]);
    expect(items.map((entry) => entry.at)).toEqual(
      items
        .map((entry) => entry.at)
        .sort()
        .reverse(),
    );
  });

  it('[ACT-02] comes in pages that neither lose nor repeat, where many happened at one time too', async () => {
    for (const [count, at] of [
      [40, '2026-01-01T10:00:00.123456Z'],
      [25, '2026-01-02T10:00:00Z'],
    ] as const)
      await server.asOwner(
        `insert into candidate_comments (agency_id, id, candidate_id, type, comment, author_name, created_at, updated_at)
         select $1, gen_random_uuid(), $2, 'note', 'Note', 'Núria', $3, $3 from generate_series(1, ${count})`,
        [agencyId, candidateId, at],
      );
    const seen: string[] = [];
    const sizes: number[] = [];
    let before: string | null | undefined;
    do {
      const { items, next } = await page(before ? { before } : {});
      seen.push(...items.map(({ id }) => id));
      sizes.push(items.length);
      before = next;
    } while (before);
    expect([sizes, new Set(seen).size]).toEqual([[30, 30, 5], 65]);
    const wrong = await server.call(listActivity, recruiter, {
      params: { id: candidateId },
      query: { before: 'yesterday' },
    });
    expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([400, ['before']]);
  });

  it('[ACT-02] has one edit of what somebody changes in one go, and another of somebody else', async () => {
    const change = (user: TestUser, body: object) =>
      server.call(updateCandidate, user, { params: { id: candidateId }, body });
    await change(recruiter, { jobTitle: 'Forner' });
    await change(recruiter, { summary: 'Bakes.', jobTitle: 'Forner' });
    await change(recruiter, { summary: 'Bakes.' });
    await server.call(updateJobSearchStatus, admin, {
      params: { id: candidateId },
      body: { status: 'ACTIVE' },
    });
    await server.call(updateCandidateSalary, admin, {
      params: { id: candidateId },
      body: { amount: 31_000, currency: 'EUR' },
    });
    const edits = await only('EDIT');
    expect(edits.map(({ by, fields }) => [by?.id, fields])).toEqual([
      [admin.userId, ['salary', 'jobSearchStatus']],
      [recruiter.userId, ['jobTitle', 'summary']],
    ]);
    // A save that is refused is no edit.
    expect((await change(admin, { email: 'no address' })).status).toBe(400);
    expect(await only('EDIT')).toHaveLength(2);
  });

  it('[ACT-02] tells of a move that was taken back, and of one by somebody who has left', async () => {
    const { positionId, applicationId } = await happen();
    const undone = await server.call(undoMove, recruiter, {
      params: { id: positionId },
      body: { applicationIds: [applicationId] },
    });
    expect(undone.status).toBe(200);
    expect((await only('MOVE')).map(({ undoneAt }) => undoneAt !== null)).toEqual([true]);
    await server.asOwner(
      'update application_moves set moved_by = null, by_former_member = true where application_id = $1',
      [applicationId],
    );
    expect((await only('MOVE')).map(({ by, isByFormerMember }) => [by, isByFormerMember])).toEqual([
      [null, true],
    ]);
  });

  it('[ACT-02] reads the product’s own mails as words, and nothing that members are told', async () => {
    const positionId = await openPosition(server, recruiter);
    const applicationId = await insertApplication(server, agencyId, positionId, 'Inbox', candidateId);
    await write({
      applicationId,
      body: '<html><head><title>Thanks</title><style>p{}</style></head><body><h1>Thanks</h1><p>We <b>read</b> it &lt;soon&gt;</p><script>alert(1)</script></body></html>',
    });
    await write({ subject: 'You are mentioned' });
    await write({ senderId: recruiter.userId, subject: 'About nothing', body: '<p onclick="x()">Hi</p>' });
    const messages = await only('MESSAGE');
    expect(messages.map(({ message, html }) => [message.subject, html])).toEqual([
      ['About nothing', '<p>Hi</p>'],
      ['Hello', expect.stringMatching(/^<p>Thanks<\/p><p>We read it &lt;soon&gt;<\/p>/)],
    ]);
  });

  it('stores what a member wrote without anything that can run, and cleans what was stored before', async () => {
    const bodies = () =>
      server.asOwner<{ body: string }>('select body from messages where agency_id = $1 order by created_at', [
        agencyId,
      ]);
    const bad = '<p onclick="x()">Hi</p><script>alert(1)</script>';
    await write({ senderId: recruiter.userId, body: bad });
    expect(await bodies()).toEqual([{ body: '<p>Hi</p>' }]);
    await server.asOwner('update messages set body = $2 where agency_id = $1', [agencyId, bad]);
    const own = '<html lang="en"><body style="margin:0"><p>Thanks</p></body></html>';
    await write({ body: own });
    await server.asOwner('update agencies set rich_text_rules = 1 where id = $1', [agencyId]);
    await cleanStoredTexts(server.deps, agencyId);
    expect(await bodies()).toEqual([{ body: '<p>Hi</p>' }, { body: own }]);
  });

  it('[ACT-04] is filtered by kinds', async () => {
    await happen();
    for (const kind of ACTIVITY_KINDS) {
      const kinds = kindsOf((await page({ kinds: [kind] })).items);
      expect(kinds.length).toBeGreaterThan(0);
      expect(new Set(kinds)).toEqual(new Set([kind]));
    }
    expect(kindsOf((await page({ kinds: ['MERGE', 'MOVE'] })).items)).toEqual(['MERGE', 'MOVE']);
    const raw = await server.inject(
      { url: `/api/v1/candidates/${candidateId}/activity?kinds=MOVE,EDIT` },
      admin,
    );
    expect(raw.json().data.items.map(({ kind }: { kind: string }) => kind)).toEqual(['EDIT', 'MOVE']);
    const wrong = await server.inject({ url: `/api/v1/candidates/${candidateId}/activity?kinds=ODD` }, admin);
    expect(wrong.statusCode).toBe(400);
  });

  it('[PANEL-37] is that of one application: itself, its moves and messages, and nothing where the reader may not see it', async () => {
    await happen();
    const [onePosition, otherPosition] = [
      await openPosition(server, recruiter),
      await openPosition(server, recruiter),
    ];
    const one = await insertApplication(server, agencyId, onePosition, 'Inbox', candidateId);
    const other = await insertApplication(server, agencyId, otherPosition, 'Inbox', candidateId);
    await write({ applicationId: one, subject: 'About one' });
    await write({ applicationId: other, subject: 'About the other' });
    await write({ senderId: recruiter.userId, subject: 'About nothing' });
    const { items } = await page({ applicationId: one });
    expect(kindsOf(items)).toEqual(['MESSAGE', 'APPLICATION']);
    const messages = await page({ applicationId: one, kinds: ['MESSAGE', 'COMMENT'] });
    expect(messages.items.map((entry) => entry.kind === 'MESSAGE' && entry.message.subject)).toEqual([
      'About one',
    ]);
    expect((await page({ applicationId: one, kinds: ['EDIT'] })).items).toEqual([]);
    await manages(otherPosition);
    expect((await page({ applicationId: one }, manager)).items).toEqual([]);
    expect(kindsOf((await page({ applicationId: other }, manager)).items)).toEqual([
      'MESSAGE',
      'APPLICATION',
    ]);
  });

  it('[ACT-05] keeps from a hiring manager what is of positions that they do not manage, and what they may not read', async () => {
    const hidden = await happen();
    const own = await openPosition(server, recruiter, { title: 'Pastissera' });
    const ownApplication = await insertApplication(server, agencyId, own, 'Inbox', candidateId);
    await manages(own);
    const ownMessage = await write({ applicationId: ownApplication, senderId: recruiter.userId });
    await write({ senderId: recruiter.userId, subject: 'About no position' });
    await server.call(updateCandidateSalary, admin, {
      params: { id: candidateId },
      body: { amount: 31_000, currency: 'EUR' },
    });
    const { items } = await page({}, manager);
    const text = JSON.stringify(items);
    for (const secret of [hidden.positionId, hidden.applicationId, hidden.messageId, 'Fustera"', 'About no'])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    expect(kindsOf(items).sort()).toEqual(
      ['APPLICATION', 'COMMENT', 'CONSENT', 'CONSENT', 'DOCUMENT', 'EDIT', 'MESSAGE'].sort(),
    );
    const [message] = await only('MESSAGE', manager);
    // What the agency writes is not theirs to read, as before a move.
    expect([message?.id, message?.html]).toEqual([ownMessage, null]);
    expect((await only('EDIT', manager)).map(({ fields }) => fields)).toEqual([['jobTitle']]);
    // Whose position it is, is not theirs to know, though the recruiter of the same position does.
    expect((await processes(manager)).map(({ position }) => [position.id, position.clientName])).toEqual([
      [own, null],
    ]);
    expect((await processes()).find(({ position }) => position.id === own)?.position.clientName).toBe(
      'Forn Sant Jordi',
    );
    // Who may see the person no longer gets nothing.
    await server.asOwner('delete from position_members where user_id = $1', [manager.userId]);
    for (const endpoint of [listActivity, listProcesses])
      expect((await server.call(endpoint, manager, { params: { id: candidateId } })).status).toBe(404);
    // A position that was deleted is nobody's to see.
    await server.asOwner("update positions set status = 'DELETED' where id = $1", [hidden.positionId]);
    expect(JSON.stringify(await page())).not.toContain(hidden.positionId);
    expect((await processes()).map(({ position }) => position.id)).toEqual([own]);
  });

  it('[ACT-01] stands in processes, with position, step, since when and whose; those that go on first', async () => {
    const first = await openPosition(server, recruiter, {
      title: 'Fustera',
      recruitersIds: [recruiter.userId, admin.userId],
    });
    const discarded = await openPosition(server, recruiter, { title: 'Forner' });
    const closed = await openPosition(server, recruiter, { title: 'Pastissera' });
    const firstId = await insertApplication(server, agencyId, first, 'Inbox', candidateId);
    const discardedId = await insertApplication(server, agencyId, discarded, 'Discarded', candidateId);
    const closedId = await insertApplication(server, agencyId, closed, 'Inbox', candidateId);
    for (const [id, at] of [
      [firstId, '2026-01-01T09:00:00Z'],
      [discardedId, '2026-03-01T09:00:00Z'],
      [closedId, '2026-02-01T09:00:00Z'],
    ])
      await server.asOwner('update applications set moved_at = $2 where id = $1', [id, at]);
    const ended = await server.call(updatePositionStatus, recruiter, {
      params: { id: closed },
      body: { status: 'CLOSED_LOST' },
    });
    expect(ended.status).toBe(200);
    const found = await processes();
    expect(found.map(({ applicationId, isOngoing }) => [applicationId, isOngoing])).toEqual([
      [firstId, true],
      [discardedId, false],
      [closedId, false],
    ]);
    expect(found[0]).toEqual({
      applicationId: firstId,
      position: { id: first, title: 'Fustera', status: 'OPEN', clientName: 'Forn Sant Jordi' },
      step: { id: await stepNamed(server, agencyId, first, 'Inbox'), name: 'Inbox', type: 'INBOX' },
      since: '2026-01-01T09:00:00.000Z',
      isOngoing: true,
      recruiters: [recruiter, admin].map(({ userId }) => expect.objectContaining({ id: userId })),
    });
  });

  it('reads the long sources in the order of their indexes', async () => {
    const positionId = await openPosition(server, recruiter);
    const applicationId = await insertApplication(server, agencyId, positionId, 'Inbox', candidateId);
    await server.asOwner(
      `insert into messages (agency_id, id, candidate_id, application_id, channel, subject, body, status, message_id, due_at, created_at)
       select $1, gen_random_uuid(), $2, $3, 'EMAIL', 'Hello', repeat(md5(i::text), 12), 'SENT', i::text, now(), timestamptz '2026-01-01' + i * interval '1 minute'
       from generate_series(1, 2000) i`,
      [agencyId, candidateId, applicationId],
    );
    await server.asOwner(
      `insert into candidate_comments (agency_id, id, candidate_id, type, comment, author_name, created_at, updated_at)
       select $1, gen_random_uuid(), $2, 'note', repeat(md5(i::text), 12), 'Núria', timestamptz '2026-01-01' + i * interval '1 minute', now()
       from generate_series(1, 2000) i`,
      [agencyId, candidateId],
    );
    await server.asOwner('analyze messages; analyze candidate_comments');
    const plan = await server.inTenant(agencyId, async (tx) => {
      const statement = pageOfKeys(
        { agencyId, userId: recruiter.userId, sessionId: '', role: 'RECRUITER' },
        {
          candidateId,
          applicationIds: [applicationId],
          isOfApplications: false,
          before: undefined,
          kinds: ACTIVITY_KINDS,
          limit: 31,
        },
      ).compile(tx);
      const explained = await tx.executeQuery<Record<string, string>>({
        ...statement,
        sql: `explain ${statement.sql}`,
      });
      return explained.rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    for (const index of ['messages_candidate_time', 'candidate_comments_candidate'])
      expect(plan).toContain(`using ${index}`);
  });
});
