import { after, before, beforeEach, describe, it } from 'node:test';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import {
  CONSENT_MAILS_A_MINUTE,
  getConsentRound,
  startConsentRound,
} from '@cantera/shared/contracts/consent-rounds';
import {
  askForConsents,
  MAX_ASKED_AT_ONCE,
  previewAsking,
  withdrawConsents,
} from '@cantera/shared/contracts/consents';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { askShare } from './round.service.ts';

describe('a selection that is asked for consent', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let agencyId: string;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.close());
  beforeEach(async () => {
    agencyId = (await server.createAgency('Roure & Vela')).agencyId;
    recruiter = await server.createUser(agencyId, 'RECRUITER');
  });

  const person = (email = `${newId().slice(-12)}@posta.example`) =>
    insertCandidate(server, agencyId, { email });
  const people = async (count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1) ids.push(await person());
    return ids;
  };
  const preview = (candidateIds: string[], user = recruiter) =>
    server.call(previewAsking, user, { body: { candidateIds } });
  const ask = (candidateIds: string[], seen = candidateIds.length, user = recruiter) =>
    server.call(askForConsents, user, { body: { candidateIds, people: seen } });
  const withdraw = (requestIds: string[], user = recruiter) =>
    server.call(withdrawConsents, user, { body: { requestIds } });
  const statusOf = async (id: string) =>
    (await server.call(getCandidate, recruiter, { params: { id } })).body.data.gdpr.status;
  const times = async () =>
    (
      await server.asOwner<{ ask_at: Date | string }>(
        'select ask_at from consent_requests where agency_id = $1 order by ask_at',
        [agencyId],
      )
    ).map((row) => new Date(row.ask_at).getTime());
  const isInWait = async (requestId: string) => (await server.jobs(`consent:${requestId}`)).length === 1;

  it('[BULK-05] says how many mails leave, why the others get none, and what the mail says', async () => {
    const [askable = '', accepted = '', pending = '', double = ''] = await people(4);
    const noEmail = await person('');
    const never = await person();
    await server.asOwner('update candidates set email = null where id = $1', [never]);
    await server.asOwner("update candidates set gdpr_status = 'ACCEPTED' where id = $1", [accepted]);
    await server.asOwner("update candidates set gdpr_status = 'PENDING' where id = $1", [pending]);
    await server.asOwner('update candidates set possible_duplicate_of = $2 where id = $1', [double, askable]);
    const all = [askable, accepted, pending, double, noEmail, never, newId()];
    const { body } = await preview(all);
    expect(body.data).toMatchObject({
      toAsk: 1,
      askedBefore: 2,
      withoutEmail: 2,
      duplicates: 1,
      mailsAMinute: CONSENT_MAILS_A_MINUTE,
    });
    expect(body.data.mail.subject).toContain('Roure & Vela');
    expect(await times()).toEqual([]);

    const { body: answer } = await ask(all, 1);
    expect(answer.data.requestIds).toHaveLength(1);
    expect(await Promise.all([askable, accepted, pending, double, noEmail].map(statusOf))).toEqual([
      'PENDING',
      'ACCEPTED',
      'PENDING',
      'NOT_SENT',
      'NOT_SENT',
    ]);
  });

  it('[BULK-05] asks nobody when another number was seen', async () => {
    const ids = await people(2);
    const refused = await ask(ids, 3);
    expect([refused.status, refused.error]).toEqual([
      409,
      expect.objectContaining({ code: 'CONSENT_COUNT_CHANGED', details: { to_ask: 2 } }),
    ]);
    expect(await times()).toEqual([]);
  });

  it('[BULK-05] lets the mails leave at the pace of the agency, the first once it could have been undone', async () => {
    const begun = Date.now();
    const { body } = await ask(await people(3));
    const step = 60_000 / CONSENT_MAILS_A_MINUTE;
    const [first = 0, second, third] = await times();
    expect(first).toBeGreaterThanOrEqual(begun + body.data.unsendSeconds * 1000);
    expect([second, third]).toEqual([first + step, first + 2 * step]);
    // Another selection of anybody comes behind it.
    await ask(await people(1), 1, await server.createUser(agencyId, 'RECRUITER'));
    expect((await times())[3]).toBe(first + 3 * step);
    expect(await Promise.all(body.data.requestIds.map(isInWait))).toEqual([true, true, true]);
  });

  it('[GDPR-27] [BULK-05] leaves a round no more than the rest of the pace', async () => {
    await ask(await people(CONSENT_MAILS_A_MINUTE - 10));
    const admin = await server.createUser(agencyId, 'AGENCY_ADMIN');
    await people(40);
    await server.call(startConsentRound, admin, { body: { people: 40 } });
    await askShare(server.deps, agencyId);
    const { round } = (await server.call(getConsentRound, admin, {})).body.data;
    expect(round?.asked).toBeGreaterThanOrEqual(10);
    expect(round?.asked).toBeLessThanOrEqual(20);
  });

  it('[BULK-05] undone, keeps back the mails that have not left; whom they would reach was never asked', async () => {
    const ids = await people(3);
    const [gone = '', answered = '', waiting = ''] = ids;
    const { requestIds } = (await ask(ids)).body.data;
    const requestOf = async (candidateId: string) =>
      (
        await server.asOwner<{ id: string }>('select id from consent_requests where candidate_id = $1', [
          candidateId,
        ])
      )[0]?.id ?? '';
    await server.asOwner("update consent_requests set delivery = 'SENT' where candidate_id = $1", [gone]);
    await server.asOwner("update candidates set gdpr_status = 'ACCEPTED' where id = $1", [answered]);
    const waits = await requestOf(waiting);
    const colleague = await server.createUser(agencyId, 'RECRUITER');
    expect((await withdraw(requestIds, colleague)).body.data.withdrawn).toBe(0);
    expect((await withdraw(requestIds)).body.data.withdrawn).toBe(2);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['PENDING', 'ACCEPTED', 'NOT_SENT']);
    expect(await isInWait(waits)).toBe(false);
    // Whom it was taken back from can be asked anew.
    expect((await ask([waiting])).status).toBe(200);
  });

  it('takes people of another agency for nobody, too many for a mistake, and no hiring manager', async () => {
    const stranger = await server.createAgency();
    const theirs = await insertCandidate(server, stranger.agencyId, { email: 'theirs@posta.example' });
    expect((await preview([theirs])).body.data.toAsk).toBe(0);
    expect((await ask([theirs])).status).toBe(409);
    const tooMany = Array.from({ length: MAX_ASKED_AT_ONCE + 1 }, () => newId());
    expect((await preview(tooMany)).status).toBe(400);
    const manager = await server.createUser(agencyId, 'HIRING_MANAGER');
    expect((await ask([await person()], 1, manager)).status).toBe(403);
  });
});
