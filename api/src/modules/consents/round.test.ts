import { after, before, beforeEach, describe, it } from 'node:test';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import {
  CONSENT_MAILS_A_MINUTE,
  getConsentRound,
  startConsentRound,
  stopConsentRound,
} from '@cantera/shared/contracts/consent-rounds';
import { sendGdpr } from '@cantera/shared/contracts/consents';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { until } from '../../testing/until.ts';
import { consentJobs } from './consents.jobs.ts';
import { askShare } from './round.service.ts';

describe('a round that asks for consent', () => {
  let server: TestServer;
  let admin: TestUser;
  let agencyId: string;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());
  beforeEach(async () => {
    admin = await server.createAgency('Roure & Vela');
    agencyId = admin.agencyId;
  });

  const imported = async (count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1)
      ids.push(await insertCandidate(server, agencyId, { email: `${newId().slice(-12)}@posta.example` }));
    return ids;
  };
  const show = async (user = admin) => (await server.call(getConsentRound, user, {})).body.data;
  const start = (people: number, user = admin) => server.call(startConsentRound, user, { body: { people } });
  const stop = () => server.call(stopConsentRound, admin, {});
  const requests = () =>
    server.asOwner<{ id: string; candidate_id: string; requested_by: string | null }>(
      'select id, candidate_id, requested_by from consent_requests where agency_id = $1 order by created_at, id',
      [agencyId],
    );
  const nextMinute = async () => {
    await server.asOwner(
      "update consent_requests set created_at = created_at - interval '61 seconds' where agency_id = $1",
      [agencyId],
    );
    await askShare(server.deps, agencyId);
  };
  const statusOf = async (id: string) =>
    (await server.call(getCandidate, admin, { params: { id } })).body.data.gdpr.status;
  const send = async (requestId: string) =>
    consentJobs['consents.send']?.(
      { agencyId, requestId },
      // The handler asks for no more of its context.
      { deps: server.deps, isLastAttempt: false } as Parameters<
        NonNullable<(typeof consentJobs)['consents.send']>
      >[1],
    );

  it('[GDPR-25] counts who has an address and was never asked, and shows the mail that each would get', async () => {
    await imported(2);
    await insertCandidate(server, agencyId, { email: '' });
    const asked = await insertCandidate(server, agencyId, { email: 'asked@posta.example' });
    const first = await insertCandidate(server, agencyId, { email: 'twice@posta.example' });
    const second = await insertCandidate(server, agencyId, { email: 'twice@aviat.example' });
    await server.asOwner("update candidates set gdpr_status = 'PENDING' where id = $1", [asked]);
    await server.asOwner(
      "update candidates set email = 'twice@posta.example', possible_duplicate_of = $2 where id = $1",
      [second, first],
    );
    const { neverAsked, mailsAMinute, mail, round } = await show();
    expect([neverAsked, mailsAMinute, round]).toEqual([3, CONSENT_MAILS_A_MINUTE, null]);
    expect(mail.subject).toContain('Roure & Vela');
    expect(mail.paragraphs.join(' ')).toMatch(/consent/);
    const recruiter = await server.createUser(agencyId, 'RECRUITER');
    expect((await server.call(getConsentRound, recruiter, {})).status).toBe(403);
    expect((await start(3, recruiter)).status).toBe(403);
    expect(await requests()).toEqual([]);
  });

  it('[GDPR-26] asks nobody when another number was seen, and begins no second round beside one that runs', async () => {
    await imported(2);
    const refused = await start(1);
    expect([refused.status, refused.error]).toEqual([
      409,
      expect.objectContaining({ code: 'CONSENT_COUNT_CHANGED', details: { never_asked: 2 } }),
    ]);
    expect((await show()).round).toBeNull();
    const begun = await start(2);
    expect(begun.body.data.round).toMatchObject({ status: 'RUNNING', people: 2, asked: 0, endedAt: null });
    expect(await server.jobs(`consent-round:${agencyId}`)).toMatchObject([{ task: 'consents.ask_round' }]);
    expect((await start(2)).error?.code).toBe('CONSENT_ROUND_RUNNING');
  });

  it('[GDPR-27] asks as many a minute as the pace allows, each once, until all are asked', async () => {
    const people = await imported(CONSENT_MAILS_A_MINUTE + 2);
    await start(people.length);
    await askShare(server.deps, agencyId);
    const share = await requests();
    expect(share.map((row) => row.candidate_id)).toEqual(people.slice(0, CONSENT_MAILS_A_MINUTE));
    expect(new Set(share.map((row) => row.requested_by))).toEqual(new Set([admin.userId]));
    // A job that is done twice in one minute asks nobody more.
    await askShare(server.deps, agencyId);
    expect(await requests()).toHaveLength(CONSENT_MAILS_A_MINUTE);
    expect((await show()).round).toMatchObject({ status: 'RUNNING', asked: CONSENT_MAILS_A_MINUTE });
    // Who comes while it runs was not seen by the administrator: the round leaves them.
    const [late] = await imported(1);
    await nextMinute();
    expect((await show()).round?.status).toBe('RUNNING');
    await nextMinute();
    expect((await requests()).map((row) => row.candidate_id).sort()).toEqual([...people].sort());
    const { round, neverAsked } = await show();
    expect([round, neverAsked]).toMatchObject([{ status: 'DONE', asked: people.length }, 1]);
    expect([await statusOf(people[0] ?? ''), await statusOf(late ?? '')]).toEqual(['PENDING', 'NOT_SENT']);
  });

  it('[GDPR-27] goes on after a share that broke off, and leaves nobody out', async () => {
    const people = await imported(3);
    await start(3);
    const lost = await server.inTenant(agencyId, async (tx) => {
      await tx
        .selectFrom('candidates')
        .select('id')
        .where('agency_id', '=', agencyId)
        .where('id', '=', people[2] ?? '')
        .forUpdate()
        .execute();
      const broken = askShare(server.deps, agencyId).then(
        () => 'done',
        () => 'lost',
      );
      await until('the share waiting', async () => {
        const waiting = await server.asOwner(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
      return broken;
    });
    expect([lost, await requests()]).toEqual(['lost', []]);
    await askShare(server.deps, agencyId);
    expect((await requests()).map((row) => row.candidate_id)).toEqual(people);
  });

  it('[GDPR-28] stopped, keeps the mails back that have not left; whom they would reach was never asked', async () => {
    const people = await imported(3);
    await start(3);
    await askShare(server.deps, agencyId);
    const [first, second] = await requests();
    await send(first?.id ?? '');
    const { body } = await stop();
    expect(body.data).toMatchObject({ neverAsked: 2, round: { status: 'STOPPED', asked: 1, sent: 1 } });
    expect(body.data.round?.endedAt).not.toBeNull();
    expect(await Promise.all(people.map(statusOf))).toEqual(['PENDING', 'NOT_SENT', 'NOT_SENT']);
    expect(await server.jobs(`consent:${second?.id}`)).toEqual([]);
    // A worker that took the job before sends nothing either.
    await send(second?.id ?? '');
    await askShare(server.deps, agencyId);
    expect((await show()).round).toMatchObject({ asked: 1, sent: 1 });
    // Another round asks the rest.
    expect((await start(2)).status).toBe(200);
  });

  it('[GDPR-28] leaves whoever has answered meanwhile or is asked by another mail as they are', async () => {
    const people = await imported(3);
    const [answered = '', asked = '', other = ''] = people;
    await start(3);
    await askShare(server.deps, agencyId);
    // An application on the public site, while the mail of the round waits.
    await server.asOwner("update candidates set gdpr_status = 'ACCEPTED' where id = $1", [answered]);
    const recruiter = await server.createUser(agencyId, 'RECRUITER');
    expect((await server.call(sendGdpr, recruiter, { params: { id: asked } })).status).toBe(200);
    expect((await stop()).status).toBe(200);
    expect(await Promise.all([answered, asked, other].map(statusOf))).toEqual([
      'ACCEPTED',
      'PENDING',
      'NOT_SENT',
    ]);
  });

  it('[GDPR-27] sends no mail to whoever has answered before it leaves', async () => {
    const [answered = ''] = await imported(1);
    await start(1);
    await askShare(server.deps, agencyId);
    await server.asOwner("update candidates set gdpr_status = 'ACCEPTED' where id = $1", [answered]);
    const [request] = await requests();
    await send(request?.id ?? '');
    expect((await show()).round).toMatchObject({ asked: 1, sent: 0, failed: 1 });
    expect(await statusOf(answered)).toBe('ACCEPTED');
  });
});
