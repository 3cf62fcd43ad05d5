import { after, before, describe, it } from 'node:test';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { answerConsentRequest, getConsentRequest, sendGdpr } from '@cantera/shared/contracts/consents';
import { expect } from 'expect';
import PostalMime, { type Email } from 'postal-mime';
import { newId } from '../../ids.ts';
import { listOutbox, outboxFolder, readOutbox } from '../../integrations/mail/index.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertCandidate } from '../../testing/pipeline-data.ts';
import { applicant, apply, portalPosition, slugOf } from '../../testing/public-data.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';

const LINK = /https:\/\/cantera\.example\.com\/public\/gdpr\/([\w-]+)\?lang=(\w+)/;

describe('consent by the link of a receipt', () => {
  let server: TestServer;
  let worker: RunningWorker;
  let admin: TestUser;
  let positionId: string;
  before(async () => {
    server = await startTestServer({ PUBLIC_URL: 'https://cantera.example.com' });
    worker = startWorker(server.deps, server.databaseUrl);
    admin = await server.createAgency('Vela i Roure');
    positionId = await portalPosition(server, admin, { title: 'Forner/a' });
  });
  after(async () => {
    await worker.stop();
    await server.close();
  });

  const receiptTo = (address: string): Promise<Email> =>
    until(`a receipt to ${address}`, async () => {
      const folder = outboxFolder(server.deps.config);
      for (const name of await listOutbox(folder)) {
        const mail = await PostalMime.parse((await readOutbox(folder, name)) ?? Buffer.alloc(0));
        if (mail.to?.some((to) => to.address === address)) return mail;
      }
      return undefined;
    });
  const applied = async (fields: Parameters<typeof applicant>[0] = {}) => {
    const form = applicant({ locale: 'ca', ...fields });
    expect((await apply(server, slugOf(admin), positionId, form)).statusCode).toBe(200);
    const email = String(form.email);
    const receipt = await receiptTo(email);
    const [row] = await server.asOwner<{ candidate_id: string; application_id: string; body: string }>(
      'select candidate_id, application_id, body from messages where to_address = $1',
      [email],
    );
    const token = LINK.exec(receipt.text ?? '')?.[1] ?? '';
    return { receipt, token, body: row?.body, id: row?.candidate_id ?? '', of: row?.application_id };
  };
  const show = (token: string) => server.call(getConsentRequest, null, { params: { token } });
  const answer = (token: string, accepted: boolean) =>
    server.call(answerConsentRequest, null, { params: { token }, body: { accepted } });
  const gdprOf = async (id: string) =>
    (await server.call(getCandidate, admin, { params: { id } })).body.data.gdpr;

  it('[GDPR-31] leads to the page that answers, and leaves who applied ACCEPTED and never asked', async () => {
    const { receipt, token, id } = await applied({ keep: 'true' });
    expect(receipt.text).toContain('Consulta o retira el teu consentiment (https://');
    expect(LINK.exec(receipt.text ?? '')?.[2]).toBe('ca');
    expect((await show(token)).body.data).toMatchObject({
      firstName: 'Ximena',
      agencyName: 'Vela i Roure',
      locale: 'ca',
      answer: 'ACCEPTED',
    });
    expect(await gdprOf(id)).toMatchObject({ status: 'ACCEPTED', delivery: null });
    expect(await server.asOwner('select 1 from consent_requests where candidate_id = $1', [id])).toEqual([]);
  });

  it('[GDPR-31] withdraws, and agrees again', async () => {
    const { token, id } = await applied();
    expect((await show(token)).body.data.answer).toBe(null);
    expect((await answer(token, false)).body.data.answer).toBe('REJECTED');
    expect((await gdprOf(id)).status).toBe('REJECTED');
    expect((await show(token)).body.data.answer).toBe('REJECTED');
    expect((await answer(token, true)).status).toBe(200);
    expect((await gdprOf(id)).status).toBe('ACCEPTED');
    const kept = await server.asOwner(
      'select status, origin, locale from consents where candidate_id = $1 and origin = $2 order by created_at',
      [id, 'LINK'],
    );
    expect(kept).toEqual([
      { status: 'REJECTED', origin: 'LINK', locale: 'ca' },
      { status: 'ACCEPTED', origin: 'LINK', locale: 'ca' },
    ]);
  });

  it('[GDPR-31] stands in no message that members read', async () => {
    const { token, body } = await applied();
    expect(token).toMatch(/^[\w-]{86}$/);
    expect(body).toContain('ha rebut la teva candidatura');
    expect(body).not.toContain('/public/gdpr/');
  });

  it('goes on working when somebody is asked, whose answer it gives then', async () => {
    const { token, id } = await applied({ keep: 'true' });
    expect((await server.call(sendGdpr, admin, { params: { id } })).status).toBe(200);
    expect((await show(token)).body.data.answer).toBe(null);
    expect((await answer(token, true)).status).toBe(200);
    expect((await gdprOf(id)).status).toBe('ACCEPTED');
  });

  it('[GDPR-31] ends after 30 days; one that was changed names nobody', async () => {
    const { token, of } = await applied();
    const wrong = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    expect((await show(wrong)).error.code).toBe('CONSENT_LINK_INVALID');
    await server.asOwner("update applications set created_at = now() - interval '31 days' where id = $1", [
      of,
    ]);
    expect((await show(token)).error.code).toBe('CONSENT_LINK_INVALID');
    expect((await answer(token, false)).error.code).toBe('CONSENT_LINK_INVALID');
  });

  it('is sent to nobody else’s address: whoever names the profile of somebody who is known gets none', async () => {
    const name = newId();
    const known = await insertCandidate(server, admin.agencyId, { email: `${name}@example.test` });
    await server.asOwner('update candidates set linkedin_key = $1 where id = $2', [name, known]);
    const { receipt, id } = await applied({ linkedin: `https://www.linkedin.com/in/${name}` });
    expect(id).toBe(known);
    expect(receipt.text).toContain('Com tractem les teves dades');
    expect(receipt.text).not.toContain('/public/gdpr/');
  });
});
