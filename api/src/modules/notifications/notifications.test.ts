import { after, before, beforeEach, describe, it } from 'node:test';
import { updateLegal } from '@cantera/shared/contracts/agency-settings';
import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { createComment } from '@cantera/shared/contracts/comments';
import { answerConsentRequest } from '@cantera/shared/contracts/consents';
import {
  getNotificationSettings,
  listNotifications,
  NOTIFICATION_KINDS,
  type NotificationKind,
  readNotifications,
  updateNotificationSettings,
} from '@cantera/shared/contracts/notifications';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { countNotifications } from '@cantera/shared/contracts/unread-notifications';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { automate, saveWorkflow } from '../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition } from '../../testing/pipeline-data.ts';
import { applicant, apply, insertQuestion, portalPosition, slugOf } from '../../testing/public-data.ts';
import { consentToken } from '../consent-links/index.ts';
import { requestConsent } from '../consents/request.service.ts';
import { settleMessage } from '../messages/automatic/settling.ts';
import { queueMessage } from '../messages/index.ts';
import { retain } from '../retention/index.ts';
import { notify } from './index.ts';

describe('notifications', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let colleague: TestUser;
  let manager: TestUser;
  let agencyId: string;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());
  beforeEach(async () => {
    admin = await server.createAgency();
    agencyId = admin.agencyId;
    recruiter = await server.createUser(agencyId, 'RECRUITER');
    colleague = await server.createUser(agencyId, 'RECRUITER');
    manager = await server.createUser(agencyId, 'HIRING_MANAGER');
  });

  const list = async (user: TestUser, query: object = {}) =>
    (await server.call(listNotifications, user, { query })).body.data;
  const kinds = async (user: TestUser) => (await list(user)).items.map(({ kind }) => kind);
  const count = async (user: TestUser) =>
    (await server.call(countNotifications, user, {})).body.data.unreadCount;
  const read = (user: TestUser, body: { ids?: string[]; upTo?: string }) =>
    server.call(readNotifications, user, { body });
  const toggle = (user: TestUser, kind: NotificationKind, isOn: boolean) =>
    server.call(updateNotificationSettings, user, { body: { kinds: [{ kind, isOn }] } });
  const managedPosition = async () => {
    const id = await portalPosition(server, recruiter, { title: 'Fustera' });
    const answer = await server.call(updatePosition, recruiter, {
      params: { id },
      body: { hiringManagersIds: [manager.userId] },
    });
    expect(answer.status).toBe(200);
    return id;
  };
  const applyTo = async (positionId: string, fields = {}) =>
    expect((await apply(server, slugOf(admin), positionId, applicant(fields))).statusCode).toBeLessThan(300);
  /** Heard by whom, of the live events of notifications. */
  const heard = async () =>
    (
      await server.asOwner<{ topic: string }>(
        "select event->>'topic' as topic from live_events where agency_id = $1 and event->>'topic' like 'notifications/%'",
        [agencyId],
      )
    ).map(({ topic }) => topic.split('/')[1]);

  it('[NOTE-06] tell the recruiters and hiring managers of a position of an application, once each', async () => {
    const positionId = await managedPosition();
    const form = applicant({ first_name: 'Aina', last_name: 'Roure' });
    for (let time = 1; time <= 2; time += 1)
      expect((await apply(server, slugOf(admin), positionId, form)).statusCode).toBeLessThan(300);
    for (const user of [recruiter, manager]) {
      const { items, unreadCount, hasMore } = await list(user);
      expect(items).toEqual([
        {
          id: expect.any(String),
          kind: 'APPLICATION',
          createdAt: expect.any(String),
          isRead: false,
          candidate: { id: expect.any(String), name: 'Aina Roure' },
          position: { id: positionId, name: 'Fustera' },
          applicationId: expect.any(String),
        },
      ]);
      expect([unreadCount, hasMore]).toEqual([1, false]);
    }
    expect(await kinds(colleague)).toEqual([]);
    expect((await heard()).sort()).toEqual([recruiter.userId, manager.userId].sort());
  });

  it('[NOTE-06] do not tell of one that a killer question discarded, but of one that it only flags', async () => {
    const positionId = await managedPosition();
    const question = await insertQuestion(server, agencyId, positionId, {
      type: 'YES_NO',
      required: true,
      rejectConditions: { rejectOnNo: true },
    });
    await applyTo(positionId, { [`answers.${question}`]: 'false' });
    const stored = await server.asOwner('select 1 from applications where position_id = $1', [positionId]);
    // Nobody else has taken it out of the inbox, where it waits.
    expect([stored.length, await kinds(recruiter)]).toEqual([1, ['APPLICATION']]);
    const kq = await saveWorkflow(server, agencyId, []);
    await automate(server, agencyId, positionId, { kq });
    await applyTo(positionId, { [`answers.${question}`]: 'false' });
    expect(
      await server.asOwner('select 1 from applications where position_id = $1', [positionId]),
    ).toHaveLength(2);
    expect(await kinds(recruiter)).toEqual(['APPLICATION']);
  });

  it('[NOTE-07] tell who is mentioned, and not who mentions themselves', async () => {
    const candidateId = await insertCandidate(server, agencyId, { first_name: 'Biel', last_name: 'Soler' });
    const text = [colleague, recruiter].map(({ userId }) => `@[x]{${userId}}`).join(' ');
    const answer = await server.call(createComment, recruiter, {
      params: { id: candidateId },
      body: { comment: '<p>Mira’l.</p>', text },
    });
    const [told] = (await list(colleague)).items;
    expect(told).toMatchObject({
      kind: 'MENTION',
      candidate: { id: candidateId, name: 'Biel Soler' },
      actor: { id: recruiter.userId },
      commentId: answer.body.data.id,
    });
    expect(await kinds(recruiter)).toEqual([]);
  });

  it('[NOTE-08] tell the recruiters of open positions what somebody answered, each time anew', async () => {
    const positionId = await openPosition(server, recruiter);
    const candidateId = await insertCandidate(server, agencyId, { email: 'cesc@posta.example' });
    await insertApplication(server, agencyId, positionId, 'Inbox', candidateId);
    await server.inTenant(agencyId, (tx) =>
      requestConsent(tx, server.deps.config, { agencyId, candidateId, userId: recruiter.userId }),
    );
    const [request] = await server.asOwner<{ id: string }>(
      'select id from consent_requests where candidate_id = $1',
      [candidateId],
    );
    const token = consentToken(server.deps.config, request?.id ?? '');
    for (const accepted of [true, true, false])
      await server.call(answerConsentRequest, null, { params: { token }, body: { accepted } });
    expect((await list(recruiter)).items).toMatchObject([
      { kind: 'CONSENT_ANSWERED', answer: 'REJECTED' },
      { kind: 'CONSENT_ANSWERED', answer: 'ACCEPTED' },
    ]);
    expect(await kinds(colleague)).toEqual([]);
  });

  it('[NOTE-09] tell who sent a message that failed or is uncertain, else the recruiters of its position', async () => {
    const positionId = await openPosition(server, recruiter);
    const candidateId = await insertCandidate(server, agencyId);
    const applicationId = await insertApplication(server, agencyId, positionId, 'Inbox', candidateId);
    const message = async (senderId: string | null, status: 'FAILED' | 'UNCERTAIN' | 'SENT') => {
      const id = newId();
      await server.asOwner(
        `insert into messages (agency_id, id, application_id, candidate_id, channel, sender_id, subject, body, status, message_id, due_at, created_at)
         values ($1, $2, $3, $4, 'EMAIL', $5, 'Hola', '', 'SENDING', $6, now(), now())`,
        [agencyId, id, applicationId, candidateId, senderId, `<${id}@x>`],
      );
      await server.inTenant(agencyId, (tx) =>
        settleMessage(tx, agencyId, id, ['SENDING'], { status, failure: null }),
      );
    };
    await message(colleague.userId, 'FAILED');
    await message(colleague.userId, 'SENT');
    await message(null, 'UNCERTAIN');
    expect((await list(colleague)).items).toMatchObject([
      { kind: 'MESSAGE_FAILED', subject: 'Hola', isUncertain: false, position: { id: positionId } },
    ]);
    expect((await list(recruiter)).items).toMatchObject([{ kind: 'MESSAGE_FAILED', isUncertain: true }]);
    // Who sent it is gone by now.
    await message(newId(), 'FAILED');
    expect((await list(recruiter)).items).toMatchObject([{ isUncertain: false }, { isUncertain: true }]);
  });

  it('[NOTE-09] tell of a message that cannot leave at all, and again when it fails again', async () => {
    const positionId = await openPosition(server, recruiter);
    const candidateId = await insertCandidate(server, agencyId);
    const applicationId = await insertApplication(server, agencyId, positionId, 'Inbox', candidateId);
    const id = await server.inTenant(agencyId, (tx) =>
      queueMessage(tx, {
        agencyId,
        applicationId,
        candidateId,
        channel: 'EMAIL',
        senderId: colleague.userId,
        senderName: null,
        fromAddress: null,
        toAddress: null,
        subject: 'Hola',
        body: '',
        failure: 'NO_ADDRESS',
      }),
    );
    const [first] = (await list(colleague)).items;
    expect(first).toMatchObject({ kind: 'MESSAGE_FAILED', subject: 'Hola', position: { id: positionId } });
    await read(colleague, { ids: [first?.id ?? ''] });
    await server.inTenant(agencyId, (tx) =>
      settleMessage(tx, agencyId, id, ['FAILED'], { status: 'FAILED', failure: 'NO_ADDRESS' }),
    );
    const { items, unreadCount } = await list(colleague);
    expect([items.length, unreadCount]).toEqual([1, 1]);
  });

  it('[NOTE-10] tell administrators of deletions that are due, with how many', async () => {
    await server.call(updateLegal, admin, {
      body: {
        expirationGdprDays: 365,
        deletionPeriodRejectedGdprDays: 30,
        deletionPeriodRejectedGdprEnabled: true,
      },
    });
    for (let person = 1; person <= 2; person += 1) {
      const id = await insertCandidate(server, agencyId);
      await server.asOwner(
        "update candidates set gdpr_status = 'REJECTED', gdpr_status_at = now() - interval '40 days' where id = $1",
        [id],
      );
    }
    await retain(server.deps, agencyId);
    await retain(server.deps, agencyId);
    expect((await list(admin)).items).toMatchObject([{ kind: 'DELETION_DUE', count: 2 }]);
    expect(await kinds(recruiter)).toEqual([]);
  });

  it('[NOTE-11] are not written of a kind that is switched off', async () => {
    const positionId = await managedPosition();
    await toggle(recruiter, 'APPLICATION', false);
    await applyTo(positionId);
    expect([await kinds(recruiter), await kinds(manager)]).toEqual([[], ['APPLICATION']]);
    await toggle(recruiter, 'APPLICATION', true);
    await applyTo(positionId);
    expect(await kinds(recruiter)).toEqual(['APPLICATION']);
    const { data } = (await server.call(getNotificationSettings, recruiter, {})).body;
    expect(data.kinds.map(({ isOn }) => isOn)).toEqual(NOTIFICATION_KINDS.map(() => true));
    expect((await toggle(recruiter, 'NEWS' as NotificationKind, false)).status).toBe(400);
  });

  it('[NOTE-12] go from the list and the count of a manager who left the position', async () => {
    const positionId = await managedPosition();
    await applyTo(positionId);
    expect(await count(manager)).toBe(1);
    await server.call(updatePosition, recruiter, {
      params: { id: positionId },
      body: { hiringManagersIds: [] },
    });
    expect([await count(manager), await kinds(manager)]).toEqual([0, []]);
    expect(await count(recruiter)).toBe(1);
  });

  it('[NOTE-13] go with the candidate', async () => {
    const positionId = await managedPosition();
    await applyTo(positionId);
    const [told] = (await list(recruiter)).items;
    const id = told?.kind === 'APPLICATION' ? told.candidate.id : '';
    expect((await server.call(deleteCandidate, admin, { params: { id } })).status).toBe(200);
    expect(await server.asOwner('select 1 from notifications where agency_id = $1', [agencyId])).toEqual([]);
  });

  it('[NOTE-05] are read one by one or up to where somebody saw them, their own alone', async () => {
    const subjects = Array.from({ length: 25 }, () => newId());
    const candidateId = await insertCandidate(server, agencyId);
    for (const subjectId of subjects)
      await server.inTenant(agencyId, (tx) =>
        notify(tx, { agencyId, kind: 'MENTION', subjectId, candidateId }, [
          recruiter.userId,
          colleague.userId,
        ]),
      );
    const first = await list(recruiter);
    expect([first.items.length, first.hasMore, first.unreadCount]).toEqual([20, true, 25]);
    const last = first.items.at(-1)?.id ?? '';
    const second = await list(recruiter, { before: last });
    expect([second.items.length, second.hasMore]).toEqual([5, false]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(25);
    expect((await read(recruiter, { ids: ids.slice(0, 2) })).body.data.unreadCount).toBe(23);
    expect((await list(recruiter, { unread: true })).items[0]?.id).toBe(ids[2]);
    const theirs = (await list(colleague)).items.map(({ id }) => id);
    await read(recruiter, { ids: theirs });
    expect((await read(recruiter, { upTo: last })).body.data.unreadCount).toBe(17);
    expect((await read(recruiter, { upTo: ids[0] ?? '' })).body.data.unreadCount).toBe(0);
    expect(await count(colleague)).toBe(25);
  });

  it('count no further than a hundred', async () => {
    const candidateId = await insertCandidate(server, agencyId);
    await server.inTenant(agencyId, async (tx) => {
      for (let n = 0; n < 105; n += 1)
        await notify(tx, { agencyId, kind: 'MENTION', subjectId: newId(), candidateId }, [recruiter.userId]);
    });
    expect(await count(recruiter)).toBe(100);
  });
});
