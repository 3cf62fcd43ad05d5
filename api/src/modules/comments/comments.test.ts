import { after, before, describe, it } from 'node:test';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import {
  createComment,
  deleteComment,
  listComments,
  listMentionable,
  updateComment,
} from '@cantera/shared/contracts/comments';
import { COMMENT_TYPES } from '@cantera/shared/contracts/enums';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition } from '../../testing/pipeline-data.ts';

interface Mail {
  to_address: string;
  subject: string;
  body: string;
}

describe('comments on a candidate', () => {
  let server: TestServer;
  let admin: TestUser;
  let author: TestUser;
  let colleague: TestUser;
  let manager: TestUser;
  let rival: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    author = await server.createUser(admin.agencyId, 'RECRUITER');
    colleague = await server.createUser(admin.agencyId, 'RECRUITER');
    manager = await server.createUser(admin.agencyId, 'HIRING_MANAGER');
    rival = await server.createAgency('Rival');
  });
  after(() => server.close());

  const add = () => insertCandidate(server, admin.agencyId);
  const comment = (id: string, body: object = {}, user = author) =>
    server.call(createComment, user, { params: { id }, body: { comment: '<p>Bé.</p>', ...body } });
  const commented = async (id: string, body: object = {}, user = author) =>
    (await comment(id, body, user)).body.data;
  const change = (id: string, commentId: string, body: object, user = author) =>
    server.call(updateComment, user, {
      params: { id, commentId },
      body: { comment: '<p>Millor.</p>', ...body },
    });
  const list = async (id: string, query: object = {}, user = author) =>
    (await server.call(listComments, user, { params: { id }, query })).body.data;
  const count = async (id: string) =>
    (await server.call(getCandidate, author, { params: { id } })).body.data.commentCount;
  const mention = ({ userId }: TestUser, display = 'whoever') => `@[${display}]{${userId}}`;
  const mailsTo = ({ email }: TestUser, candidateId: string) =>
    server.asOwner<Mail>(
      'select to_address, subject, body from messages where to_address = $1 and candidate_id = $2 order by created_at',
      [email, candidateId],
    );

  it('refuses a place in the list that no answer has named', async () => {
    const id = await add();
    for (const before of [
      `2026-99-99T99:99:99Z_${newId()}`,
      `2026-02-30T00:00:00Z_${newId()}`,
      `2026-01-01T00:00:00Z_${'-'.repeat(36)}`,
    ]) {
      const { status, error } = await server.call(listComments, author, {
        params: { id },
        query: { before },
      });
      expect([before, status, error.fields]).toEqual([before, 400, { before: 'invalid_value' }]);
    }
  });

  it('is closed to strangers, to other agencies and to a hiring manager who does not see the candidate', async () => {
    const id = await add();
    const { id: commentId } = await commented(id);
    const calls = [
      [listComments, { id }, undefined],
      [listMentionable, { id }, undefined],
      [createComment, { id }, { comment: '<p>x</p>' }],
      [updateComment, { id, commentId }, { comment: '<p>x</p>' }],
      [deleteComment, { id, commentId }, undefined],
    ] as const;
    for (const [endpoint, params, body] of calls) {
      const ask = (user: TestUser | null) =>
        server.call(endpoint, user, { params, ...(body ? { body } : {}) } as never);
      const statuses = [await ask(null), await ask(rival), await ask(manager)].map(({ status }) => status);
      expect([endpoint.id, ...statuses]).toEqual([endpoint.id, 401, 404, 404]);
    }
    expect((await list(id)).items).toHaveLength(1);
  });

  it('[API-105] [API-106] [CCOM-06] [CCOM-08] writes a comment and lists it, newest first', async () => {
    const id = await add();
    const first = await comment(id);
    expect(first.wire).toEqual({
      data: {
        id: expect.any(String),
        candidate_id: id,
        type: 'other',
        text: '',
        comment: '<p>Bé.</p>',
        created_by: {
          id: author.userId,
          first_name: 'Núria',
          last_name: 'Castellví',
          email: author.email,
          image_url: null,
        },
        author_name: 'Núria Castellví',
        created_at: expect.stringMatching(/Z$/),
        updated_at: expect.stringMatching(/Z$/),
        version: 1,
      },
    });
    const second = await commented(id, { type: 'call', comment: '<p>Hem <b>parlat</b>.</p>' });
    const { items, next, counts } = await list(id);
    expect(items.map((item) => [item.id, item.type, item.comment])).toEqual([
      [second.id, 'call', '<p>Hem <b>parlat</b>.</p>'],
      [first.body.data.id, 'other', '<p>Bé.</p>'],
    ]);
    expect([next, counts]).toEqual([null, { call: 1, other: 1 }]);
    expect(await count(id)).toBe(2);
  });

  it('[CONST-90] [CCOM-07] takes the six types and no other', async () => {
    const id = await add();
    for (const type of COMMENT_TYPES) expect((await commented(id, { type })).type).toBe(type);
    const other = await server.inject(
      {
        method: 'POST',
        url: `/api/v1/candidates/${id}/comments`,
        payload: { comment: '<p>x</p>', type: 'rant' },
      },
      author,
    );
    expect([other.statusCode, other.json().error.fields]).toEqual([400, { type: 'invalid_value' }]);
  });

  it('[CCOM-04] [CCOM-05] lists by type, and page by page without a gap', async () => {
    const id = await add();
    for (let n = 0; n < 7; n += 1)
      await commented(id, { comment: `<p>${n}</p>`, type: n % 2 ? 'note' : 'meet' });
    expect((await list(id, { type: 'note' })).items.map((item) => item.comment)).toEqual([
      '<p>5</p>',
      '<p>3</p>',
      '<p>1</p>',
    ]);
    const seen: string[] = [];
    for (let before: string | undefined; ; ) {
      const page = await list(id, { limit: 3, ...(before ? { before } : {}) });
      seen.push(...page.items.map((item) => item.comment));
      expect(page.counts).toEqual({ meet: 4, note: 3 });
      if (page.next === null) break;
      before = page.next;
    }
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `<p>${n}</p>`));
    const wrong = await server.inject(
      { url: `/api/v1/candidates/${id}/comments?before=yesterday`, method: 'GET' },
      author,
    );
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([400, { before: 'invalid_format' }]);
  });

  it('[CCOM-19] [CCOM-21] stores a sanitised body without what stood in brackets, and none without a word', async () => {
    const id = await add();
    const { comment: body } = await commented(id, {
      comment: '<p onclick="x()">Truca [secret] <script>x()</script><b>demà [no</b>pe]</p>',
    });
    expect(body).toBe('<p>Truca  <b>demà </b></p>');
    for (const empty of ['<p> &nbsp;</p>', '<p>[secret]</p>', '<script>x()</script>']) {
      const answer = await comment(id, { comment: empty });
      expect([answer.status, answer.error.fields]).toEqual([400, { comment: 'required' }]);
    }
  });

  it('[CCOM-14] [CCOM-15] [CCOM-17] is changed and deleted by its author and by an admin, by nobody else', async () => {
    const id = await add();
    const { id: commentId } = await commented(id);
    for (const answer of [
      await change(id, commentId, {}, colleague),
      await server.call(deleteComment, colleague, { params: { id, commentId } }),
    ])
      expect([answer.status, answer.error.code]).toEqual([403, 'NOT_THE_AUTHOR']);
    expect((await change(id, commentId, {})).status).toBe(200);
    expect((await change(id, commentId, {}, admin)).status).toBe(200);
    const own = await commented(id, {}, colleague);
    expect((await server.call(deleteComment, admin, { params: { id, commentId: own.id } })).status).toBe(200);
    expect((await server.call(deleteComment, author, { params: { id, commentId } })).status).toBe(200);
    expect([(await list(id)).items, await count(id)]).toEqual([[], 0]);
  });

  it('[API-107] [API-108] changes what is sent; a stale version is refused; another candidate’s address finds nothing', async () => {
    const id = await add();
    const { id: commentId } = await commented(id, { type: 'note', text: mention(colleague) });
    const changed = await change(id, commentId, { version: 1 });
    expect(changed.body.data).toMatchObject({
      comment: '<p>Millor.</p>',
      type: 'note',
      text: mention(colleague, 'Núria Castellví'),
      version: 2,
    });
    const stale = await change(id, commentId, { version: 1 });
    expect([stale.status, stale.error.code, stale.error.details]).toEqual([
      409,
      'COMMENT_CHANGED',
      { version: 2 },
    ]);
    const elsewhere = await add();
    expect((await change(elsewhere, commentId, {})).status).toBe(404);
    expect((await server.call(deleteComment, author, { params: { id: elsewhere, commentId } })).status).toBe(
      404,
    );
    expect((await server.call(deleteComment, author, { params: { id, commentId } })).wire).toEqual({
      data: {},
    });
  });

  it('[CCOM-22] [CCOM-25] [CCOM-26] [CCOM-27] keeps well-formed mentions of members alone, under their names', async () => {
    const id = await add();
    const { text } = await commented(id, {
      text: `@x ${mention(colleague, 'The boss')} [secret] ${mention(colleague)} and ${mention(admin)}`,
    });
    expect(text).toBe(`${mention(colleague, 'Núria Castellví')} ${mention(admin, 'Núria Castellví')}`);
    expect((await commented(id, { text: '' })).text).toBe('');
    const plain = await comment(id, { text: 'Núria' });
    expect([plain.status, plain.error.fields]).toEqual([400, { text: 'invalid_format' }]);
    for (const stranger of [rival.userId, newId(), 'nobody']) {
      const answer = await comment(id, { text: `@[Somebody]{${stranger}}` });
      expect([answer.status, answer.error.fields]).toEqual([400, { text: 'not_found' }]);
    }
  });

  it('mails whom it mentions, once, in his language, with a link to the comment', async () => {
    const id = await add();
    await server.asOwner("update users set lang = 'ca' where id = $1", [colleague.userId]);
    const both = `${mention(colleague)} ${mention(author)}`;
    const { id: commentId } = await commented(id, { text: both });
    const [mail, ...more] = await mailsTo(colleague, id);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Núria Castellví t’ha mencionat: Jordi Puigdomènech');
    expect(mail?.body).toContain(`/candidates/${id}/comments?comment=${commentId}`);
    // Nobody writes to themselves, and what was said stays in the product.
    expect(await mailsTo(author, id)).toEqual([]);
    expect(mail?.body).not.toContain('Bé.');
    await change(id, commentId, { text: '' });
    await change(id, commentId, { text: `${both} ${mention(admin)}` });
    expect(await mailsTo(colleague, id)).toHaveLength(1);
    expect(await mailsTo(admin, id)).toHaveLength(1);
    const jobs = await server.asOwner(
      "select 1 from graphile_worker.jobs where task_identifier = 'messages.send'",
    );
    expect(jobs.length).toBeGreaterThanOrEqual(2);
    await server.asOwner('update users set lang = null where id = $1', [colleague.userId]);
  });

  it('[ACT-07] lets a hiring manager comment where he sees the candidate; nobody else is offered or told', async () => {
    const id = await add();
    const offered = async () =>
      (await server.call(listMentionable, author, { params: { id } })).body.data.map((each) => each.id);
    expect(await offered()).toEqual(expect.arrayContaining([admin, author, colleague].map((u) => u.userId)));
    expect(await offered()).not.toContain(manager.userId);
    const invited = await server.createUser(admin.agencyId, 'RECRUITER');
    await server.asOwner('update users set password_hash = null where id = $1', [invited.userId]);
    expect(await offered()).not.toContain(invited.userId);
    for (const unseeing of [manager, invited]) {
      const refused = await comment(id, { text: mention(unseeing) });
      expect([refused.status, refused.error.fields]).toEqual([400, { text: 'not_found' }]);
      expect(await mailsTo(unseeing, id)).toEqual([]);
    }
    const positionId = await openPosition(server, author);
    await insertApplication(server, admin.agencyId, positionId, 'Inbox', id);
    await server.asOwner(
      "insert into position_members (agency_id, position_id, user_id, role, ordinal) values ($1, $2, $3, 'HIRING_MANAGER', 0)",
      [admin.agencyId, positionId, manager.userId],
    );
    expect(await offered()).toContain(manager.userId);
    expect((await comment(id, {}, manager)).status).toBe(200);
    expect((await list(id, {}, manager)).items).toHaveLength(1);
    const { id: commentId } = await commented(id, { text: mention(manager) });
    expect(await mailsTo(manager, id)).toHaveLength(1);
    // Whoever edits it later need not take out somebody who sees the candidate no longer.
    await server.asOwner('delete from position_members where user_id = $1', [manager.userId]);
    expect((await change(id, commentId, { text: mention(manager) })).status).toBe(200);
    expect((await comment(id, { text: mention(manager) })).status).toBe(400);
  });

  it('goes with the candidate; a member who leaves stays by name', async () => {
    const id = await add();
    const leaver = await server.createUser(admin.agencyId, 'RECRUITER');
    const { id: commentId } = await commented(id, { text: mention(leaver) });
    await commented(id, {}, leaver);
    await server.asOwner('delete from users where id = $1', [leaver.userId]);
    const [newest, oldest] = (await list(id)).items;
    expect([newest?.createdBy, newest?.authorName]).toEqual([null, 'Núria Castellví']);
    expect(oldest?.text).toBe(mention(leaver, 'Núria Castellví'));
    // Whoever edits the comment need not take the name out.
    const edited = await change(id, commentId, { text: oldest?.text });
    expect(edited.body.data.text).toBe(oldest?.text);
    expect((await server.call(deleteCandidate, author, { params: { id } })).status).toBe(200);
    expect(await server.asOwner('select 1 from candidate_comments where candidate_id = $1', [id])).toEqual(
      [],
    );
  });

  it('tells open screens of the candidate', async () => {
    const id = await add();
    const { id: commentId } = await commented(id);
    await change(id, commentId, {});
    await server.call(deleteComment, author, { params: { id, commentId } });
    const events = await server.asOwner('select 1 from live_events where event @> $1', [
      JSON.stringify({ topic: `comments/${id}` }),
    ]);
    expect(events).toHaveLength(3);
  });
});
