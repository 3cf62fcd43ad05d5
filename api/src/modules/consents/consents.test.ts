import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { answerConsentRequest, getConsentRequest, sendGdpr } from '@cantera/shared/contracts/consents';
import type { Locale } from '@cantera/shared/contracts/enums';
import { expect } from 'expect';
import PostalMime, { type Email } from 'postal-mime';
import { inSeconds, now } from '../../clock.ts';
import { hashToken, newId } from '../../ids.ts';
import { listOutbox, outboxFolder, readOutbox } from '../../integrations/mail/index.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';

const LINK = /https:\/\/cantera\.example\.com\/public\/gdpr\/([\w-]+)/;

describe('consent by a link', () => {
  let server: TestServer;
  let worker: RunningWorker;
  let admin: TestUser;
  let folder: string;
  before(async () => {
    server = await startTestServer({ PUBLIC_URL: 'https://cantera.example.com' });
    worker = startWorker(server.deps, server.databaseUrl);
    admin = await server.createAgency('Vela <i>i</i> Roure');
    folder = outboxFolder(server.deps.config);
  });
  after(async () => {
    await worker.stop();
    await server.close();
  });

  const newCandidate = async () => {
    const email = `${newId().slice(-10)}@example.test`;
    return { email, id: await insertCandidate(server, admin.agencyId, { first_name: 'Zoë', email }) };
  };
  const send = (id: string, user: TestUser | null = admin) => server.call(sendGdpr, user, { params: { id } });
  const mailsTo = async (address: string): Promise<Email[]> => {
    const names = await listOutbox(folder);
    const all = await Promise.all(
      names.map(async (name) => PostalMime.parse((await readOutbox(folder, name)) ?? Buffer.alloc(0))),
    );
    return all.filter((one) => one.to?.some((to) => to.address === address));
  };
  const tokensOf = async (address: string): Promise<string[]> =>
    (await mailsTo(address)).map((mail) => LINK.exec(mail.text ?? '')?.[1] ?? '');
  /** The link of the mail that came after those that are known. */
  const newToken = (address: string, known: readonly string[] = []) =>
    until(`a mail to ${address}`, async () =>
      (await tokensOf(address)).find((token) => !known.includes(token)),
    );
  const asked = async () => {
    const candidate = await newCandidate();
    expect((await send(candidate.id)).status).toBe(200);
    return { ...candidate, token: await newToken(candidate.email) };
  };
  const show = (token: string) => server.call(getConsentRequest, null, { params: { token } });
  const answer = (token: string, accepted: boolean, locale?: Locale) =>
    server.call(answerConsentRequest, null, { params: { token }, body: { accepted, locale } });
  const gdprOf = async (id: string) =>
    (await server.call(getCandidate, admin, { params: { id } })).body.data.gdpr;
  const consentsOf = (id: string) =>
    server.inTenant(admin.agencyId, (tx) =>
      tx.selectFrom('consents').selectAll().where('candidate_id', '=', id).orderBy('created_at').execute(),
    );

  it('[API-88] [API-137] [GDPR-17] [GDPR-18] makes the candidate PENDING and mails a link of which only the hash is stored', async () => {
    const { id, email } = await newCandidate();
    expect((await gdprOf(id)).status).toBe('NOT_SENT');
    const answered = await send(id);
    expect(answered.status).toBe(200);
    expect(answered.body.data.gdpr).toMatchObject({ status: 'PENDING', delivery: expect.any(String) });
    const token = await newToken(email);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('May Vela <i>i</i> Roure keep your data?');
    expect(mail?.html).not.toContain('<i>i</i>');
    expect(mail?.text).toContain('If you refuse, we have to delete your data.');
    await until('the delivery', async () => (await gdprOf(id)).delivery === 'SENT');
    const [row] = await server.inTenant(admin.agencyId, (tx) =>
      tx.selectFrom('consent_requests').selectAll().where('candidate_id', '=', id).execute(),
    );
    expect(row?.token_hash).toEqual(hashToken(token));
    const messages = await server.inTenant(admin.agencyId, (tx) =>
      tx.selectFrom('messages').select('id').where('candidate_id', '=', id).execute(),
    );
    expect(messages).toEqual([]);
  });

  it('is refused without a session, for another agency’s candidate, and without an address', async () => {
    const { id } = await newCandidate();
    expect((await send(id, null)).status).toBe(401);
    expect((await send(id, await server.createAgency())).status).toBe(404);
    const silent = await insertCandidate(server, admin.agencyId);
    const refused = await send(silent);
    expect([refused.status, refused.error.code]).toEqual([409, 'CANDIDATE_NO_EMAIL']);
    expect((await gdprOf(silent)).status).toBe('NOT_SENT');
  });

  it('shows who asks and nothing of the candidate but his first name', async () => {
    const { token } = await asked();
    const shown = await show(token);
    expect(shown.status).toBe(200);
    expect(shown.wire).toEqual({
      data: {
        first_name: 'Zoë',
        agency_id: admin.agencyId,
        agency_name: 'Vela <i>i</i> Roure',
        primary_color: expect.stringMatching(/^#[0-9a-f]{6}$/i),
        site_slug: expect.any(String),
        locale: 'en',
        answer: null,
        expires_at: expect.any(String),
      },
    });
  });

  it('[API-147] keeps what was answered with its time, language and the policy as it stood, and tells the screens', async () => {
    const { id, token } = await asked();
    await server.inTenant(admin.agencyId, (tx) =>
      tx
        .updateTable('agencies')
        .set({ privacy_policy: '<p>Policy</p>', privacy_policy_information: '<p>More</p>' })
        .execute(),
    );
    const accepted = await answer(token, true, 'ca');
    expect([accepted.status, accepted.body.data.answer]).toEqual([200, 'ACCEPTED']);
    expect((await gdprOf(id)).status).toBe('ACCEPTED');
    const [consent, ...more] = await consentsOf(id);
    expect(more).toEqual([]);
    expect(consent).toMatchObject({ status: 'ACCEPTED', origin: 'LINK', locale: 'ca' });
    expect(consent?.policy_sha256).toEqual(
      createHash('sha256').update('<p>Policy</p>\n<p>More</p>').digest(),
    );
    const events = await server.inTenant(admin.agencyId, (tx) =>
      tx.selectFrom('live_events').select('event').orderBy('id', 'desc').limit(1).execute(),
    );
    expect(events).toMatchObject([{ event: { topic: `candidate/${id}` } }]);
  });

  it('[GDPR-17] lets the last answer count until the link ends; the same again adds nothing', async () => {
    const { id, token } = await asked();
    await answer(token, true);
    await answer(token, true);
    await answer(token, false);
    expect((await gdprOf(id)).status).toBe('REJECTED');
    expect((await consentsOf(id)).map(({ status }) => status)).toEqual(['ACCEPTED', 'REJECTED']);
    expect((await show(token)).body.data.answer).toBe('REJECTED');
  });

  it('ends a link when a newer one is sent, when it is too old, and with the candidate', async () => {
    const { id, email, token } = await asked();
    await send(id);
    const second = await newToken(email, [token]);
    const old = await answer(token, true);
    expect([old.status, old.error.code]).toEqual([404, 'CONSENT_LINK_INVALID']);
    expect((await gdprOf(id)).status).toBe('PENDING');
    expect((await show(second)).status).toBe(200);
    await server.inTenant(admin.agencyId, (tx) =>
      tx
        .updateTable('consent_requests')
        .set({ expires_at: inSeconds(-1) })
        .where('candidate_id', '=', id)
        .execute(),
    );
    expect((await answer(second, true)).status).toBe(404);
    const gone = await asked();
    await server.inTenant(admin.agencyId, (tx) =>
      tx.deleteFrom('candidates').where('id', '=', gone.id).execute(),
    );
    expect((await show(gone.token)).error.code).toBe('CONSENT_LINK_INVALID');
    expect((await show('x'.repeat(43))).error.code).toBe('CONSENT_LINK_INVALID');
  });

  it('writes in the language in which the candidate last agreed, else in that of who asks', async () => {
    const recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    await server.inTenant(admin.agencyId, (tx) =>
      tx.updateTable('users').set({ lang: 'es' }).where('id', '=', recruiter.userId).execute(),
    );
    const one = await newCandidate();
    await send(one.id, recruiter);
    await newToken(one.email);
    expect((await mailsTo(one.email))[0]?.subject).toMatch(/^¿Puede .+ conservar tus datos\?$/);
    const other = await newCandidate();
    await server.inTenant(admin.agencyId, (tx) =>
      tx
        .insertInto('consents')
        .values({
          agency_id: admin.agencyId,
          id: newId(),
          candidate_id: other.id,
          status: 'ACCEPTED',
          origin: 'APPLICATION',
          locale: 'ca',
          policy_sha256: Buffer.alloc(32),
          created_at: now(),
        })
        .execute(),
    );
    await send(other.id, recruiter);
    await newToken(other.email);
    expect((await mailsTo(other.email))[0]?.subject).toMatch(/^Pot .+ conservar les teves dades\?$/);
  });

  it('does not flood a candidate with mails', async () => {
    const { id } = await newCandidate();
    for (let index = 0; index < 10; index += 1) expect((await send(id)).status).toBe(200);
    expect((await send(id)).status).toBe(429);
  });

  it('leaves the version alone, so that whoever edits the candidate meanwhile is not disturbed', async () => {
    const { id, token } = await asked();
    const { version } = (await server.call(getCandidate, admin, { params: { id } })).body.data;
    await answer(token, true);
    const saved = await server.call(updateCandidate, admin, {
      params: { id },
      body: { jobTitle: 'Cap de sala', version },
    });
    expect(saved.status).toBe(200);
  });
});
